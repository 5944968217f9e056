"""Text of documents, escaped for the place where a plot shows it."""

import html
import unicodedata

LENGTH_MAX = 120


def plain(text: str) -> str:
    """Text in which control characters, marks of direction and halves of characters are written
    as `\\u{...}`."""
    return "".join(
        f"\\u{{{ord(character):x}}}" if _is_hidden(character) else character for character in text
    )


def for_page(text: str) -> str:
    """Text for Plotly, which takes some elements for markup and `%{...}` for a value."""
    return html.escape(plain(text), quote=False).replace("%{", "&#37;{")


def script_json(text: str) -> str:
    """JSON for the inside of an HTML script."""
    escapes = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028"}
    return text.translate(str.maketrans(escapes | {"\u2029": "\\u2029"}))


def excerpt(text: str) -> str:
    """The text itself, or the start of a long one with its length."""
    text = plain(text)
    if len(text) <= 2 * LENGTH_MAX:
        return text
    return f"{text[:LENGTH_MAX]}... ({len(text)} characters)"


def _is_hidden(character: str) -> bool:
    kind = unicodedata.category(character)
    is_direction = character in "\u200e\u200f\ufeff" or "\u202a" <= character <= "\u202e"
    is_isolate = "\u2066" <= character <= "\u2069"
    return kind in ("Cc", "Cs", "Zl", "Zp") or is_direction or is_isolate
