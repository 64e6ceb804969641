import type { Picture } from "#core/catalogue/picture.ts"
import { cx } from "../kit/cx.ts"
import * as css from "./Egift.css.ts"

/** A closed envelope in the colour of its design, with the shop's seal; it opens once if it `opens`. Mock egift-sealed. */
export const SealedEnvelope = ({
  of,
  opens = false
}: {
  readonly of: Picture | undefined
  readonly opens?: boolean
}) => {
  const colour = (lightness: number) => `hsl(${hueOf(of?.wall)} 42% ${lightness}%)`
  return (
    <svg viewBox="0 0 300 196" className={cx(css.sealed, opens && css.opening)} aria-hidden="true">
      <rect width="300" height="196" rx="14" fill={colour(50)} />
      <path d="M14 196 150 96 286 196z" fill={colour(55)} />
      <path d="M6 8 150 112 294 8Q292 0 286 0H14Q8 0 6 8z" fill={colour(64)} className={opens ? css.flap : undefined} />
      <circle cx="150" cy="112" r="33" fill="#c99a45" />
      <circle cx="150" cy="112" r="26" fill="none" stroke="#a87a2a" strokeWidth="2" />
      <path
        d="M147 109q-13 2-13-12 14 0 13 12zm6 0q-1-12 13-12 0 14-13 12zm0 6q13-2 13 12-14 0-13-12zm-6 0q1 12-13 12 0-14 13-12z"
        fill="#86611f"
      />
    </svg>
  )
}

/** Hue of a colour such as `#e9e4fb`, in degrees; that of the shop without one. */
const hueOf = (colour = "#e9e4fb"): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  if (!(most > least)) return 320
  const part =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least)
  return Math.round(((part + 6) % 6) * 60)
}
