import { useState } from "react"
import { type ChangedNumber, changedNumbers, differenceOf, isSame } from "#core/charts/diff.rule.ts"
import { type ChartFile, chartFileIn, type Exhibit } from "#core/charts/exhibit.ts"
import { fillIn } from "#core/charts/words.ts"
import { Differences } from "./Differences.tsx"
import * as css from "./details/Details.css.ts"
import { FileButton } from "./play/FileButton.tsx"
import { useSettings } from "./settings.tsx"

/** Compares this machine with that of another build, and describes the difference. */
export const Compare = ({ exhibit }: { readonly exhibit: Exhibit }) => {
  const { tongue, words } = useSettings()
  const { compare } = words
  const [other, setOther] = useState<ChartFile>()
  const [isWrong, setWrong] = useState(false)
  const open = (file: unknown) => {
    const found = chartFileIn(file)
    const fits = found?.chart.id === exhibit.chart.id
    setWrong(!fits)
    setOther(fits ? found : undefined)
  }
  const difference = other && differenceOf(other.chart, exhibit.chart)
  const numbers = other ? changedNumbers(other.chartTexts, exhibit.chartTexts, tongue) : []
  return (
    <section className={css.panel}>
      <p className={css.hint}>{compare.intro}</p>
      <div className={css.row}>
        {Object.entries(exhibit.variants).map(([name, file]) => (
          <button key={name} type="button" className={css.press} onClick={() => open(file)}>
            {fillIn(compare.with, { variant: nameOf(compare.variants, name) })}
          </button>
        ))}
        <FileButton label={compare.file} onFile={open} />
      </div>
      {isWrong ? <p role="alert">{compare.wrong}</p> : null}
      {difference === undefined || other === undefined ? null : (
        <div aria-live="polite">
          {isSame(difference) && numbers.length === 0 ? <p>{compare.same}</p> : null}
          <Numbers numbers={numbers} />
          <Differences
            difference={difference}
            before={other.chartTexts[tongue]}
            after={exhibit.chartTexts[tongue]}
            chart={exhibit.chart}
            old={other.chart}
          />
        </div>
      )}
    </section>
  )
}

/** Numbers that differ: what it is, before and after. */
const Numbers = ({ numbers }: { readonly numbers: ReadonlyArray<ChangedNumber> }) => {
  const { compare } = useSettings().words
  return numbers.length === 0 ? null : (
    <>
      <h3 className={css.part}>{compare.numbers}</h3>
      <ul className={css.list}>
        {numbers.map(({ name, before = compare.none, after = compare.none }) => (
          <li key={name}>{fillIn(compare.number, { name, before, after })}</li>
        ))}
      </ul>
    </>
  )
}

const nameOf = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name
