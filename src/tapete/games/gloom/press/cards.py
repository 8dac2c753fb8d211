"""The printed cards of Gloom: characters, stories, and the deck on film, as its white, and on paper with windows."""
from __future__ import annotations

from ....gamedef.kinds import signed
from ....paper import Box, Drawing, DrawnText, PaperCard, PaperDeck, Text
from ....text.speech import Speech, listed
from ..names import Kind
from ..options import GloomOptions
from ..pack import Card as PackCard
from ..pack import Event, Pack, Story
from ..pack import LayerCard as PackLayer
from ..text import polished
from ..words import card_text, effect_text
from . import art
from .film import AREA, COLUMNS, ROWS, STRIP, H, Layer, W, film_face, paper_face, plate, tile, white_face

COLOURS = {Kind.MODIFIER: art.BOX, Kind.EVENT: art.BLOOD, Kind.DEATH: "#4a4753"}


def decks(speech: Speech, options: GloomOptions) -> tuple[PaperDeck, ...]:
    """Characters and stories on paper; the deck on film, its white parts, and the same deck on paper."""
    pack, say, back = options.cards, speech.say, art.back()
    made = [PaperDeck("characters", say("print-deck-characters"), characters(speech, pack), back)]
    if pack.stories:
        made.append(PaperDeck("stories", say("print-deck-stories"), stories(speech, options), back))
    faces = [_faces(speech, options, key, kind, card) for key, kind, card in pack.deck]
    film, white, paper = (tuple(cards) for cards in zip(*faces, strict=True))
    return (*made, PaperDeck("film", say("print-deck-film"), film, back, film=True),
            PaperDeck("white", say("print-deck-white"), white, back, film=True, instead=True),
            PaperDeck("paper", say("print-deck-paper"), paper, back, instead=True))


def _faces(speech: Speech, options: GloomOptions, key: str, kind: Kind, card: PackCard) -> tuple[PaperCard, PaperCard,
                                                                                                 PaperCard]:
    """A card of the deck on film, its white, and on paper."""
    layer, name, said = layer_of(options, key, kind, card), card.name.of(speech.language), \
        speech.say(f"kind-{kind.name}")
    text = card_text(speech, options.cards, card)
    flavour = card.flavour.of(speech.language) if card.flavour else ""

    def with_face(face: Drawing) -> PaperCard:
        return PaperCard(key, name, said, COLOURS[kind], face=face)
    return (with_face(film_face(layer, name, said, text, flavour)), with_face(white_face(layer)),
            with_face(paper_face(speech, layer, name, said, text, flavour)))


def layer_of(options: GloomOptions, key: str, kind: Kind, card: PackCard) -> Layer:
    """The print of a card of the deck at the fixed places."""
    boxed = options.text_box == "always" or bool(card.effects) or isinstance(card, Event)
    if not isinstance(card, PackLayer):
        return Layer(key, kind.name, (None, None, None), None, None, False, True,
                     isinstance(card, Event) and bool(card.cancels))
    return Layer(key, kind.name, tuple(card.points), card.icon, "PERSISTENT" if card.lasting else card.corner,
                 card.lasting or kind == Kind.DEATH, boxed)


# ---- characters and stories ----------------------------------------------------------------------

def characters(speech: Speech, pack: Pack) -> tuple[PaperCard, ...]:
    """Characters, family by family; the print of cards on them does not cover face and name."""
    kind, made = speech.say("kind-CHARACTER"), []
    for family, people in sorted(pack.families.items()):
        for key, person in sorted(people.characters.items()):
            name = polished(person.name.of(speech.language), speech.language)
            of = polished(people.name.of(speech.language), speech.language)
            flavour = person.flavour.of(speech.language) if person.flavour else ""
            made.append(PaperCard(key, name, kind, art.family_colour(family),
                                  face=_character(key, family, name, of, kind, flavour)))
    return tuple(made)


def _character(key: str, family: str, name: str, of: str, kind: str, flavour: str) -> Drawing:
    colour = art.family_colour(family)
    x, y, width, _ = STRIP
    bottom = AREA[1] + AREA[3]
    crest = family if art.has_glyph(family) else "CHARACTER"
    svg = (f'<rect x="1.2" y="1.2" width="{W - 2.4}" height="{H - 2.4}" rx="2.4" fill="{colour}"/>'
           f'<clipPath id="f"><rect x="3" y="3" width="57" height="50" rx="1.4"/></clipPath><g clip-path="url(#f)">'
           f'{art.hatched(3, 3, 57, 50.5, 4)}<ellipse cx="33" cy="34" rx="19" ry="21" fill="{art.HALO}"/>'
           f'{art.portrait(key, family, 10.5, 9.6, 45)}</g>'
           f'<rect x="{COLUMNS[1]}" y="{ROWS[0] - 0.2}" width="{COLUMNS[2] - COLUMNS[1]}" height="9.6" rx="1.2" '
           f'fill="{art.TILE}" stroke="{art.INK}" stroke-width="0.35"/>'
           f'<rect x="{x}" y="{y}" width="{width}" height="{bottom - y}" rx="1.4" fill="{art.TILE}"/>'
           f'<circle cx="{W / 2}" cy="{y + 8}" r="5.6" fill="{colour}"/>'
           f'{art.glyph(crest, W / 2 - 4, y + 4, 8, art.TILE, 1.8)}'
           f'<path d="M8 {y + 8}H23M40 {y + 8}H55" stroke="{colour}" stroke-width="0.4"/>')
    words = (DrawnText(name, COLUMNS[1] + 0.8, ROWS[0] + 0.4, COLUMNS[2] - COLUMNS[1] - 1.6, 8.4,
                       3.5 if len(name) <= 16 else 2.95, weight=800, font="serif", colour=art.INK),
             DrawnText(of, 5, y + 14.6, 53, 3.4, 3.2, weight=700, colour=colour),
             DrawnText(kind, 5, bottom - 2.4, 26, 1.7, 1.55, "left", colour="#6d6656"),
             DrawnText(key, 20, bottom - 2.4, 38, 1.7, 1.45, "right", colour="#6d6656"))
    box = (Box(6, y + 18.6, 51, 9.8, (Text(flavour, note=True),), 3.5, 2.5, art.INK, "center"),) if flavour else ()
    return Drawing(svg, W, H, words, box)


def stories(speech: Speech, options: GloomOptions) -> tuple[PaperCard, ...]:
    """Stories as common cards: points on the left of the picture, the icons that count on the right."""
    return tuple(PaperCard(key, story.name.of(speech.language), speech.say("kind-STORY"), art.LEAF,
                           drawing=_story_scene(key, story), blocks=_story_blocks(speech, options, story))
                 for key, story in sorted(options.cards.stories.items()))


def _story_blocks(speech: Speech, options: GloomOptions, story: Story) -> tuple[Text, ...]:
    icons, points = icon_names(speech, options.cards, story.needs), story.points
    blocks = [Text(speech.say("print-story-needs", n=options.stories.characters, icons=icons)),
              *(Text(effect_text(speech, options.cards, effect, held=True), speech.say("print-while-held"))
                for effect in story.effects)]
    if points:
        blocks.append(Text(speech.say("print-story-worth", n=abs(points), points=signed(points))))
    if story.flavour:
        blocks.append(Text(story.flavour.of(speech.language), note=True))
    return tuple(blocks)


def icon_names(speech: Speech, pack: Pack, icons: list[str]) -> str:
    """Icons by name, as `cup or madness`."""
    return listed(speech, [pack.icons[icon].of(speech.language) for icon in icons], "or")


def _story_scene(key: str, story: Story) -> Drawing:
    scene = art.story_scene(key)
    svg, words = scene.svg, []
    if story.points:
        drawn, said = plate(story.points, 4, 24, 20, 14.5)
        svg += drawn
        words.append(said)
    high = 17 * len(story.needs) - 3
    svg += "".join(tile(icon, 90, (scene.height - high) / 2 + 17 * i, 15) for i, icon in enumerate(story.needs))
    return Drawing(svg, scene.width, scene.height, tuple(words))
