import { useState } from "react"
import { chosenFirst } from "#core/profile/interests.rule.ts"
import type { InterestsView } from "#core/profile/interests.view.ts"
import { Empty } from "../../kit/Empty.tsx"
import { Words } from "../../kit/text/Words.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Interests.css.ts"

/**
 * The categories of the shop, each a chip that is pressed on or off, and how many are. What is chosen as the page opens stands
 * first; nothing moves while one presses. Decision 0036.
 */
export const InterestChips = ({
  view: { groups, chosen, isFull },
  onPress
}: {
  readonly view: InterestsView
  readonly onPress: (id: string) => void
}) => {
  const { t } = useWords()
  const [shown] = useState(() => chosenFirst(groups, chosen))
  if (groups.length === 0) return <Empty title={t("profile.interests.empty")} text={t("profile.interests.emptyText")} />
  const states = (id: string) => ({
    isChosen: chosen.includes(id),
    isOff: isFull && !chosen.includes(id),
    onPress: () => onPress(id)
  })
  return (
    <>
      <p className={css.count} role="status">
        <Words
          text={
            chosen.length === 0
              ? t("profile.interests.nothing")
              : t("profile.interests.chosen", { count: chosen.length })
          }
        />
        {isFull ? ` · ${t("profile.interests.full")}` : ""}
      </p>
      <div className={css.groups}>
        {shown.map(({ category, below }) => (
          <fieldset key={category.id} className={css.group}>
            <legend className={css.name}>{category.name}</legend>
            <Pressed {...states(category.id)} isAll label={t("profile.interests.all", { name: category.name })}>
              {t("profile.interests.allShort")}
            </Pressed>
            <div className={css.chips}>
              {below.map(({ id, name }) => (
                <Pressed key={id} {...states(id)}>
                  {name}
                </Pressed>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  )
}

const Pressed = ({
  isChosen,
  isOff,
  isAll = false,
  label,
  onPress,
  children
}: {
  readonly isChosen: boolean
  /** No more can be chosen. */
  readonly isOff: boolean
  /** The whole category. */
  readonly isAll?: boolean
  readonly label?: string
  readonly onPress: () => void
  readonly children: string
}) => (
  <button
    type="button"
    className={isAll ? css.all : css.chip}
    aria-label={label}
    aria-pressed={isChosen}
    aria-disabled={isOff || undefined}
    onClick={onPress}
  >
    {children}
  </button>
)
