import type { Sentence, Told } from "#core/charts/recording/told.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import * as css from "../details/Details.css.ts"
import { useSettings, type ViewerWords } from "../settings.tsx"

/** A story in sentences: who did what, how often, and where that led. */
export const ToldStory = ({ told }: { readonly told: ReadonlyArray<Told> }) => {
  const { words } = useSettings()
  return (
    <ol className={css.story}>
      {told.map(({ times, sentences }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story does not change while it is read
        <li key={at}>
          {times > 1 ? <b>{fillIn(words.told.times, { count: String(times) })}</b> : null}
          {sentences.map((one) => (
            <p key={one.arrows.join()}>{spokenOf(one, words)}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

const spokenOf = ({ who, what, answer, why, state }: Sentence, { told }: Pick<ViewerWords, "told">): string => {
  const deed = fillIn(answer === undefined ? told[who] : answersOf(who, told)[answer], { what })
  const reason = why === undefined ? "" : fillIn(told.why, { why })
  return `${deed}${reason}.${state === undefined ? "" : ` ${fillIn(told.state, { state })}`}`
}

const answersOf = (who: Sentence["who"], { answers }: ViewerWords["told"]) =>
  who === "browser" || who === "page" ? answers[who] : answers.shop
