import { shortSource, sourcesIn } from "#core/charts/source.rule.ts"
import * as css from "./Details.css.ts"
import { useSettings } from "./settings.tsx"

/** Where something comes from: each source with the sentence that says what it settles. */
export const Sources = ({ reference }: { readonly reference: string }) => {
  const { sources } = useSettings()
  return (
    <ul className={css.sources}>
      {sourcesIn(reference).map((source) => (
        <li key={source.cited}>
          {shortSource(source) === undefined ? null : <span className={css.cited}>{shortSource(source)} </span>}
          {sources[source.kind][source.name]}
        </li>
      ))}
    </ul>
  )
}
