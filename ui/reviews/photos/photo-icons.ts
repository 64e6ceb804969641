/** The line drawings of photos in a form, in the way of `icons`. Source and licence as there. */
export const photoIcons = {
  grip: [
    [9, 5],
    [9, 12],
    [9, 19],
    [15, 5],
    [15, 12],
    [15, 19]
  ]
    .map(([x = 0, y = 0]) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0`)
    .join(""),
  pencil:
    "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4",
  turn: "M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5",
  smaller: "M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.35-4.35M8 11h6",
  larger: "M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.35-4.35M11 8v6M8 11h6",
  left: "M12 19l-7-7 7-7M19 12H5",
  right: "M5 12h14M12 5l7 7-7 7",
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
  up: "M5 12l7-7 7 7M12 19V5",
  down: "M12 5v14M19 12l-7 7-7-7"
} as const

/** A drawing of photos in a form. */
export type PhotoIconName = keyof typeof photoIcons
