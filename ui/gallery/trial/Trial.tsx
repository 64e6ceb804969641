import { useEffect, useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { onSlider, sliderOf } from "#core/charts/trial/slider.rule.ts"
import type { OtherNumbers } from "#core/charts/trial/trial.ts"
import { fillIn } from "#core/charts/words.ts"
import { hashOf, replaceAddress, useAddress } from "../address.ts"
import type { Marks } from "../chart/marks.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"
import { NumberSlider } from "./NumberSlider.tsx"
import { TrialResult } from "./TrialResult.tsx"
import { useTrial } from "./useTrial.ts"

/** Every number of a machine with a slider: the same simulated shoppers before and after it was moved. */
export const Trial = ({
  exhibit,
  onLook,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly onLook: (looked: Looked) => void
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words, tongue } = useSettings()
  const { chart, trial, chartTexts } = exhibit
  const address = useAddress()
  const [moved, setMoved] = useState<OtherNumbers>(() => knownOf(exhibit, address.numbers ?? {}))
  const [last, setLast] = useState(() => Object.keys(moved).at(-1))
  const { state, start, cancel } = useTrial(chart.id, trial.sessions)
  const played = (numbers: OtherNumbers): OtherNumbers =>
    Object.fromEntries(
      Object.entries(numbers).filter(([name]) => trial.numbers.some((one) => one.name === name && one.isPlayed))
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers of the address are played once
  useEffect(() => {
    if (Object.keys(moved).length > 0) start(played(moved))
  }, [])
  const move = (name: string, value: number, own: number) => {
    const { [name]: _, ...others } = moved
    const next = value === own ? others : { ...others, [name]: value }
    setMoved(next)
    setLast(name)
    replaceAddress({ ...address, numbers: next })
    start(played(next))
  }
  return (
    <section className={css.panel}>
      <h2 className={css.heading}>{words.trial.title}</h2>
      <p className={css.hint}>
        {trial.numbers.length === 0
          ? words.trial.noNumbers
          : trial.sessions === 0
            ? words.trial.unsimulated
            : fillIn(words.trial.intro, { count: String(trial.sessions) })}
      </p>
      <ul className={css.numbers}>
        {trial.numbers.map((number, at) => (
          <li key={number.name}>
            <NumberSlider
              chart={chart}
              chartTexts={chartTexts[tongue]}
              number={number}
              name={chartTexts[tongue].rules[at]?.name ?? number.name}
              value={moved[number.name] ?? number.value}
              onMove={(value) => move(number.name, value, number.value)}
              onLook={onLook}
            />
            {last === number.name && number.isPlayed ? (
              <TrialResult exhibit={exhibit} state={state} onCancel={cancel} onLook={onLook} onMarks={onMarks} />
            ) : null}
          </li>
        ))}
      </ul>
      {Object.keys(moved).length === 0 ? null : (
        <p>
          <a className={css.link} href={hashOf({ ...address, numbers: moved })}>
            {words.trial.link}
          </a>
        </p>
      )}
    </section>
  )
}

/** Those numbers of an address that the machine has, as its sliders have them. */
const knownOf = ({ trial }: Exhibit, asked: OtherNumbers): OtherNumbers =>
  Object.fromEntries(
    trial.numbers.flatMap((number) => {
      const wanted = asked[number.name]
      const value = wanted === undefined ? number.value : onSlider(sliderOf(number), wanted)
      return value === number.value ? [] : [[number.name, value] as const]
    })
  )
