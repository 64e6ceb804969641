import type { Exhibit } from "#core/charts/exhibit.ts"
import { Folded } from "../Folded.tsx"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** The shop's own words that a shopper reads here; with code names also their keys. */
export const Said = ({
  exhibit: { said, texts },
  places
}: {
  readonly exhibit: Exhibit
  /** Ids of a state and of those around it, the nearest first, or of an arrow. */
  readonly places: ReadonlyArray<string>
}) => {
  const { language, isCode, words } = useSettings()
  const keys = places.map((place) => said[place]).find((some) => some !== undefined) ?? []
  return (
    <Folded title={words.details.said} count={keys.length}>
      <ul className={css.list}>
        {keys.map((key) => (
          <li key={key} className={css.quote}>
            {texts[language][key]}
            {isCode ? <p className={css.code}>{key}</p> : null}
          </li>
        ))}
      </ul>
    </Folded>
  )
}
