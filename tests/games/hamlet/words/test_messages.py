"""The messages of Hamlet and their texts in four languages."""

from __future__ import annotations

import re

import pytest

from parlour.engine.plain import Plain
from parlour.engine.record import load
from parlour.engine.state import State
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.rules.actions import PLACE
from parlour.games.hamlet.rules.counters import COINS, ENTRIES
from parlour.games.hamlet.rules.stages import PLACING
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.words import messages
from parlour.games.hamlet.words.messages import PAYING
from parlour.games.hamlet.words.refusals import ALL, KIND_RULES
from parlour.geometry.mosaic import FREE
from parlour.geometry.outline import LONGEST
from tests.engine.matches import GOLDEN
from tests.games.hamlet.scene import Scene, components, joined
from tests.games.texts import in_every_language, read, reasons, words_of

WORDS = words_of("hamlet")


def test_every_refusal_has_a_reason() -> None:
    assert set(KIND_RULES.values()) <= set(ALL) == reasons("hamlet")


@in_every_language
def test_no_other_letters_stand_among_the_words(language: str) -> None:
    text = read("hamlet", f"text/{language}.ftl")
    said = re.sub(r"\{[^{}]*\}|^[\w-]+ =|^\s*\*?\[\w+\]|^#.*|^\s*\.\w+ =", "", text, flags=re.MULTILINE).replace(
        "Hamlet", ""
    )
    said = re.sub(r"\$\w+ ->", "", said)
    if language in ("ru", "uk"):
        assert not re.search(r"[A-HJ-Za-z]{2,}", said), re.findall(r"[A-HJ-Za-z]{2,}", said)[:3]
    else:
        assert not re.search(r"[а-яА-Я]", said)


def told(language: str, scene: Scene, do: str, **fields: Plain) -> str:
    view = GAME.view(scene.state, 0)
    return WORDS[language].format_with_names(GAME.describe(view, {"do": do, **fields}), ["Ann", "Bob"], name="Ann")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Fulfil sale 1: 2 wood, 1 wheat"),
        ("ru", "Выполнить продажу 1: 2 дерева, 1 зерно"),
        ("fr", "Honorer la commande 1\u202f: 2 bois, 1 blé"),
        ("uk", "Виконати продаж 1: 2 деревини, 1 зерно"),
    ],
)
def test_a_sale_names_its_goods(language: str, expected: str) -> None:
    """M45."""
    assert told(language, Scene(), "sell", sale=1) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Hire a villager for 5 coins"),
        ("ru", "Нанять жителя за 5 монет"),
        ("fr", "Engager un villageois pour 5 pièces"),
        ("uk", "Найняти жителя за 5 монет"),
    ],
)
def test_the_message_about_hiring_has_the_price(language: str, expected: str) -> None:
    """M44."""
    assert told(language, Scene(), "hire_villager") == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Use a milk that Bob made at Dairy farm"),
        ("ru", "Взять молоко с участка «Молочная ферма», производитель: Bob"),
        ("fr", "Utiliser un lait de Bob, depuis «\u202fFerme laitière\u202f»"),
        ("uk", "Узяти молоко з ділянки «Молочна ферма», виробник: Bob"),
    ],
)
def test_the_message_about_a_piece_names_its_producer(language: str, expected: str) -> None:
    """M30."""
    assert told(language, Scene(), "use", tile="dairy_farm", seat=1) == expected


def test_the_message_about_a_delivery_has_its_figures() -> None:
    """M46."""
    assert told("en", Scene(), "deliver", delivery=1) == "Make delivery 1 to the church: 3 milk/brick"
    assert told("en", Scene(), "deliver", delivery=3) == "Make delivery 3 to the church: 10 coins"


@pytest.mark.parametrize(
    ("language", "deals"),
    [
        ("en", ["free", "for 1 coin", "for 2 coins, with 3 coins on it"]),
        ("ru", ["бесплатно", "за 1 монету", "за 2 монеты, на нём 3 монеты"]),
        ("fr", ["gratuit", "pour 1 pièce", "pour 2 pièces, 3 pièces dessus"]),
        ("uk", ["безкоштовно", "за 1 монету", "за 2 монети, на ньому 3 монети"]),
    ],
)
def test_the_message_about_a_blueprint_has_its_cost_and_coins(language: str, deals: list[str]) -> None:
    """M44."""
    scene = Scene()
    scene.state.row_coins = [0, 0, 3, 0]
    row = GAME.view(scene.state, 0).shown["row"]
    assert isinstance(row, list)
    for slot, deal in zip(row, deals, strict=False):
        assert isinstance(slot, dict)
        assert told(language, scene, "acquire", blueprint=slot["blueprint"]).endswith(f"({deal})")


def test_prompts_follow_the_stage() -> None:
    """M40, M44, M48."""
    scene = Scene().hand(0, "small_woodland").coins(0, 9)
    assert GAME.prompt(GAME.view(scene.state, 0)).arguments == {"standing": 1, "last": 0}
    assert GAME.prompt(GAME.view(scene.state, 1)).text == "prompt-wait"
    scene.play("build", blueprint="small_woodland", tile="lumberjack")
    assert GAME.prompt(GAME.view(scene.state, 0)).arguments == {"blueprint": "small_woodland"}
    hiring = Scene().coins(0, 9).play("hire_donkey", tile="farm")
    assert GAME.prompt(GAME.view(hiring.state, 0)).text == "prompt-hire"


def test_a_need_of_many_sorts_is_named_up_to_four() -> None:
    """M45."""
    found = messages.goods_of(components().sale_need[11])
    assert (found["sorts"], found["good4"], found["count4"]) == (4, "milk", 1)


def test_what_is_pending_is_shown() -> None:
    """M31: the work, what it needs, what is chosen."""
    scene = Scene().on(joined("church - farm", "church - barn_a", "church - market")).goods("farm", wheat=3)
    scene.goods("barn_a", wood=3).coins(0, 30).play("deliver", delivery=4).play("bring", tile="farm", good="wheat")
    work = GAME.view(scene.state, 0).shown["work"]
    assert isinstance(work, dict)
    assert work["picks"] == [{"do": "bring", "tile": "farm", "good": "wheat"}]
    assert work["next"] == ["wood", "stone", "wheat"]
    assert work["need"] == [{"any_of": ["wood", "stone", "wheat"], "count": 10}]


# What the log tells


def logged(scene: Scene, do: str, by: int = 0, **fields: Plain) -> str:
    message = GAME.tell(GAME.view(scene.state, by), by, {"do": do, **fields})
    return WORDS["en"].format_with_names(message, ["Ann", "Bob", "Eve"], "log", "Ann")


def test_the_log_says_next_to_what_a_tile_is_laid_what_was_paid_and_who_earns_by_it() -> None:
    """M20, M32, M34, M48: tiles and goods are named, and so is the producer of another's piece."""
    record = load((GOLDEN / "hamlet" / "rules-2.seats-3.sensible.jsonl").read_text("utf-8"))
    state, said = record.game.new(record.variant, record.edition), list[str]()
    for index, entry in enumerate(record.entries):
        plain = record.game.actions.to_plain(entry.action)
        if entry.seat == NATURE or plain["do"] not in PAYING:
            record.step(state, index)
            continue
        message = record.game.tell(record.game.view(state, entry.seat), entry.seat, plain)
        said.append(WORDS["en"].format_with_names(message, ["Ann", "Bob", "Eve"], "log", "Ann"))
        before, touched = ledger(state), touching(state, entry.action)
        record.step(state, index)
        gains = [new - old for old, new in zip(before, ledger(state), strict=True)]
        assert message.arguments["earned"] == sum(gain for seat, gain in enumerate(gains) if seat != entry.seat)
        if plain["do"] == "place":
            assert message.arguments["beside"] == min(len(touched), 3)
            assert {message.arguments[name] for name in ("tile", "to", "from")[: len(touched)]} <= touched
    assert any(re.search(r"pays .*\d (wood|stone|wheat|timber|bricks?|flour|milk)", line) for line in said)
    assert any(re.search(r"; (Ann|Bob|Eve) earns \d+ coins? and \d+ points?$", line) for line in said)
    for where in ("next to", "between"):
        assert any(re.search(rf"lays [\w ]+ {where} .*, for \d", line) for line in said)


def touching(state: State, action: int) -> set[str]:
    """Name the tiles that a tile would touch; none if no tile is laid."""
    assert isinstance(state, HamletState)
    if state.stage != PLACING:
        return set()
    new, laid = state.work_item, state.village.with_tile(state.work_item, action - PLACE)
    segments = range(len(laid.components.shapes.outlines[new].kinds))
    facing = {laid.mosaic.facing(new, segment) for segment in segments} - {FREE}
    return {TILES[one // LONGEST] for one in facing}


def ledger(state: State) -> list[int]:
    """List the coins of all seats."""
    assert isinstance(state, HamletState)
    return [state.ledger[seat * ENTRIES + COINS] for seat in range(state.seats)]
