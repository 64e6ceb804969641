import type { DifferenceKind } from "#core/charts/release/difference-marks.rule.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./ChartDrawing.css.ts"

/** Signs of differences, on the drawing and in lists: never by colour alone. */
export const differenceSigns: Readonly<Record<DifferenceKind, string>> = { added: "+", removed: "−", changed: "~" }

const shapes: Readonly<Record<DifferenceKind, string>> = {
  added: "M-5,0H5M0,-5V5",
  removed: "M-5,0H5",
  changed: "M-5.5,1.5Q-2.8,-4.5 0,0T5.5,-1.5"
}

/** The sign of a difference at a corner of what is new, gone from there, or changed. */
export const DifferenceMark = ({
  kind,
  x,
  y
}: {
  readonly kind: DifferenceKind
  readonly x: number
  readonly y: number
}) => {
  const { compare } = useSettings().words
  return (
    <g data-difference={kind} transform={`translate(${x} ${y})`}>
      <title>{compare[kind]}</title>
      <DifferenceSign kind={kind} />
    </g>
  )
}

/** The sign alone, around the origin. */
export const DifferenceSign = ({ kind }: { readonly kind: DifferenceKind }) => (
  <>
    <circle r="9.5" className={css.difference[kind]} />
    <path d={shapes[kind]} className={css.differenceSign} />
  </>
)
