import { globalStyle, style } from "@vanilla-extract/css"

const room = "0.9em"

/** Short facts in lines, each a child, with a dot between two in one line: no line begins or ends with one. They are not read out. */
export const dotted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginLeft: `-${room}`,
  // Room for the outline of a focused link on the other sides.
  clipPath: `inset(-6px -6px -6px ${room})`
})
// Beside each fact, so that the second line of a long one begins below its first.
globalStyle(`${dotted} > *`, { position: "relative", paddingLeft: room, minWidth: 0 })
globalStyle(`${dotted} > *::before`, {
  content: ['"·"', '"·" / ""'],
  position: "absolute",
  left: 0,
  width: room,
  textAlign: "center"
})
