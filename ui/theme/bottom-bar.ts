import { tokens } from "./tokens.css.ts"

/** A bar at the bottom of the screen, within a thumb's reach; what is in it, and from which width on, each says itself. Rule 21. */
export const bottomBar = {
  position: "fixed",
  inset: "auto 0 0 0",
  zIndex: tokens.z.bar,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.up
} as const
