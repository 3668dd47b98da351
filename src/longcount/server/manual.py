"""The page /docs: the OpenAPI description as plain HTML, without scripts, so that the strict policy holds here too."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

STYLE: Final = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;background:#8881;padding:.8rem}code{font-size:.95em}h2{margin-top:2.5rem}
section{border-top:1px solid #8886}
:root{color-scheme:light dark}"""


def page(schema: dict[str, Any]) -> str:
    parts = [
        operation(path, method, told) for path, all_of in schema["paths"].items() for method, told in all_of.items()
    ]
    models = [model(name, told) for name, told in schema["components"]["schemas"].items()]
    info = schema["info"]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(info['title'])}</title><style>{STYLE}</style><main><h1>{escape(info['title'])}</h1>"
        f'<p>{escape(info["description"])}</p><p>For programs: <a href="/openapi.json">openapi.json</a>.</p>'
        f"{''.join(parts)}<h2>Types</h2>{''.join(models)}</main></html>"
    )


def operation(path: str, method: str, told: dict[str, Any]) -> str:
    lines = [
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(told.get('summary', ''))}.</p><ul>"
    ]
    for parameter in told.get("parameters", []):
        text = f"{parameter['name']} ({parameter['in']}): {kind_of(parameter['schema'])}"
        lines.append(f"<li>{text} {escape(parameter.get('description', ''))}</li>")
    for media, content in told.get("requestBody", {}).get("content", {}).items():
        lines.append(f"<li>body, {escape(media)}: {kind_of(content.get('schema', {}))}</li>")
    for status, answer in told["responses"].items():
        kinds = [kind_of(content.get("schema", {})) for content in answer.get("content", {}).values()]
        lines.append(f"<li>{status}: {', '.join(kinds)} {escape(answer.get('description', ''))}</li>")
    return "".join([*lines, "</ul></section>"])


def kind_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    if "anyOf" in schema:
        return " or ".join(kind_of(one) for one in schema["anyOf"])
    return escape(str(schema.get("type", "anything")))


def model(name: str, told: dict[str, Any]) -> str:
    text = escape(json.dumps(told, indent=1, ensure_ascii=False))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><pre>{text}</pre></section>'
