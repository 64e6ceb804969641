import { useEffect } from "react"
import type { Looked } from "#core/charts/along.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { fillIn } from "#core/charts/words.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./ArrowTable.css.ts"

/** The same machine without a drawing: "from A: on X if Y to B". */
export const ArrowTable = ({
  exhibit: { chart, chartTexts },
  looked,
  onLook
}: {
  readonly exhibit: Exhibit
  readonly looked: Looked | undefined
  readonly onLook: (looked: Looked) => void
}) => {
  const { tongue, words } = useSettings()
  const { table, details } = words
  const said = chartTexts[tongue]
  const name = (id: string): string => said.states[id]?.name ?? id
  useEffect(() => {
    if (looked?.kind === "arrow") document.getElementById(looked.id)?.scrollIntoView({ block: "nearest" })
  }, [looked])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus, else no key scrolls it
    <section className={css.frame} tabIndex={0} aria-label={fillIn(table.caption, { title: said.title })}>
      <table className={css.table}>
        <caption className={css.caption}>{fillIn(table.caption, { title: said.title })}</caption>
        <thead>
          <tr>
            {[table.from, table.on, table.if, table.to, table.then].map((heading) => (
              <th key={heading} scope="col" className={css.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.arrows.map(({ id, from, to }) => {
            const { event = "", guard = "", actions = [] } = said.arrows[id] ?? {}
            return (
              <tr key={id} id={id} className={looked?.id === id || looked?.id === from ? css.looked : undefined}>
                <th scope="row" className={css.cell}>
                  <button type="button" className={css.link} onClick={() => onLook({ kind: "state", id: from })}>
                    {name(from)}
                  </button>
                </th>
                <td className={css.cell}>
                  <button type="button" className={css.link} onClick={() => onLook({ kind: "arrow", id })}>
                    {event === "" ? details.atOnce : event}
                  </button>
                </td>
                <td className={css.cell}>{guard}</td>
                <td className={css.cell}>{to.length === 0 ? details.stays : to.map(name).join(", ")}</td>
                <td className={css.cell}>{actions.join(", ")}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
