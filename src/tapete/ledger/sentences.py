"""Checks the sentences of the sources against a ledger: each sentence has an entry, and each rule has a sentence."""
from __future__ import annotations

from collections.abc import Iterator

from ..text.spoken import SpokenError
from .ledger import Ledger, read_sentences


def sentence_problems(ledger: Ledger) -> Iterator[SpokenError]:
    """Problems: sentences without an entry, sentences that do not exist, rules without a sentence."""
    if not any(source.written for source in ledger.source):
        return
    try:
        table = read_sentences(ledger.ledger.game, ledger.ledger.ruleset).sentences
    except SpokenError as error:
        yield error
        return
    written = {section for source in ledger.source if source.written for section in source.sections}
    yield from (SpokenError("sentences-missing", section=section) for section in sorted(written - {*table}))
    yield from (SpokenError("sentences-of-no-source", section=section)
                for section in sorted({*table} - written))
    kinds = {rule.id: rule.kind for rule in ledger.rule}
    said: dict[str, list[str]] = {rule_id: [] for rule_id in kinds}
    for section, sentences in table.items():
        for i, (_, *ids) in enumerate(sentences, start=1):
            if not ids:
                yield SpokenError("sentence-alone", section=section, row=str(i))
            for rule_id in ids:
                if rule_id not in kinds:
                    yield SpokenError("sentence-of-no-entry", section=section, row=str(i), rule=rule_id,
                                      ruleset=ledger.ledger.ruleset)
                elif section not in said[rule_id]:
                    said[rule_id].append(section)
    before = {rule_id for ids in ledger.holds.values() for rule_id in ids} if ledger.source[0].continues else set()
    for rule in ledger.rule:
        if rule.id in before:
            continue
        if rule.kind == "rule" and not said[rule.id] and {*rule.sections} & written:
            yield SpokenError("ledger-said-by-none", rule=rule.id)
        missing = [section for section in said[rule.id] if section not in rule.sections]
        if missing:
            yield SpokenError("ledger-section-missing", rule=rule.id, sections=", ".join(missing))
        beyond = [section for section in rule.sections if section in written and section not in said[rule.id]]
        if rule.kind == "rule" and beyond:
            yield SpokenError("ledger-section-beyond", rule=rule.id, sections=", ".join(beyond))
