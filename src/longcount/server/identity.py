"""Who is asking: a signed cookie stands for a user; a link's token stands for a seat; an origin for a page of ours."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from longcount.server.seating import Seat, new_id

COOKIE: Final = "longcount"
A_YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 30


class Identity:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(secret, salt="longcount user")

    # --- users --------------------------------------------------------------

    def new_user(self) -> str:
        return new_id()

    def user_of(self, cookie_header: str) -> str | None:
        """The user a Cookie header stands for; None if there is none or it is not signed by us."""
        value = cookie_called(COOKIE, cookie_header)
        try:
            user = self._signer.loads(value) if value else None
        except (BadSignature, ValueError):
            return None
        return user if isinstance(user, str) else None

    def cookie(self, user: str, is_secure: bool) -> str:
        """The Set-Cookie header of a user."""
        value = str(self._signer.dumps(user))
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"

    # --- links --------------------------------------------------------------

    def token(self, seat: Seat) -> str:
        """The token of a seat's link. It is never stored: it follows from the secret and the seat's nonce."""
        text = f"seat {seat.table_id} {seat.seat} {seat.nonce}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:40]

    def opens(self, seat: Seat, token: str) -> bool:
        return seat.nonce is not None and hmac.compare_digest(self.token(seat).encode(), token.encode())

    def link(self, seat: Seat) -> str:
        return f"/sit/{seat.table_id}/{self.token(seat)}"


def cookie_called(name: str, header: str) -> str | None:
    """The value of a cookie; in one pass, which the standard library's reader of quoted values does not promise."""
    for pair in header.split(";"):
        key, equals, value = pair.partition("=")
        if equals and key.strip() == name:
            return value.strip().strip('"')
    return None


def is_own_origin(origin: str, host: str, others: tuple[str, ...]) -> bool:
    """Whether a page of ours is asking: the Origin names the Host that was asked, or one that is allowed."""
    return origin in others or (bool(host) and host_of(origin) == host.lower())


def host_of(origin: str) -> str:
    """Host and port that an Origin names; empty if it names none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def guest_number(user: str) -> int:
    """What tells guests without a name apart."""
    return int(hashlib.sha256(user.encode()).hexdigest(), 16) % 900 + 100


def clean_name(name: str) -> str:
    """Printable, on one line, without the comma that parts names in a record."""
    kept = "".join(letter if letter.isprintable() and letter != "," else " " for letter in name)
    return " ".join(kept.split())[:LONGEST_NAME].strip()
