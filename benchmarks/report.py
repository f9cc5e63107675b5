"""Tables of figures as Markdown, which reads as well in a terminal."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lay out a table: the first column to the left, figures to the right."""
    lines = [list(headings), *(list(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(headings))]
    rule = [("-" * width if n == 0 else "-" * (width - 1) + ":") for n, width in enumerate(widths)]
    return "\n".join(_line(line, widths) for line in [lines[0], rule, *lines[1:]])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = zip(cells, widths, strict=True)
    return f"| {' | '.join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)])} |"


def amount(number: float) -> str:
    """Write a number with three digits that count: 1,234,000 or 0.57."""
    if number >= 100:
        digits = max(0, len(str(int(number))) - 3)
        return f"{round(number, -digits):,.0f}"
    return f"{number:.3g}"


def machine() -> str:
    """Describe the machine without naming it: processors, Python, system."""
    model = "unknown processor"
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {cores} cores, {platform.system()} {platform.machine()}, {python}"
