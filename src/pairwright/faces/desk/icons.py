"""Icons, drawn for this project: a grid of 24 units, a stroke of 1.7, round ends."""

from __future__ import annotations

ICONS = {
    "undo": '<path d="M4 8h8a5 5 0 0 1 0 10H8"/><path d="M7.5 4 4 8l3.5 4"/>',
    "redo": '<path d="M20 8h-8a5 5 0 0 0 0 10h4"/><path d="M16.500 4 20 8l-3.500 4"/>',
    "more": '<path d="M12 5.500v.1M12 12v.1M12 18.500v.1" stroke-width="3"/>',
    "tick": '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
    "cross": '<path d="m6 6 12 12M18 6 6 18"/>',
    "phone": '<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>',
    "search": '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>',
    "theme": '<path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z"/>',
    "help": '<circle cx="12" cy="12" r="8.500"/><path d="M9.700 9.600a2.400 2.400 0 1 1 3.500 2.200c-.8.400-1.200.9-1.200 1.800"/>'
    '<path d="M12 16.600v.1"/>',
    "language": '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c5 5.500 5 11.500 0 17M12 3.500c-5 5.500-5 11.500'
    ' 0 17"/>',
    "print": '<path d="M7 9V4h10v5"/><path d="M7 17H4V9h16v8h-3"/><path d="M7 14h10v6H7z"/>',
    "down": '<path d="M12 5v14M6 13l6 6 6-6"/>',
    "up": '<path d="M12 19V5M6 11l6-6 6 6"/>',
    "lock": '<rect x="5" y="11" width="14" height="9" rx="1.500"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
    "away": '<path d="M3 3l18 18M7 8.500A5 5 0 0 0 7.500 18H17M10 6.300A5.500 5.500 0 0 1 17 11a3.500 3.500 0 0 1 3 5.500"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "file": '<path d="M6 3h8l4 4v14H6z"/><path d="M14 3v4h4"/>',
    "screen": '<rect x="3" y="4.500" width="18" height="12" rx="1.500"/><path d="M12 16.500V20M8 20h8"/>',
    "edit": '<path d="M4 20l1-4.500L15.500 5l3.500 3.500L8.500 19z"/><path d="m13.500 7 3.500 3.500"/>',
    "map": '<circle cx="5" cy="6" r="2"/><circle cx="12" cy="6" r="2"/><circle cx="5" cy="18" r="2"/>'
    '<circle cx="19" cy="18" r="2"/><path d="M5 8v8M12 8l6 8"/>',
    "clock": '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
}
FLIPPED = frozenset(["undo", "redo", "file"])
"""Icons that point: they mirror where the page does."""
