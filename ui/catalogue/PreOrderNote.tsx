import type { Instant } from "#core/kernel/moment.ts"
import { cx } from "../kit/cx.ts"
import { text, tone } from "../kit/text/Text.css.ts"
import { useWords } from "../messages/useWords.ts"

const look = cx(text.caption, tone.warning)

/** The day from which a pre-order is sent, on every card; nothing for goods that are there. D-22. */
export const PreOrderNote = ({ at }: { readonly at: Instant | undefined }) => {
  const { t, date } = useWords()
  return at === undefined ? null : <p className={look}>{t("shop.preOrder", { date: date(at) })}</p>
}
