import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css"
import { fewLetters, narrow, still, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const turnMs = 6_000
const fadeMs = 200

const base = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) 44px",
  alignItems: "center",
  minHeight: 32,
  background: tokens.color.strip,
  color: tokens.color.onStrip,
  ...font.caption,
  "@media": { [wide]: { gridTemplateColumns: "44px minmax(0, 1fr) 44px", paddingInline: 12 } }
})
export const strip = styleVariants({
  everywhere: [base],
  /** Goods begin higher on narrow screens. */
  wideOnly: [base, { "@media": { [narrow]: { display: "none" } } }]
})
// All of them are closed on this device: the first script knows before the first paint.
globalStyle(`html[data-strip=""] ${base}`, { display: "none" })

/** In a preview, in place of the strip. */
export const preview = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  paddingInline: 16,
  ...font.label
})

export const line = style({
  gridArea: "1 / 1",
  overflow: "hidden",
  textAlign: "center",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [fewLetters]: { whiteSpace: "normal" } }
})
const places = style({ gridColumn: 2, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "center" })

/** Each line has a part of the round; pointer and focus stop it. A hidden line takes no focus. */
const turning = (count: number): string => {
  const round = turnMs * count
  const percent = (ms: number): string => `${((ms / round) * 100).toFixed(3)}%`
  const turn = keyframes({
    "0%": { visibility: "visible", opacity: 0, transform: "translateY(8px)" },
    [percent(fadeMs)]: { visibility: "visible", opacity: 1, transform: "none" },
    [percent(turnMs)]: { visibility: "visible", opacity: 1, transform: "none" },
    [percent(turnMs + fadeMs)]: { visibility: "hidden", opacity: 0, transform: "translateY(-8px)" },
    "100%": { visibility: "hidden", opacity: 0 }
  })
  const name = style([places, {}])
  globalStyle(`${name} > li`, { animation: `${turn} ${round}ms linear infinite both` })
  for (let place = 0; place < count; place += 1)
    globalStyle(`${name} > :nth-child(${place + 1})`, {
      animationDelay: `${place === 0 ? -fadeMs : place * turnMs - fadeMs - round}ms`
    })
  globalStyle(`${base}:hover ${name} > li, ${base}:focus-within ${name} > li`, { animationPlayState: "paused" })
  globalStyle(`${name} > li`, { "@media": { [still]: { animation: "none" } } })
  globalStyle(`${name} > li + li`, { "@media": { [still]: { display: "none" } } })
  return name
}
/** The lines by how many there are. */
export const turns = { 1: places, 2: turning(2), 3: turning(3), 4: turning(4) }

export const link = style({
  display: "block",
  overflow: "hidden",
  padding: "8px 0",
  textOverflow: "ellipsis",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 3 }
})
export const close = style({ gridColumn: 3, minHeight: 32, height: 32, color: "inherit" })
