import type { Exhibit } from "#core/charts/exhibit.ts"
import { Folded } from "../Folded.tsx"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** Refusals of the shop, with its texts. */
export const Refusals = ({
  exhibit: { texts },
  tags
}: {
  readonly exhibit: Exhibit
  readonly tags: ReadonlyArray<string>
}) => {
  const { language, words } = useSettings()
  return (
    <Folded title={words.details.refusals} count={tags.length}>
      <ul className={css.list}>
        {tags.map((tag) => (
          <li key={tag}>
            {texts[language][`failure.${tag}`]} <span className={css.cite}>{tag}</span>
          </li>
        ))}
      </ul>
    </Folded>
  )
}
