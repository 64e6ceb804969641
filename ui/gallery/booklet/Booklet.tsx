import { use } from "react"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { shortSources } from "#core/charts/source.rule.ts"
import { ChartDrawing } from "../chart/ChartDrawing.tsx"
import { noMarks } from "../chart/marks.ts"
import { entries, exhibitOf } from "../exhibits.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Booklet.css.ts"

let asked: Promise<ReadonlyArray<Exhibit>> | undefined

const allExhibits = (): Promise<ReadonlyArray<Exhibit>> => {
  asked ??= Promise.all(entries().map(({ id }) => exhibitOf(id))).then((all) => all.filter((one) => one !== undefined))
  return asked
}

/** All conversations one after another, each with its drawing and its numbers, to be printed. */
export const Booklet = () => {
  const all = use(allExhibits())
  const { words } = useSettings()
  return (
    <article className={css.whole} data-booklet={all.length}>
      <title>{`${words.booklet.title} · Pendar`}</title>
      <h1 className={css.title}>{words.booklet.title}</h1>
      <p>{words.tagline}</p>
      {all.map((exhibit) => (
        <Chapter key={exhibit.chart.id} exhibit={exhibit} />
      ))}
    </article>
  )
}

const nothing = () => {}

const Chapter = ({ exhibit }: { readonly exhibit: Exhibit }) => {
  const { words, tongue, language } = useSettings()
  const { chart, chartTexts, drawing } = exhibit
  const { rules } = chartTexts[tongue]
  return (
    <section className={css.chapter}>
      <h2 className={css.heading}>{chartTexts[tongue].title}</h2>
      <p>{chartTexts[language].purpose}</p>
      <div className={css.drawing}>
        <ChartDrawing
          name={`drawing-${chart.id}`}
          exhibit={exhibit}
          drawing={drawing}
          scale={1}
          looked={undefined}
          marks={noMarks}
          heat={undefined}
          beside={undefined}
          differences={undefined}
          folded={new Set()}
          onFold={nothing}
          onLook={nothing}
        />
      </div>
      {rules.length === 0 ? null : (
        <>
          <h3 className={css.part}>{words.booklet.numbers}</h3>
          <table className={css.table}>
            <tbody>
              {rules.map(({ name, amount, source }) => (
                <tr key={name}>
                  <th scope="row" className={css.cell}>
                    {name}
                  </th>
                  <td className={css.cell}>{amount}</td>
                  <td className={css.cell}>{shortSources(source).join(" · ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
