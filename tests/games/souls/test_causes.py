"""What changes a number is told before the number, from version 11 on; and a second target that must not be the
first."""
import pytest

from tests.games.test_readers_rules import played, told_in_spanish

CAUSES = {
    "loot/curved_horn": "Por «Cuerno Torcido», el ataque de Ana es 2 en su primera tirada de ataque del turno.",
    "loot/credit_card": "Por un efecto de este turno, Ana no paga nada.",
    "treasure/steamy_sale": "Por «Rebajas de Steam», el precio para Ana es 5¢.",
    "rooms/blessing_of_steam": "Por «Bendición de Steam», el precio para Ana es 5¢.",
    "rooms/pity_for_the_poor": "Por «Piedad para los Pobres», Ana no paga nada.",
    "rooms/blessing_of_gluttony": "Por «Bendición de la Gula», Ana va a saquear 2 cartas.",
    "treasure/two_of_clubs": "Por un efecto de este turno, Ana va a saquear 6 cartas.",
    "rooms/blessing_of_the_sack": "Por «Bendición del Saco», se dobla la recompensa de Ana.",
    "rooms/tax_for_the_mighty":
        "Por «Tributo de los Poderosos», Ana debe dar 2¢ a cada uno de los demás por atacar.",
    "treasure/shadow":
        "Por «Sombra», Ana elige el objeto que destruye Blas y gana el botín y los centavos que pierda.",
    "rooms/battle_royale_4": "Por «¡¡¡¡Batalla Campal!!!!», el objeto que pierda Blas será para Ana.",
    "bosses/gemini": "Con la vida que le queda, el ataque de «Géminis» es 2.",
    "monsters/rage_creep": "Por «Creep Furioso», Blas va a recibir el mismo daño: 1.",
}


@pytest.mark.parametrize("scenario", CAUSES)
def test_what_changes_a_number_is_told(scenario: str) -> None:
    path = f"souls/cards/{scenario}.yaml"
    assert CAUSES[scenario] in told_in_spanish(path)
    assert CAUSES[scenario] not in told_in_spanish(path, 10), "games of older versions are told as they were"


def test_by_older_versions_an_item_could_be_exchanged_with_itself() -> None:
    assert not played("souls/targets/apart.yaml")[0].state.now.n_targets
    session, _ = played("souls/targets/apart_second.yaml", 10)
    session.play("choose FANNY_PACK", 0)
    assert session.state.now.n_targets == 2
