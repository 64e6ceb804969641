import type { InterestsView } from "#core/profile/interests.view.ts"
import { Empty } from "../../kit/Empty.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Forms.css.ts"

/** The categories of the shop, each a chip that is pressed on or off. Decision 0036. */
export const InterestChips = ({
  view: { groups, chosen, isFull },
  onPress
}: {
  readonly view: InterestsView
  readonly onPress: (id: string) => void
}) => {
  const { t } = useWords()
  if (groups.length === 0) return <Empty title={t("profile.interests.empty")} text={t("profile.interests.emptyText")} />
  return (
    <>
      {groups.map(({ category, below }) => (
        <fieldset key={category.id} className={css.part}>
          <legend className={css.legend}>{category.name}</legend>
          <div className={css.tags}>
            {[category, ...below].map(({ id, name }) => {
              const isChosen = chosen.includes(id)
              return (
                <button
                  key={id}
                  type="button"
                  className={css.tag}
                  aria-pressed={isChosen}
                  aria-disabled={isFull && !isChosen ? true : undefined}
                  onClick={() => onPress(id)}
                >
                  {id === category.id ? t("profile.interests.all", { name }) : name}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
      <Text look="small" tone="muted">
        <span role="status">{isFull ? t("profile.interests.full") : ""}</span>
      </Text>
    </>
  )
}
