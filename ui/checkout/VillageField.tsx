import { useState } from "react"
import type { AddressDraft } from "#core/regions/address-draft.ts"
import type { Village } from "#core/regions/region.ts"
import { ChoiceField, Field } from "../kit/form/Field.tsx"
import { useWords } from "../messages/useWords.ts"

const other = "other"

/** The kelurahan: from the table of its kecamatan, which fills in the postal code, or as one writes it. D-50. */
export const VillageField = ({
  villages,
  awaited,
  draft,
  error,
  onType,
  onLeave
}: {
  readonly villages: ReadonlyArray<Village>
  /** Still loading: a field that is replaced while it has the focus would lose the focus. */
  readonly awaited: boolean
  readonly draft: AddressDraft
  readonly error: string | undefined
  readonly onType: (draft: Partial<AddressDraft>) => void
  readonly onLeave: () => void
}) => {
  const { t } = useWords()
  const isWritten = draft.village !== "" && draft.villageId === null
  const [own, setOwn] = useState(isWritten)
  // No table is complete, and it may not be had: then it is written.
  if (own || isWritten || (villages.length === 0 && !awaited))
    return (
      <Field
        label={t("checkout.address.village")}
        error={error}
        name="village"
        autoComplete="off"
        value={draft.village}
        onChange={(event) => {
          setOwn(true)
          onType({ village: event.target.value, villageId: null })
        }}
        onBlur={onLeave}
      />
    )
  return (
    <ChoiceField
      label={t("checkout.address.village")}
      error={error}
      name="village"
      value={draft.villageId ?? ""}
      onChange={({ target }) => {
        const village = villages.find(({ id }) => id === target.value)
        setOwn(target.value === other)
        onType(
          village
            ? { village: village.name, villageId: village.id, postalCode: village.postalCode }
            : { village: "", villageId: null }
        )
      }}
      onBlur={onLeave}
    >
      <option value="">{t("checkout.address.villageChoose")}</option>
      {awaited && draft.villageId !== null ? <option value={draft.villageId}>{draft.village}</option> : null}
      {villages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={other}>{t("checkout.address.villageOther")}</option>
    </ChoiceField>
  )
}
