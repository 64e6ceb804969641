import type { ReceivedEgift } from "#core/orders/egift/egift.ts"
import { button, size, whole } from "../kit/Button.css.ts"
import { cx } from "../kit/cx.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"

/** "Bilang makasih": prepared words that the recipient sends to the sender themselves. Decision 0127. */
export const GiftThanks = ({ gift: { sender, recipientName } }: { readonly gift: ReceivedEgift }) => {
  const { t } = useWords()
  const words = encodeURIComponent(t("egift.gift.thanksText", { sender, name: recipientName }))
  const look = cx(button.ghost, size.normal, whole)
  return (
    <>
      <a className={look} href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener noreferrer">
        <PageIcon name="chat" />
        {t("egift.gift.thanks", { sender })}
      </a>
      <a className={look} href={`mailto:?subject=${encodeURIComponent(t("egift.gift.thanksSubject"))}&body=${words}`}>
        <PageIcon name="mail" />
        {t("egift.gift.thanksMail")}
      </a>
    </>
  )
}
