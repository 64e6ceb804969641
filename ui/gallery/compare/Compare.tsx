import { Suspense, use, useState } from "react"
import { type ChartFile, chartFileIn } from "#core/charts/exhibit.ts"
import { fillIn } from "#core/charts/words.ts"
import { useAddress } from "../address.ts"
import * as css from "../details/Details.css.ts"
import { releasedChart, releases } from "../exhibits.ts"
import { FileButton } from "../play/FileButton.tsx"
import { useSettings } from "../settings.tsx"
import { Compared, type Comparison } from "./Compared.tsx"
import { now, Sides } from "./Sides.tsx"

/** Compares this machine with that of a release or of a file: with the last release, unless something else is chosen. */
export const Compare = (compared: Comparison) => {
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
      {other === undefined ? null : <Compared {...compared} before={other} after={exhibit} name={compare.ofFile} />}
      {other !== undefined || from === undefined ? null : (
        <Suspense fallback={<p>{words.loading}</p>}>
          <Released key={`${from} ${to}`} {...compared} from={from} to={to} />
        </Suspense>
      )}
    </section>
  )
}

/** Two releases beside each other, or one and the present. */
const Released = ({ from, to, ...compared }: Comparison & { readonly from: string; readonly to: string }) => {
  const { compare } = useSettings().words
  const { id } = compared.exhibit.chart
  const before = use(releasedChart(from, id))
  const after = use(to === now ? Promise.resolve(compared.exhibit) : releasedChart(to, id))
  if (before === undefined || after === undefined) {
    const release = before === undefined ? from : to
    const isKnown = releases().some(({ name }) => name === release)
    return <p role="status">{fillIn(isKnown ? compare.notThen : compare.noRelease, { release })}</p>
  }
  return <Compared {...compared} before={before} after={after} name={from} />
}

const nameOf = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name
