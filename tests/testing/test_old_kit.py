"""A kit's test class of an earlier version still works, and a warning names what it does not need any more."""
import pytest

from tapete.testing import Conformance


def test_records_of_parameters_are_not_needed_any_more() -> None:
    with pytest.warns(DeprecationWarning, match=r"Old\.records is not used any more"):
        type("Old", (Conformance,), {"records": {}})
