import { useLayoutEffect, useState } from "react"
import { anotherAddress, chosenAddress, isTyped } from "#core/checkout/chosen-address.rule.ts"
import type { DetailsDraft } from "#core/checkout/details.ts"
import { addressesMachineOver } from "#core/profile/addresses/addresses.machine.ts"
import { viewAddresses } from "#core/profile/addresses/addresses.view.ts"
import { ChoiceField } from "../kit/form/Field.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"

/** A member's addresses to choose from; the main one is there already. D-50. */
export const SavedAddresses = ({
  draft,
  onType
}: {
  readonly draft: DetailsDraft
  readonly onType: (draft: Partial<DetailsDraft>) => void
}) => {
  useTexts("profile")
  const { t } = useWords()
  const { ports } = useShop()
  const [{ list }] = useView(useScreenActor(addressesMachineOver, ports.profile, undefined), viewAddresses)
  const isEmpty = draft.district === null && draft.line === ""
  const [main] = list
  // Once, when they have been read: a choice that the member undoes stays undone. Nothing is typed between drawing and filling.
  const [filling] = useState({ done: false })
  useLayoutEffect(() => {
    if (filling.done || main === undefined) return
    filling.done = true
    if (isEmpty) onType(chosenAddress(main.address, draft.phone))
  }, [filling, main, isEmpty, draft.phone, onType])
  if (list.length === 0) return null
  const chosen = list.find(({ address }) => isTyped(address, draft))
  return (
    <ChoiceField
      label={t("profile.addresses.choose")}
      name="savedAddress"
      value={chosen?.id ?? ""}
      onChange={({ target }) => {
        const saved = list.find(({ id }) => id === target.value)
        onType(saved ? chosenAddress(saved.address, draft.phone) : anotherAddress)
      }}
    >
      <option value="">{t("profile.addresses.another")}</option>
      {list.map(({ id, address }) => (
        <option key={id} value={id}>
          {[address.label, address.recipient, address.line].filter(Boolean).join(" · ")}
        </option>
      ))}
    </ChoiceField>
  )
}
