"""The rules. No I/O, no clock, no randomness but the dice handed in, no logging, no text for people."""

from rudel.core.game import Info
from rudel.games import dog, filou, klaeffer, schafe

GAMES: dict[str, Info] = {
    "dog": dog.DOG,
    "lagerdog": dog.LAGERDOG,
    "filou": filou.FILOU,
    "klaeffer": klaeffer.KLAEFFER,
    "schafe": schafe.SCHAFE,
}
