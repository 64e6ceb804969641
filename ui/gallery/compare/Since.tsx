import { fillIn } from "#core/charts/words.ts"
import { hashOf } from "../address.ts"
import * as details from "../details/Details.css.ts"
import { entries, releases } from "../exhibits.ts"
import * as css from "../MachineList.css.ts"
import { useSettings } from "../settings.tsx"

/** What changed since the last release: each conversation leads to its comparison. */
export const Since = () => {
  const { words, language } = useSettings()
  const { since } = words
  const [last] = releases()
  if (last === undefined) return null
  const { name, changed, added, removed } = last
  const titleOf = (id: string): string => entries().find((one) => one.id === id)?.chartTexts[language].title ?? id
  const links = (ids: ReadonlyArray<string>) =>
    ids.map((id) => ({ title: titleOf(id), href: hashOf({ machine: id, view: "compare", from: name, to: "now" }) }))
  const lists = [
    [since.changed, links(changed)],
    [since.added, links(added)],
    [since.removed, removed.map((title) => ({ title: title[language], href: undefined }))]
  ] as const
  return (
    <section className={css.list}>
      <h2 className={css.heading}>{fillIn(since.title, { release: name })}</h2>
      {lists.every(([, all]) => all.length === 0) ? <p>{since.none}</p> : null}
      {lists.map(([title, all]) =>
        all.length === 0 ? null : (
          <details key={title} className={details.fold}>
            <summary className={details.folder}>{`${title} (${all.length})`}</summary>
            <ul className={details.list}>
              {all.map((one) => (
                <li key={one.title}>
                  {one.href === undefined ? (
                    one.title
                  ) : (
                    <a className={details.link} href={one.href}>
                      {one.title}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )
      )}
    </section>
  )
}
