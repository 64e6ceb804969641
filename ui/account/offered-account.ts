import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { emptyPersistedRegistration } from "#core/account/registration/registration-draft.ts"
import type { Order } from "#core/orders/order.ts"
import type { LocalStores } from "../shop/local-stores.ts"
import { isTypedRegistration, offeredRegistration, persistedAccountDraft } from "./persisted-account.ts"

/**
 * Makes the registration the form that the account dialog opens with, filled in with what an order knows. What was typed there
 * before stays; what another order filled in gives way. Rule 40; decision 0091.
 */
export const offerAccount = (
  { registration, accountDraft }: Pick<LocalStores, "registration" | "accountDraft">,
  { firstName, lastName, email, phone }: Order["contact"]
): void => {
  if (!isTypedRegistration(registration.read()))
    registration.write(
      offeredRegistration({
        ...emptyPersistedRegistration,
        firstName,
        lastName,
        email,
        phone: phone.national,
        phoneCode: phone.code
      })
    )
  accountDraft.write(persistedAccountDraft({ ...emptyAccountDraft, panel: "register" }))
}
