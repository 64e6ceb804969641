import { use } from "react"
import type { Findable } from "#core/charts/exhibit.ts"
import { foundIn } from "#core/charts/findable.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import { hashOf } from "./address.ts"
import { entries } from "./exhibits.ts"
import * as css from "./FoundList.css.ts"
import { findables } from "./findables.ts"
import { useSettings } from "./settings.tsx"

const most = 40

/** What a question finds in all conversations: states, numbers, what simulations guard, decisions, requirements. */
export const FoundList = ({ wanted }: { readonly wanted: string }) => {
  const all = use(findables())
  const { words, sources, language } = useSettings()
  const decisions = Object.entries(sources.decisions).map(
    ([id, text]): Findable => ({ kind: "decision", id, texts: { id: text, en: text }, sources: [] })
  )
  const found = foundIn([...decisions, ...all], wanted, language)
  return (
    <>
      <p className={css.count} role="status">
        {fillIn(words.find.count, { count: String(found.length) })}
      </p>
      <Findables found={found.slice(0, most)} />
      {found.length > most ? <p className={css.count}>{fillIn(words.find.more, { count: String(most) })}</p> : null}
    </>
  )
}

/** What depends on a section or decision, in all conversations. */
export const SourceView = ({ source }: { readonly source: string }) => {
  const all = use(findables())
  const { words, sources } = useSettings()
  const name = /^\d/.test(source) ? `§${source}` : source
  const text = sources.decisions[source] ?? sources.sections[source] ?? sources.designs[source]
  return (
    <section className={css.page}>
      <title>{`${name} · ${words.name}`}</title>
      <a className={css.back} href="#/">
        {words.all}
      </a>
      <h1 className={css.title}>{name}</h1>
      {text === undefined ? null : <p className={css.tagline}>{text}</p>}
      <h2 className={css.heading}>{words.find.dependent}</h2>
      <Findables found={all.filter((one) => one.sources.includes(source))} />
    </section>
  )
}

const Findables = ({ found }: { readonly found: ReadonlyArray<Findable> }) => {
  const { words, language } = useSettings()
  return (
    <ul className={css.list} aria-label={words.find.found}>
      {found.map((one) => (
        <li key={`${one.machine} ${one.kind} ${one.id}`} className={css.item}>
          <a className={css.link} href={placeOf(one)} lang={one.kind === "requirement" ? "en" : undefined}>
            {one.kind === "decision" ? `${one.id}: ` : ""}
            {one.texts[language]}
          </a>
          <span className={css.kind}>
            {words.find.kinds[one.kind]}
            {one.machine === undefined ? "" : ` · ${titleOf(one.machine, language)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const titleOf = (machine: string, language: "id" | "en"): string =>
  entries().find(({ id }) => id === machine)?.chartTexts[language].title ?? machine

const placeOf = ({ kind, machine, id, sources: [section = ""] }: Findable): string => {
  if (machine === undefined) return hashOf({ view: "look", source: kind === "decision" ? id : section })
  return hashOf({ machine, view: "look", ...(kind === "state" && { looked: { kind, id } }) })
}
