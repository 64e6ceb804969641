import type { Order } from "#core/orders/order.ts"
import { useMember } from "../account/useMember.ts"
import { Button } from "../kit/Button.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import * as css from "./OrderPage.css.ts"

/** Offers an account to a guest who has ordered: the form opens with what the order knows already. Rule 40; decision 0091. */
export const AccountOffer = ({ order: { contact } }: { readonly order: Order }) => {
  const { t } = useWords()
  const { local } = useShop()
  const overlays = useAppActor("overlays")
  if (useMember().kind !== "guest") return null
  const show = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  // Few press it: what fills in the form comes with the press. Without a connection the dialog says so.
  const open = () =>
    void import("../account/offered-account.ts")
      .then(({ offerAccount }) => offerAccount(local, contact))
      .then(show, show)
  return (
    <section className={css.offer}>
      <Heading level={2} look="sheet">
        {t("orders.account.title")}
      </Heading>
      <Text look="small" tone="muted">
        {t("orders.account.text")}
      </Text>
      <Button look="secondary" onClick={open}>
        {t("orders.account.open")}
      </Button>
    </section>
  )
}
