"""Web Push: how a message for a browser is sealed (RFC 8291) and signed (RFC 8292). Needs `cryptography`."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

from areo.table.lines import Subscription

CURVE: Final = ec.SECP256R1()
SIGNED_SECONDS: Final = 12 * 3600
RECORD: Final = 4096  # bytes; a message of ours is one record


def text_of(data: bytes) -> str:
    """Bytes as the web writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """ValueError if they are not written so."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A server's own key, as it is stored."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def key_from(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(text, 16), CURVE)


def check(subscription: Subscription) -> None:
    """ValueError if nothing can be sealed for this browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(subscription.p256dh))
    if len(bytes_of(subscription.auth)) != 16:
        raise ValueError("auth has 16 bytes")


def seal(
    text: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The message as only that browser can read it. Each has a key and a salt of its own."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs, ours = bytes_of(p256dh), point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, host: str) -> str:
    """The header that tells a push service who sends: the holder of this key, to be found under this name."""
    url = urlsplit(endpoint)
    claims = {
        "aud": f"{url.scheme}://{url.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": f"https://{host}",
    }
    signed = f"{text_of(json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{text_of(json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    mark = text_of(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{mark}, k={text_of(point_of(key))}"
