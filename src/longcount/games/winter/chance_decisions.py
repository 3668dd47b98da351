"""What chance can answer, one small class per kind; the instances are made in decisions.py."""

from __future__ import annotations

from typing import Final

from longcount.kernel.decisions import Decision


class NextInOrder(Decision):
    """A seat gets the next place in the turn order."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class DealChief(Decision):
    """A chief card is dealt."""

    def __init__(self, chief: int) -> None:
        self.chief: Final = chief


class DealSetup(Decision):
    """A set-up card is dealt."""

    def __init__(self, setup: int) -> None:
        self.setup: Final = setup


class LayStone(Decision):
    """A sacred stone is laid on the main board."""

    def __init__(self, stone: int) -> None:
        self.stone: Final = stone


class OpenCulture(Decision):
    """A culture card is opened."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class TurnAnimal(Decision):
    """The top animal of the deck is turned up."""

    def __init__(self, species: int) -> None:
        self.species: Final = species


class LayBoard(Decision):
    """A megalith board is laid, upside down or not."""

    def __init__(self, board: int, turned: int) -> None:
        self.board: Final = board
        self.turned: Final = turned


class BoxTile(Decision):
    """A terrain tile is left out."""

    def __init__(self, terrain: int) -> None:
        self.terrain: Final = terrain


class LayTile(Decision):
    """A terrain tile is laid."""

    def __init__(self, terrain: int) -> None:
        self.terrain: Final = terrain


class TurnGlacier(Decision):
    """A glacier token is turned up."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class TurnRest(Decision):
    """The top rest token is turned up."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class Deal(Decision):
    """A seat draws a card from its own deck."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
