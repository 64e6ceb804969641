import { Fragment, useId } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import { amountText } from "#core/charts/amount.rule.ts"
import type { Chart } from "#core/charts/chart.ts"
import type { ChartTexts } from "#core/charts/chart-text.ts"
import { shortSource, sourcesIn } from "#core/charts/source.rule.ts"
import { onSlider, sliderOf } from "#core/charts/trial/slider.rule.ts"
import type { TrialNumber } from "#core/charts/trial/trial.ts"
import { fillIn } from "#core/charts/words.ts"
import { hashOf } from "../address.ts"
import * as details from "../details/Details.css.ts"
import { arrowSentence } from "../details/sentences.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Trial.css.ts"

/** A number that can be moved, typed, and put back; with its source and what depends on it. */
export const NumberSlider = ({
  chart,
  chartTexts,
  number,
  name,
  value,
  onMove,
  onLook
}: {
  readonly chart: Chart
  readonly chartTexts: ChartTexts
  readonly number: TrialNumber
  readonly name: string
  readonly value: number
  readonly onMove: (value: number) => void
  readonly onLook: (looked: Looked) => void
}) => {
  const { words, sources } = useSettings()
  const { trial, grammar } = words
  const id = useId()
  const slider = sliderOf(number)
  const { least, most, step, grain } = slider
  const said = (amount: number): string => amountText({ value: amount, unit: number.unit }, grammar)
  const depends: ReadonlyArray<Looked> = [
    ...number.states.map((state) => ({ kind: "state", id: state }) as const),
    ...number.arrows.map((arrow) => ({ kind: "arrow", id: arrow }) as const)
  ]
  return (
    <div className={css.number} data-number={number.name}>
      <label htmlFor={id} className={css.name}>
        {name}
      </label>
      <output htmlFor={id} className={css.amount}>
        {said(value)}
      </output>
      <input
        id={id}
        className={css.slider}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={said(value)}
        onChange={({ target }) => onMove(onSlider(slider, Number(target.value)))}
      />
      <input
        className={css.field}
        type="number"
        inputMode="decimal"
        aria-label={fillIn(trial.type, { name })}
        min={least / grain}
        max={most / grain}
        step={step / grain}
        value={value / grain}
        onChange={({ target }) => {
          if (target.value !== "") onMove(onSlider(slider, Number(target.value) * grain))
        }}
      />
      {value === number.value ? null : (
        <button type="button" className={css.back} onClick={() => onMove(number.value)}>
          {fillIn(trial.back, { amount: said(number.value) })}
        </button>
      )}
      <p className={css.source}>
        {sourcesIn(number.source).map((source, at) => (
          <Fragment key={source.cited}>
            {at > 0 ? " · " : ""}
            {shortSource(source) === undefined ? (
              sources[source.kind][source.name]
            ) : (
              <a
                className={details.cited}
                href={hashOf({ view: "look", source: source.name })}
                title={sources[source.kind][source.name]}
              >
                {shortSource(source)}
              </a>
            )}
          </Fragment>
        ))}
      </p>
      {number.isPlayed ? null : <p className={css.source}>{trial.notPlayed}</p>}
      {depends.length === 0 ? null : (
        <details className={css.depends}>
          <summary className={details.folder}>{fillIn(trial.depends, { count: String(depends.length) })}</summary>
          <ul className={details.list}>
            {depends.map((one) => (
              <li key={one.id}>
                <button type="button" className={details.link} onClick={() => onLook(one)}>
                  {one.kind === "state"
                    ? (chartTexts.states[one.id]?.name ?? one.id)
                    : arrowSentence(chart, chartTexts, one.id, words)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
