import { LinkedWords } from "../../kit/text/LinkedWords.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import { useTextPath } from "../../shop/useTextPath.ts"
import * as css from "../Checkout.css.ts"

/** What one agrees to by ordering, with the texts of it that the merchant has written. */
export const Terms = () => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const pathOf = useTextPath()
  const link = (slug: string) => (words: string) =>
    pathOf(slug) === undefined ? (
      words
    ) : (
      <button
        type="button"
        className={css.textButton}
        onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "text", slug } })}
      >
        {words}
      </button>
    )
  return (
    <Text look="small" tone="muted">
      <LinkedWords text={t("checkout.payment.terms")} parts={{ terms: link("terms"), privacy: link("privacy") }} />
    </Text>
  )
}
