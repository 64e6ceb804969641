import { Suspense, useState } from "react"
import type { Entry } from "#core/charts/exhibit.ts"
import { fillIn } from "#core/charts/words.ts"
import { fold } from "#core/kernel/text.ts"
import { hashOf } from "./address.ts"
import { Since } from "./compare/Since.tsx"
import { entries } from "./exhibits.ts"
import { Find } from "./Find.tsx"
import { FoundList } from "./FoundList.tsx"
import * as css from "./MachineList.css.ts"
import { useSettings } from "./settings.tsx"

/** Every conversation with its purpose and size, those first that product owners ask for most. */
export const MachineList = () => {
  const { words, language } = useSettings()
  const [wanted, setWanted] = useState("")
  const found = entries().filter(({ id, chartTexts }) => {
    const { title, purpose, names } = chartTexts[language]
    return fold(`${id} ${title} ${purpose} ${names}`).includes(fold(wanted))
  })
  return (
    <div className={css.page}>
      <title>{`${words.name} · Pendar`}</title>
      <h1 className={css.title}>{words.name}</h1>
      <p className={css.tagline}>{words.tagline}</p>
      <Find label={words.find.list} value={wanted} onChange={setWanted} />
      {wanted.trim() === "" ? null : (
        <Suspense fallback={<p>{words.loading}</p>}>
          <FoundList wanted={wanted} />
        </Suspense>
      )}
      {wanted.trim() === "" ? <Since /> : null}
      <Part title={words.first} entries={found.filter(({ isFirst }) => isFirst)} />
      <Part title={words.others} entries={found.filter(({ isFirst }) => !isFirst)} />
    </div>
  )
}

const Part = ({ title, entries: shown }: { readonly title: string; readonly entries: ReadonlyArray<Entry> }) => {
  const { words, language, isCode } = useSettings()
  if (shown.length === 0) return null
  return (
    <section className={css.list}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.cards}>
        {shown.map(({ id, states, arrows, chartTexts }) => (
          <li key={id}>
            <a className={css.card} href={hashOf({ machine: id, view: "look" })}>
              <span className={css.cardTitle}>{isCode ? id : chartTexts[language].title}</span>
              <span className={css.purpose}>{chartTexts[language].purpose}</span>
              <span className={css.size}>{fillIn(words.size, { states: String(states), arrows: String(arrows) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
