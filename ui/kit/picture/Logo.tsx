import type { ReactNode } from "react"
import { cx } from "../cx.ts"
import * as css from "./Logo.css.ts"

const petal = "M0-1.6C7-4.4 7.2-13.8 0-17-7.2-13.8-7-4.4 0-1.6Z"
const glint = "M0-6.2C.5-1.6 1.6-.5 6.2 0 1.6.5.5 1.6 0 6.2-.5 1.6-1.6.5-6.2 0-1.6-.5-.5-1.6 0-6.2Z"

/** The mark: kawung, four petals of batik around a glint of light. It takes the colour of the text around it. */
export const Kawung = ({ className }: { readonly className?: string }) => (
  <svg className={cx(css.mark, className)} viewBox="-18 -18 36 36" aria-hidden="true">
    {[45, 135, 225, 315].map((turn) => (
      <path key={turn} d={petal} transform={`rotate(${turn})`} />
    ))}
    <path className={css.glint} d={glint} />
  </svg>
)

/** The mark with the shop's sign beside it; something of the season may stand in the place of the mark. */
export const Logo = ({ sign, mark }: { readonly sign: string; readonly mark?: ReactNode }) => (
  <span className={css.logo}>
    {mark ?? <Kawung className={css.sign} />}
    <span className={sign.length > 12 ? css.long : undefined}>{sign}</span>
  </span>
)
