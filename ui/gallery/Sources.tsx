import { sourcesIn } from "#core/charts/source.rule.ts"
import * as css from "./Details.css.ts"
import { useSettings } from "./settings.tsx"

/** Where something comes from: each source with the sentence that says what it settles. */
export const Sources = ({ reference }: { readonly reference: string }) => {
  const { sources } = useSettings()
  return (
    <ul className={css.sources}>
      {sourcesIn(reference).map(({ kind, name, cited }) => (
        <li key={cited}>
          {name === "own choice" ? null : (
            <span className={css.cited}>{kind === "sections" ? `§${cited} ` : `${cited} `}</span>
          )}
          {sources[kind][name]}
        </li>
      ))}
    </ul>
  )
}
