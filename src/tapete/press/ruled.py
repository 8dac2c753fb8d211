"""Insert the ledger's words into a game's cards, sheets and reference."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..errors import DefectError
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..ledger.ledger import ledgers, read_ledger
from ..ledger.wording import wording
from ..paper import Block, Drawing, Grid, PaperRuleText, Printed, Text

Words = Callable[[PaperRuleText], str]


def with_rules(printed: Printed, game: Game, ruleset: Ruleset, language: str) -> Printed:
    """The printing with every `PaperRuleText` replaced by a text. Raises DefectError for a rule that the ruleset's
    ledger does not have."""
    said = _words(game, ruleset, language)
    return replace(
        printed,
        decks=tuple(replace(deck, cards=tuple(
            replace(card, blocks=_blocks(card.blocks, said), face=_face(card.face, said)) for card in deck.cards))
            for deck in printed.decks),
        sheets=tuple(replace(sheet, blocks=_blocks(sheet.blocks, said)) for sheet in printed.sheets),
        reference=tuple(replace(section, blocks=_blocks(section.blocks, said)) for section in printed.reference))


def _words(game: Game, ruleset: Ruleset, language: str) -> Words:
    if game.name not in ledgers():
        texts = {}
    else:
        worded = wording(game.name, language)
        texts = {rule.id: worded(rule.es if language == "es" else rule.en)
                 for rule in read_ledger(game.name, ruleset.name).rule}

    def said(asked: PaperRuleText) -> str:
        for rule in asked.rules:
            if rule not in texts:
                raise DefectError(f"{game.name}, {ruleset.name}: something printed names the rule {rule}, which the "
                                  "ledger does not have")
        return " ".join(texts[rule] for rule in asked.rules)
    return said


def _blocks(blocks: tuple[Block, ...], said: Words) -> tuple[Block, ...]:
    return tuple(_block(block, said) for block in blocks)


def _block(block: Block, said: Words) -> Block:
    if isinstance(block, PaperRuleText):
        return Text(said(block), block.lead)
    if isinstance(block, Grid):
        return replace(block, rows=tuple(tuple(said(cell) if isinstance(cell, PaperRuleText) else cell for cell in row)
                                         for row in block.rows))
    return block


def _face(face: Drawing | None, said: Words) -> Drawing | None:
    if face is None:
        return None
    return replace(face, boxes=tuple(replace(box, blocks=_blocks(box.blocks, said)) for box in face.boxes))
