import type { Passage, Sentence } from "#core/charts/recording/story.rule.ts"
import { fillIn } from "#core/charts/words.ts"
import * as css from "../details/Details.css.ts"
import { useSettings, type ViewerWords } from "../settings.tsx"

/** A story in sentences: who did what, how often, and where that led. */
export const StoryList = ({ story }: { readonly story: ReadonlyArray<Passage> }) => {
  const { words } = useSettings()
  return (
    <ol className={css.story}>
      {story.map(({ times, sentences }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story does not change while it is read
        <li key={at}>
          {times > 1 ? <b>{fillIn(words.story.times, { count: String(times) })}</b> : null}
          {sentences.map((one) => (
            <p key={one.arrows.join()}>{spokenOf(one, words)}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

const spokenOf = ({ who, what, answer, why, state }: Sentence, { story }: Pick<ViewerWords, "story">): string => {
  const done = fillIn(answer === undefined ? story[who] : answersOf(who, story)[answer], { what })
  const reason = why === undefined ? "" : fillIn(story.why, { why })
  return `${done}${reason}.${state === undefined ? "" : ` ${fillIn(story.state, { state })}`}`
}

const answersOf = (who: Sentence["who"], { answers }: ViewerWords["story"]) =>
  who === "browser" || who === "page" ? answers[who] : answers.shop
