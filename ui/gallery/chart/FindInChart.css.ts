import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { choice, menu } from "../Parts.css.ts"

export const whole = style({ position: "relative", flex: "1 1 200px", minWidth: 0, maxWidth: 420 })
export const found = style([menu, { right: 0, maxHeight: "60vh", overflowY: "auto" }])
export const kind = style({ ...font.caption, color: tokens.color.textMuted })
/** A row that leads to another page, as those do that stay here. */
export const leading = style([choice, { display: "block", paddingBlock: 10 }])
export const none = style({ padding: tokens.space.x3 })
