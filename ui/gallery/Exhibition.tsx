import { use, useRef, useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import type { Heat } from "#core/charts/recording/heat.ts"
import type { DifferenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { cx } from "../kit/cx.ts"
import { goTo, hashOf, useAddress, views } from "./address.ts"
import { ArrowTable } from "./chart/ArrowTable.tsx"
import { ChartFrame } from "./chart/ChartFrame.tsx"
import { FindInChart } from "./chart/FindInChart.tsx"
import { type Marks, noMarks } from "./chart/marks.ts"
import { Compare } from "./compare/Compare.tsx"
import { Details, WholeMachine } from "./details/Details.tsx"
import * as css from "./Exhibition.css.ts"
import { Exports } from "./Exports.tsx"
import { exhibitOf } from "./exhibits.ts"
import { Play } from "./play/Play.tsx"
import { Walk } from "./play/Walk.tsx"
import { useSettings } from "./settings.tsx"
import { Trial } from "./trial/Trial.tsx"

/** One machine: its drawing, and what one does with it. */
export const Exhibition = ({ machine }: { readonly machine: string }) => {
  const exhibit = use(exhibitOf(machine))
  const { words } = useSettings()
  return exhibit === undefined ? <p className={css.missing}>{words.missing}</p> : <Shown exhibit={exhibit} />
}

const Shown = ({ exhibit }: { readonly exhibit: Exhibit }) => {
  const { words, tongue, language } = useSettings()
  const { chart, chartTexts } = exhibit
  const address = useAddress()
  const { view, looked: asked } = address
  const looked = asked && isThere(exhibit, asked) ? asked : undefined
  const [marks, setMarks] = useState<Marks>(noMarks)
  const [differences, setDifferences] = useState<DifferenceMarks>()
  const [[heat, beside], setHeats] = useState<readonly [heat?: Heat | undefined, beside?: Heat | undefined]>([])
  const stage = useRef<HTMLDivElement>(null)
  const hasPanel = looked !== undefined || (view !== "look" && view !== "table")
  const look = (next: Looked | undefined) => {
    const { looked: _, ...place } = address
    goTo({ ...place, ...(next && { looked: next }) })
  }
  return (
    <div className={css.page}>
      <title>{`${chartTexts[tongue].title} · ${words.name}`}</title>
      <div className={css.head}>
        <a className={css.back} href="#/">
          {words.all}
        </a>
        <div className={css.heading}>
          <h1 className={css.title} data-machine={chart.id}>
            {chartTexts[tongue].title}
          </h1>
          <p className={css.purpose}>{chartTexts[language].purpose}</p>
        </div>
      </div>
      <div className={css.tools}>
        <nav className={css.views} aria-label={words.views.label}>
          {views.map((one) => (
            <a
              key={one}
              className={css.view}
              aria-current={view === one ? "page" : undefined}
              href={hashOf({ machine: chart.id, view: one, ...(looked && { looked }) })}
              onClick={() => setMarks(noMarks)}
            >
              {words.views[one]}
            </a>
          ))}
        </nav>
        <FindInChart exhibit={exhibit} onFound={look} />
        <Exports exhibit={exhibit} isDrawn={view !== "table"} />
      </div>
      <div ref={stage} className={cx(css.stage, hasPanel && css.withPanel)}>
        {view === "table" ? (
          <ArrowTable exhibit={exhibit} looked={looked} onLook={look} />
        ) : (
          <ChartFrame
            stage={stage}
            exhibit={exhibit}
            looked={looked}
            marks={marks}
            differences={differences}
            heat={heat}
            beside={beside}
            onHeat={(next, specs) => setHeats([next, specs])}
            onLook={look}
          />
        )}
        {hasPanel ? (
          <aside className={css.aside} data-sheet>
            {view === "walk" ? <Walk exhibit={exhibit} onMarks={setMarks} /> : null}
            {view === "play" ? <Play exhibit={exhibit} onMarks={setMarks} /> : null}
            {view === "try" ? <Trial exhibit={exhibit} onLook={look} onMarks={setMarks} /> : null}
            {view === "compare" ? (
              <Compare
                key={`${address.from} ${address.to}`}
                exhibit={exhibit}
                onLook={look}
                onDifferences={setDifferences}
              />
            ) : null}
            {looked === undefined ? null : (
              <Details key={looked.id} exhibit={exhibit} looked={looked} heat={heat} onLook={look} onMarks={setMarks} />
            )}
          </aside>
        ) : null}
      </div>
      <WholeMachine exhibit={exhibit} onLook={look} onMarks={setMarks} />
    </div>
  )
}

const isThere = ({ chart }: Exhibit, { kind, id }: Looked): boolean =>
  (kind === "state" ? chart.states : chart.arrows).some((one) => one.id === id)
