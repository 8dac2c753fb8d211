"""Operations on arrays of numbers in a record: clear, remove, swap."""
from .rule import rule


@rule
def clear(numbers):
    """Set all numbers to 0."""
    for i in range(len(numbers)):
        numbers[i] = 0


@rule
def delete_at(numbers, n, at):
    """Remove and return the number at index `at` of the first n. The numbers after it move up, and a 0 comes last."""
    number = numbers[at]
    for i in range(at, n - 1):
        numbers[i] = numbers[i + 1]
    numbers[n - 1] = 0
    return number


@rule
def swap(numbers, i, j):
    """Swap the numbers at two indices."""
    number = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = number
