import { LinkedWords } from "../../kit/text/LinkedWords.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import * as css from "../Checkout.css.ts"

/** What one agrees to by ordering, with the texts of it. */
export const Terms = () => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const link = (slug: string) => (words: string) => (
    <button
      type="button"
      className={css.textButton}
      onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "text", slug } })}
    >
      {words}
    </button>
  )
  return (
    <Text look="tiny" tone="muted">
      <LinkedWords text={t("checkout.payment.terms")} parts={{ terms: link("terms"), privacy: link("privacy") }} />
    </Text>
  )
}
