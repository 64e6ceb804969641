import type { KeyboardEvent } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import { decisionsAt, isOpenDecision } from "#core/charts/decision.rule.ts"
import type { Box } from "#core/charts/drawing.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { fillIn } from "#core/charts/words.ts"
import { cx } from "../../kit/cx.ts"
import { useSettings } from "../settings.tsx"
import { BoxShape } from "./BoxShape.tsx"
import * as css from "./ChartDrawing.css.ts"

/** A state, or a mark that belongs to one. */
export const ChartBox = ({
  exhibit: { chart, letterings, invariants },
  box,
  isFirst,
  isLooked,
  isActive,
  isFolded,
  onFold,
  onLook
}: {
  readonly exhibit: Exhibit
  readonly box: Box
  readonly isFirst: boolean
  readonly isLooked: boolean
  readonly isActive: boolean
  readonly isFolded: boolean
  readonly onFold: (state: string) => void
  readonly onLook: (looked: Looked) => void
}) => {
  const { tongue, words } = useSettings()
  const { id, shape, state } = box
  if (shape === "start") return <circle cx={box.x + 6} cy={box.y + 6} r="5.5" className={css.start} />
  const lettering = letterings[tongue].boxes[shape === "elsewhere" ? state : id]
  const { title = "", lines = [] } = lettering ?? {}
  const found = chart.states.find((one) => one.id === state)
  const inside = chart.states.filter((one) => one.id.startsWith(`${id}.`)).length
  const shown = isFolded ? [fillIn(words.chart.folded, { count: String(inside) })] : lines
  if (shape === "anytime") return <BoxShape box={box} title={title} lines={[]} spec="" tone="idle" isRoot={false} />
  const open = shape === "elsewhere" ? [] : decisionsAt(chart, invariants, state).filter(isOpenDecision)
  const look = () => onLook({ kind: "state", id: state })
  const isHolder = shape === "group" || shape === "region" || shape === "parallel"
  const drawn = isFolded ? { ...box, shape: "state" as const } : box
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
      <g
        role="button"
        data-id={shape === "elsewhere" ? undefined : id}
        tabIndex={isLooked || isFirst ? 0 : -1}
        aria-pressed={isLooked}
        aria-current={isActive ? "step" : undefined}
        aria-label={[shape === "elsewhere" ? `→ ${title}` : title, ...shown, ...open].join(", ")}
        className={cx(css.part, isLooked && css.looked, isActive && (!isHolder || isFolded) && css.active)}
        onClick={look}
        onKeyDown={onEnter(look)}
      >
        <BoxShape
          box={drawn}
          title={title}
          lines={shown}
          spec={isHolder ? (found?.spec ?? "") : ""}
          tone={found?.tone ?? "none"}
          isRoot={id === chart.id}
        />
        {open.length === 0 || id === chart.id ? null : (
          <circle cx={box.x + 6} cy={box.y} r="5" className={css.decision}>
            <title>{open.join(", ")}</title>
          </circle>
        )}
      </g>
      {isHolder && id !== chart.id ? (
        <Fold
          box={box}
          isFolded={isFolded}
          label={fillIn(isFolded ? words.chart.expand : words.chart.collapse, { state: title })}
          onFold={onFold}
        />
      ) : null}
    </>
  )
}

const Fold = ({
  box: { id, x, y, w },
  isFolded,
  label,
  onFold
}: {
  readonly box: Box
  readonly isFolded: boolean
  readonly label: string
  readonly onFold: (state: string) => void
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
  <g
    role="button"
    tabIndex={0}
    aria-label={label}
    className={css.fold}
    onClick={() => onFold(id)}
    onKeyDown={onEnter(() => onFold(id))}
  >
    <rect x={x + w - 32} y={y + 6} width="24" height="24" rx="6" className={css.foldGround} />
    <path d={`M${x + w - 25},${y + 18}h10${isFolded ? "m-5,-5v10" : ""}`} className={css.foldSign} />
  </g>
)

const onEnter = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return
  event.preventDefault()
  press()
}
