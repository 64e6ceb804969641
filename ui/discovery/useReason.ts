import type { Reason } from "#core/discovery/recommending/recommendation.ts"
import type { PageIconName } from "../kit/picture/page-icons.ts"
import { useWords } from "../messages/useWords.ts"

/** A reason in words, with its icon. */
interface ReasonWords {
  readonly text: string
  readonly icon: PageIconName
}

const icons = { interest: "pin", loved: "like", bought: "coins" } as const

/** Returns why a product is recommended, in one line; nothing if it is popular. */
export const useReason = (reason: Reason | undefined): ReasonWords | undefined => {
  const { t, say } = useWords()
  if (reason === undefined) return undefined
  if (reason.kind !== "answer") return { text: t(`discovery.reason.${reason.kind}`), icon: icons[reason.kind] }
  const key = `discovery.reason.tag.${reason.tag}`
  const text = say(key)
  // A tag that the merchant added has no words of its own.
  return { text: text === key ? t("discovery.reason.answer") : text, icon: "drop" }
}
