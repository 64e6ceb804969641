import type { Tone } from "#core/charts/chart.ts"
import type { Box } from "#core/charts/drawing.ts"
import * as css from "./ChartDrawing.css.ts"

const row = 15

/** The form of a box and its content. */
export const BoxShape = ({
  box,
  title,
  lines,
  spec,
  tone,
  isRoot
}: {
  readonly box: Box
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly spec: string
  readonly tone: Tone | "none"
  /** The whole machine: a title without a box. */
  readonly isRoot: boolean
}) => {
  const { x, y, w, h, shape } = box
  const middle = x + w / 2
  switch (shape) {
    case "anytime":
    case "elsewhere":
      return (
        <>
          <rect x={x} y={y} width={w} height={h} rx={h / 2} className={css.elsewhere} />
          <text x={middle} y={y + h / 2 + 4} className={css.aside}>
            {shape === "elsewhere" ? `→ ${title}` : title}
          </text>
        </>
      )
    case "choice":
      return (
        <>
          <path
            d={`M${x + 12},${y}H${x + w - 12}L${x + w},${y + h / 2}L${x + w - 12},${y + h}H${x + 12}L${x},${y + h / 2}Z`}
            className={css.choice}
          />
          <text x={middle} y={y + 19.5} className={css.question}>
            {title}
          </text>
        </>
      )
    case "final":
      return (
        <>
          <rect x={x} y={y} width={w} height={h} rx={h / 2} className={css.box[tone]} />
          <rect x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx={h / 2 - 3} className={css.inner[tone]} />
          <text x={middle} y={y + h / 2 + 4.5} className={css.ending}>
            {title}
          </text>
        </>
      )
    case "group":
    case "region":
    case "parallel":
      return (
        <>
          <rect x={x} y={y} width={w} height={h} rx="10" className={isRoot ? css.root : css.ground[shape]} />
          <text x={x + 14} y={y + 22} className={css.title}>
            {title}
            {spec === "" ? null : (
              <tspan dx="9" className={css.spec}>
                {spec.startsWith("D") ? spec : `§${spec}`}
              </tspan>
            )}
          </text>
          <Lines x={x + 14} y={y + 22} lines={lines} />
        </>
      )
    default:
      return (
        <>
          <rect x={x} y={y} width={w} height={h} rx="7" className={css.box[tone]} />
          <rect x={x} y={y + 5} width="4" height={h - 10} rx="2" className={css.bar[tone]} />
          <text x={x + 15} y={y + 20} className={css.title}>
            {title}
          </text>
          <Lines x={x + 15} y={y + 20} lines={lines} />
        </>
      )
  }
}

const Lines = ({ x, y, lines }: { readonly x: number; readonly y: number; readonly lines: ReadonlyArray<string> }) =>
  lines.map((line, at) => (
    <text key={line} x={x} y={y + (at + 1) * row} className={css.small}>
      {line}
    </text>
  ))
