import { shortSource, sourcesIn } from "#core/charts/source.rule.ts"
import { hashOf } from "../address.ts"
import { useSettings } from "../settings.tsx"
import { Open } from "./Decisions.tsx"
import * as css from "./Details.css.ts"

/** Sources of something: each with the sentence that it decides. */
export const Sources = ({
  reference,
  isMarked = false
}: {
  readonly reference: string
  /** Marks decisions that are open. */
  readonly isMarked?: boolean
}) => {
  const { sources } = useSettings()
  return (
    <ul className={css.sources}>
      {sourcesIn(reference).map((source) => (
        <li key={source.cited}>
          {shortSource(source) === undefined ? null : (
            <>
              <a className={css.cited} href={hashOf({ view: "look", source: source.name })}>
                {shortSource(source)}
              </a>{" "}
            </>
          )}
          {sources[source.kind][source.name]} {isMarked ? <Open name={source.name} /> : null}
        </li>
      ))}
    </ul>
  )
}
