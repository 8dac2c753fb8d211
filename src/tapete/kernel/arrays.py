"""Rows of numbers in a record."""
from .rule import rule


@rule
def clear(numbers):
    """Make all of them 0."""
    for i in range(len(numbers)):
        numbers[i] = 0


@rule
def take_out(numbers, n, at):
    """The number at a place among the first n, taken out: those behind it move up, and a 0 comes last."""
    number = numbers[at]
    for i in range(at, n - 1):
        numbers[i] = numbers[i + 1]
    numbers[n - 1] = 0
    return number


@rule
def swap(numbers, i, j):
    """Exchange the numbers at two places."""
    number = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = number
