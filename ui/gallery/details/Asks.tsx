import type { Asked, Exhibit } from "#core/charts/exhibit.ts"
import { entries } from "../exhibits.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"
import { Refusals } from "./Refusals.tsx"

/** What is asked while a state lasts: in words, as core calls it, and as it travels. */
export const Asks = ({ exhibit, state }: { readonly exhibit: Exhibit; readonly state: string }) => {
  const {
    tongue,
    words: { details }
  } = useSettings()
  const { chart, chartTexts, asks } = exhibit
  const { actors = [] } = chart.states.find(({ id }) => id === state) ?? {}
  const tags = actors.flatMap((actor) => {
    const asked = asks[actor]
    return asked?.of === "shop" ? asked.calls.flatMap(({ refusals }) => refusals) : []
  })
  return actors.length === 0 ? null : (
    <>
      <h3 className={css.part}>{details.asks}</h3>
      <ul className={css.list}>
        {actors.map((actor, at) => (
          <li key={actor}>
            {chartTexts[tongue].states[state]?.actors[at] ?? actor}
            <Partner asked={asks[actor]} />
          </li>
        ))}
      </ul>
      <Refusals exhibit={exhibit} tags={[...new Set(tags)]} />
    </>
  )
}

/** An actor's calls as core names them and as they travel; or this browser, or the other conversation. */
export const Partner = ({ asked }: { readonly asked: Asked | undefined }) => {
  const {
    language,
    words: { details }
  } = useSettings()
  switch (asked?.of) {
    case "shop":
      return (
        <ul>
          {asked.calls.map(({ name, method, path }) => (
            <li key={name} className={css.code}>{`${name} · ${method} ${path}`}</li>
          ))}
        </ul>
      )
    case "browser":
      return <p className={css.code}>{details.browser}</p>
    case "conversation":
      return (
        <p>
          <a className={css.link} href={`#/${asked.machine}`}>
            {entries().find(({ id }) => id === asked.machine)?.chartTexts[language].title ?? asked.machine}
          </a>
        </p>
      )
    default:
      return null
  }
}
