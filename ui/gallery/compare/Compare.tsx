import { Suspense, use, useEffect, useMemo, useState } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import { changedNumbers, differenceOf, isSame } from "#core/charts/diff.rule.ts"
import { type ChartFile, chartFileIn, type Exhibit } from "#core/charts/exhibit.ts"
import { type DifferenceMarks, differenceMarks } from "#core/charts/release/difference-marks.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import { useAddress } from "../address.ts"
import * as css from "../details/Details.css.ts"
import { releasedChart, releases } from "../exhibits.ts"
import { FileButton } from "../play/FileButton.tsx"
import { useSettings } from "../settings.tsx"
import { ChangedNumbers } from "./ChangedNumbers.tsx"
import { Differences } from "./Differences.tsx"
import { now, Sides } from "./Sides.tsx"

interface Compared {
  readonly exhibit: Exhibit
  readonly onLook: (looked: Looked) => void
  readonly onDifferences: (marks: DifferenceMarks | undefined) => void
}

/** Compares this machine with that of a release or of a file: with the last release, unless something else is chosen. */
export const Compare = (compared: Compared) => {
  const { words } = useSettings()
  const { compare } = words
  const { exhibit } = compared
  const { from = releases()[0]?.name, to = now } = useAddress()
  const [other, setOther] = useState<ChartFile>()
  const [isWrong, setWrong] = useState(false)
  const open = (file: unknown) => {
    const found = chartFileIn(file)
    const fits = found?.chart.id === exhibit.chart.id
    setWrong(!fits)
    setOther(fits ? found : undefined)
  }
  return (
    <section className={css.panel}>
      <p className={css.hint}>{compare.intro}</p>
      {from === undefined ? null : (
        <Sides machine={exhibit.chart.id} from={from} to={to} onChoose={() => setOther(undefined)} />
      )}
      <div className={css.row}>
        {Object.entries(exhibit.variants).map(([name, file]) => (
          <button key={name} type="button" className={css.press} onClick={() => open(file)}>
            {fillIn(compare.with, { variant: nameOf(compare.variants, name) })}
          </button>
        ))}
        <FileButton label={compare.file} onFile={open} />
      </div>
      {isWrong ? <p role="alert">{compare.wrong}</p> : null}
      {other === undefined ? null : <Shown {...compared} before={other} after={exhibit} name={compare.ofFile} />}
      {other !== undefined || from === undefined ? null : (
        <Suspense fallback={<p>{words.loading}</p>}>
          <Released key={`${from} ${to}`} {...compared} from={from} to={to} />
        </Suspense>
      )}
    </section>
  )
}

/** Two releases beside each other, or one and the present. */
const Released = ({ from, to, ...compared }: Compared & { readonly from: string; readonly to: string }) => {
  const { compare } = useSettings().words
  const { id } = compared.exhibit.chart
  const before = use(releasedChart(from, id))
  const after = use(to === now ? Promise.resolve(compared.exhibit) : releasedChart(to, id))
  if (before === undefined || after === undefined) {
    const release = before === undefined ? from : to
    const isKnown = releases().some(({ name }) => name === release)
    return <p role="status">{fillIn(isKnown ? compare.notThen : compare.noRelease, { release })}</p>
  }
  return <Shown {...compared} before={before} after={after} name={from} />
}

const Shown = ({
  exhibit,
  before,
  after,
  name,
  onLook,
  onDifferences
}: Compared & { readonly before: ChartFile; readonly after: ChartFile; readonly name: string }) => {
  const { tongue, words } = useSettings()
  const difference = useMemo(() => differenceOf(before.chart, after.chart), [before, after])
  const numbers = changedNumbers(before.chartTexts, after.chartTexts, tongue)
  const codes = changedNumbers(before.chartTexts, after.chartTexts, "code")
  const changed = codes.map(({ name: code }) => code).join(" ")
  useEffect(() => {
    const numbered = exhibit.trial.numbers.filter((number) => changed.split(" ").includes(number.name))
    const places = numbered.flatMap(({ states, arrows }) => [...states, ...arrows])
    onDifferences(differenceMarks(exhibit.chart, before.chart, difference, places))
    return () => onDifferences(undefined)
  }, [exhibit, before, difference, changed, onDifferences])
  return (
    <div aria-live="polite">
      {isSame(difference) && numbers.length === 0 ? <p>{words.compare.same}</p> : null}
      <ChangedNumbers
        numbers={numbers}
        place={name}
        placesOf={(at) => {
          const number = exhibit.trial.numbers.find((one) => one.name === codes[at]?.name)
          return number === undefined ? undefined : firstPlace(number)
        }}
        onLook={onLook}
      />
      <Differences
        difference={difference}
        before={before.chartTexts[tongue]}
        after={after.chartTexts[tongue]}
        chart={after.chart}
        old={before.chart}
        name={name}
        now={exhibit.chart}
        onLook={onLook}
      />
    </div>
  )
}

const firstPlace = ({
  states: [state],
  arrows: [arrow]
}: {
  readonly states: ReadonlyArray<string>
  readonly arrows: ReadonlyArray<string>
}): Looked | undefined => {
  if (arrow !== undefined) return { kind: "arrow", id: arrow }
  return state === undefined ? undefined : { kind: "state", id: state }
}

const nameOf = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name
