import { globalStyle, style } from "@vanilla-extract/css"
import { sharesLines } from "../kit/text/Grid.css.ts"
import { fewLetters, hovering, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minWidth: 0,
  ...sharesLines
})

/** Each part has its line: a missing one leaves it empty. */
const line = (row: number) => ({ gridRow: row })

export const picture = style(line(1))
globalStyle(`${picture} img`, { transition: `transform ${tokens.motion.slow} ${tokens.motion.enter}` })
globalStyle(`${card}:hover ${picture} img`, { "@media": { [hovering]: { transform: "scale(1.035)" } } })

/** Inside the round corner of the picture, with the same corner in small. */
export const label = style({
  position: "absolute",
  left: 9,
  top: 9,
  zIndex: 1,
  paddingLeft: 10,
  borderRadius: tokens.radius.petalSm
})

export const brand = style({ ...line(2), marginTop: 10, ...font.captionStrong, color: tokens.color.textMuted })

/** Room for two lines on narrow screens and one on wide ones, so that prices stand on one line across a row. */
export const name = style({
  ...line(3),
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minHeight: "2.5rem",
  marginTop: 1,
  ...font.bodySMedium,
  "@media": { [wide]: { minHeight: "1.25rem", WebkitLineClamp: 1 }, [fewLetters]: { WebkitLineClamp: "none" } }
})

/** The whole card leads to the product. Rule 2. */
export const link = style({
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1, borderRadius: tokens.radius.petal },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
    [`${card}:hover &`]: { color: tokens.color.brand }
  }
})
export const whenWide = style({ "@media": { [narrow]: { display: "none" } } })
export const whenNarrow = style({ "@media": { [wide]: { display: "none" } } })

export const price = style({ ...line(4), marginTop: 4 })
export const rating = style({
  ...line(5),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 5px",
  marginTop: 5,
  minHeight: 16,
  ...font.caption,
  color: tokens.color.textMuted,
  whiteSpace: "nowrap"
})
export const mean = style({
  color: tokens.color.text,
  ...font.captionStrong,
  fontVariantNumeric: "tabular-nums",
  "@media": { [narrow]: { "::after": { content: " ·", color: tokens.color.textMuted, ...font.caption } } }
})

export const kinds = style({
  ...line(6),
  position: "relative",
  display: "flex",
  alignItems: "center",
  placeSelf: "start",
  gap: 5,
  maxWidth: "100%",
  minHeight: 24,
  marginTop: 3,
  ":hover": { color: tokens.color.brand },
  "@media": { [hovering]: { zIndex: 2 }, [fewLetters]: { flexWrap: "wrap" } },
  ...font.caption,
  color: tokens.color.textMuted,
  whiteSpace: "nowrap",
  overflow: "hidden"
})
export const swatch = style({
  flex: "none",
  width: 14,
  height: 14,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tokens.color.text} 22%, transparent)`
})
export const kind = style({
  padding: "0 6px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.xs,
  overflow: "hidden",
  textOverflow: "ellipsis"
})

export const actions = style({
  ...line(7),
  position: "relative",
  zIndex: 2,
  display: "flex",
  gap: 8,
  marginTop: "auto",
  paddingTop: 8
})
export const action = style({
  flex: 1,
  paddingInline: 8,
  minWidth: 0,
  "@media": { [wide]: font.captionStrong }
})

/** In a flash sale on a telephone a card says what it costs; the product's page has the rest. Look, campaign home. */
for (const part of [rating, kinds, actions])
  globalStyle(`[data-ground="dark"] ${part}`, { "@media": { [narrow]: { display: "none" } } })
globalStyle(`[data-ground="dark"] ${brand}`, { "@media": { [narrow]: { marginTop: 8 } } })
globalStyle(`[data-ground="dark"] ${price}`, { "@media": { [narrow]: { marginTop: 0 } } })
