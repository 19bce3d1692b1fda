"""Plots as SVG, drawn by Vega-Lite without a browser."""

from __future__ import annotations

from typing import TypeAlias

import vl_convert

Row: TypeAlias = dict[str, float | str]
SIZE = {"width": 640, "height": {"step": 34}}
PADDING = {"left": 30, "right": 16, "top": 6, "bottom": 6}  # letters may be wider where the plot is looked at
INK = "#3d6b5c"
QUIET = "#c9bfa9"


def shares(rows: list[Row], fair: float) -> str:
    """Draw shares (name, mean, low, high) as dots with their intervals, and the share of equals as a line."""
    scale = {"scale": {"domain": [0, 1]}, "axis": {"format": ".0%"}}
    return _intervals(rows, {"title": "share of wins", **scale}, fair)


def worths(rows: list[Row], title: str) -> str:
    """Draw points (name, mean, low, high) as dots with their intervals on both sides of zero."""
    return _intervals(rows, {"title": title}, 0.0)


def spreads(rows: list[Row], title: str) -> str:
    """Draw the spread of values (name, mean, low, high): from the lowest decile to the highest, the mean as a dot."""
    return _intervals(rows, {"title": title}, None)


def _intervals(rows: list[Row], axis: dict[str, object], mark: float | None) -> str:
    name = {"field": "name", "type": "nominal", "title": None, "sort": None, "axis": {"labelLimit": 300}}
    x = {"type": "quantitative", **axis}
    interval = {
        "mark": {"type": "rule", "strokeWidth": 3, "color": INK},
        "encoding": {"y": name, "x": {"field": "low", **x}, "x2": {"field": "high"}},
    }
    dot = {
        "mark": {"type": "point", "filled": True, "size": 90, "color": INK},
        "encoding": {"y": name, "x": {"field": "mean", **x}},
    }
    line = {
        "data": {"values": [{"mark": mark}]},
        "mark": {"type": "rule", "strokeDash": [5, 4], "color": "#a0522d"},
        "encoding": {"x": {"field": "mark", "type": "quantitative"}},
    }
    layers = [interval, dot] if mark is None else [line, interval, dot]
    return _svg({"data": {"values": rows}, "layer": layers, **SIZE})


def bars(rows: list[Row], title: str) -> str:
    """Draw values (name, value) as bars on both sides of zero."""
    y = {"field": "name", "type": "nominal", "title": None, "sort": None, "axis": {"labelLimit": 300}}
    x = {"field": "value", "type": "quantitative", "title": title}
    return _svg({"data": {"values": rows}, "mark": {"type": "bar", "color": INK}, "encoding": {"y": y, "x": x}, **SIZE})


def histogram(values: list[float], title: str) -> str:
    """Draw a histogram of values."""
    x = {"field": "value", "bin": {"maxbins": 40, "minstep": 1}, "title": title, "axis": {"format": "d"}}
    y = {"aggregate": "count", "title": None}
    rows: list[Row] = [{"value": value} for value in values]
    mark = {"type": "bar", "color": INK, "stroke": QUIET}
    return _svg({"data": {"values": rows}, "mark": mark, "encoding": {"x": x, "y": y}, "width": 640, "height": 180})


def course(shares: list[float], title: str) -> str:
    """Draw the course of a share, from the first value to the last."""
    encoding = {
        "x": {"field": "x", "type": "quantitative", "title": title, "axis": {"format": "d"}},
        "y": {"field": "y", "type": "quantitative", "title": None, "axis": {"format": ".0%"}},
    }
    rows: list[Row] = [{"x": count, "y": share} for count, share in enumerate(shares, start=1)]
    mark = {"type": "line", "color": INK}
    return _svg({"data": {"values": rows}, "mark": mark, "encoding": encoding, "width": 640, "height": 240})


def _svg(spec: dict[str, object]) -> str:
    schema = "https://vega.github.io/schema/vega-lite/v5.json"
    axis = {"labelFontSize": 12, "titleFontSize": 12}
    config = {"font": "Arial, Helvetica, sans-serif", "view": {"stroke": None}, "axis": axis}
    return str(vl_convert.vegalite_to_svg({"$schema": schema, "config": config, "padding": PADDING, **spec}))
