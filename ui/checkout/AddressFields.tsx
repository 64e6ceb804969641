import { type ReactNode, useEffect, useRef } from "react"
import type { DetailsProblem } from "#core/checkout/details.ts"
import type { AddressDraft, AddressField } from "#core/regions/address-draft.ts"
import { postalCodeLength } from "#core/regions/address-lengths.ts"
import { districtBoxMachineOver } from "#core/regions/district-box.machine.ts"
import { viewDistrictBox } from "#core/regions/district-box.view.ts"
import { Field, LongField } from "../kit/form/Field.tsx"
import { useWords } from "../messages/useWords.ts"
import { DistrictField } from "../regions/DistrictField.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Checkout.css.ts"
import { FurtherFields } from "./FurtherFields.tsx"
import { useProblem } from "./useProblem.ts"
import { VillageField } from "./VillageField.tsx"

const few = ["landmark", "noteForCourier"] as const

/** Destination of a parcel: the kecamatan first, which determines nearly everything else. Rule 46; D-50. */
export const AddressFields = ({
  draft,
  problems,
  field,
  choice = 0,
  further,
  onType,
  onLeave
}: {
  readonly draft: AddressDraft
  readonly problems: Partial<Readonly<Record<AddressField, DetailsProblem>>>
  /** What every typed field of the form has. */
  readonly field: (name: Exclude<AddressField, "district">) => {
    readonly name: string
    readonly judged?: boolean
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
    readonly onBlur: () => void
  }
  /** How often an address was chosen instead of typed: what stands half typed in the box of the kecamatan goes. */
  readonly choice?: number
  /** One more field that few need, and whether it holds a text or a problem. */
  readonly further?: { readonly name: string; readonly field: ReactNode; readonly isNeeded: boolean }
  readonly onType: (draft: Partial<AddressDraft>) => void
  readonly onLeave: (field: AddressField) => void
}) => {
  const { t } = useWords()
  const problemOf = useProblem()
  const { ports, now } = useShop()
  const box = useScreenActor(districtBoxMachineOver, ports.regions, { chosen: draft.district })
  const [view, send] = useView(box, viewDistrictBox)
  useEffect(() => {
    const chosen = box.on("district.chosen", ({ district, postalCode = "" }) =>
      onType({ district, village: "", villageId: null, postalCode })
    )
    return () => chosen.unsubscribe()
  }, [box, onType])
  // Another address may have been chosen outside the box.
  const { district } = draft
  const heard = useRef(choice)
  useEffect(() => {
    const { chosen } = box.getSnapshot().context
    if (chosen?.id !== district?.id || heard.current !== choice)
      box.send({ type: "district.given", district, at: now() })
    heard.current = choice
  }, [box, district, choice, now])
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t("checkout.address.title")}</legend>
      <DistrictField
        view={view}
        send={(event) => {
          if (event.type === "text.typed" && draft.district) onType({ district: null, village: "", villageId: null })
          send(event)
        }}
        error={problemOf("district", problems.district)}
        onLeave={() => onLeave("district")}
      />
      <div className={css.two}>
        <VillageField
          key={district?.id ?? ""}
          villages={view.villages}
          awaited={view.villagesAwaited}
          draft={draft}
          error={problemOf("village", problems.village)}
          onType={onType}
          onLeave={() => onLeave("village")}
        />
        <Field
          label={t("checkout.address.postalCode")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={postalCodeLength}
          {...field("postalCode")}
        />
      </div>
      <LongField
        label={t("checkout.address.line")}
        hint={t("checkout.address.lineHint")}
        autoComplete="street-address"
        {...field("line")}
      />
      <FurtherFields
        names={[t("checkout.address.landmark"), t("checkout.address.note"), ...(further ? [further.name] : [])]}
        isNeeded={further?.isNeeded === true || few.some((name) => draft[name] !== "" || problems[name])}
      >
        <Field label={t("checkout.address.landmark")} optional autoComplete="off" {...field("landmark")} />
        <Field label={t("checkout.address.note")} optional autoComplete="off" {...field("noteForCourier")} />
        {further?.field}
      </FurtherFields>
    </fieldset>
  )
}
