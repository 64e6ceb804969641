import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { emptyPersistedRegistration } from "#core/account/registration/registration-draft.ts"
import type { Order } from "#core/orders/order.ts"
import { isTypedRegistration, offeredRegistration, persistedAccountDraft } from "../account/persisted-account.ts"
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
  const open = () => {
    // What was typed there before stays; what another order filled in gives way.
    if (!isTypedRegistration(local.registration.read())) local.registration.write(offeredRegistration(draftOf(contact)))
    local.accountDraft.write(persistedAccountDraft({ ...emptyAccountDraft, panel: "register" }))
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  }
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

const draftOf = ({ firstName, lastName, email, phone }: Order["contact"]) => ({
  ...emptyPersistedRegistration,
  firstName,
  lastName,
  email,
  phone: phone.national,
  phoneCode: phone.code
})
