"""The sentences of the sources held against a ledger: each has an entry, and each rule has its sentence."""
from __future__ import annotations

from collections.abc import Iterator

from .errors import InputError
from .ledger import Ledger, read_sentences


def sentence_problems(ledger: Ledger) -> Iterator[str]:
    """Sentences without an entry, entries of sentences that are none, rules that no sentence says."""
    if not any(source.written for source in ledger.source):
        return
    try:
        table = read_sentences(ledger.ledger.game, ledger.ledger.ruleset).sentences
    except InputError as error:
        yield str(error)
        return
    written = {section for source in ledger.source if source.written for section in source.sections}
    yield from (f"section {section}: has no sentence in the table" for section in sorted(written - {*table}))
    yield from (f"section {section} of the table of sentences is in no source"
                for section in sorted({*table} - written))
    kinds = {rule.id: rule.kind for rule in ledger.rule}
    said: dict[str, list[str]] = {rule_id: [] for rule_id in kinds}
    for section, sentences in table.items():
        for i, (_, *ids) in enumerate(sentences, start=1):
            if not ids:
                yield f"section {section}, row {i}: has neither a rule nor a note"
            for rule_id in ids:
                if rule_id not in kinds:
                    yield f"section {section}, row {i}: {rule_id} is no entry of {ledger.ledger.ruleset}"
                elif section not in said[rule_id]:
                    said[rule_id].append(section)
    before = {rule_id for ids in ledger.holds.values() for rule_id in ids} if ledger.source[0].continues else set()
    for rule in ledger.rule:
        if rule.id in before:
            continue
        if rule.kind == "rule" and not said[rule.id] and {*rule.sections} & written:
            yield f"{rule.id}: no sentence says it, so it is no rule"
        missing = [section for section in said[rule.id] if section not in rule.sections]
        if missing:
            yield f"{rule.id}: a sentence of {', '.join(missing)} says it, which is not among its sections"
        beyond = [section for section in rule.sections if section in written and section not in said[rule.id]]
        if rule.kind == "rule" and beyond:
            yield f"{rule.id}: no sentence of {', '.join(beyond)} says it"
