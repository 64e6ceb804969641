import type { Assessed } from "../cart/lines.rule.ts"
import { conflictWithin } from "../cart/mixing.rule.ts"
import { refusedEgiftField } from "../egift/egift-info.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import type { CodProblem } from "../orders/transfer/cod.rule.ts"
import type { PickupProblem } from "../pickup/pickup.ts"
import type { Requirement, RequirementCode } from "../pricing/requirement.ts"
import type { ShippingOption } from "../shipping/shipping.ts"
import type { Store } from "../stores/store.ts"
import type { CheckoutStep, StoredCheckout } from "./checkout.ts"

interface Facts {
  readonly stored: StoredCheckout
  readonly lines: ReadonlyArray<Assessed>
  /** Some of it needs a parcel. */
  readonly ships: boolean
  /** Offer of the chosen courier, if it still makes one. */
  readonly option: ShippingOption | undefined
  /** Nothing is to be paid, or it is known into which account, with its unique code if it needs one. D-56. */
  readonly isPaymentChosen: boolean
  /** Why the chosen courier cannot be paid; absent if nothing prevents it, or another way is chosen. D-57. */
  readonly codProblem: CodProblem | undefined
  readonly isHalfMember: boolean
  /** Where it is picked up, if it is: `undefined` if that store does not offer pickup. D-65. */
  readonly pickup?:
    | { readonly store: Pick<Store, "name"> | undefined; readonly problem: PickupProblem | undefined }
    | undefined
  /** Ids of the designs that e-gifts can have. */
  readonly egiftTemplates: ReadonlyArray<string>
  readonly now: Instant
}

/** Returns everything that prevents a checkout from being placed, in the order of the steps; empty: it may be. D-69. */
export const requirementsOf = (facts: Facts): ReadonlyArray<Requirement> => [
  ...ofLines(facts),
  ...ofBuyer(facts),
  ...ofDetails(facts),
  ...ofDelivery(facts),
  ...ofPayment(facts)
]

const ofLines = ({ lines, pickup, egiftTemplates, now }: Facts): ReadonlyArray<Requirement> => {
  if (lines.length === 0) return [plain("EMPTY", "shop")]
  const conflict = conflictWithin(lines.map(({ goods }) => goods))
  return [
    ...(conflict ? [plain(conflict, "separate")] : []),
    ...lines.flatMap((line) => (pickup ? inStore(line, pickup) : (line.requirement ?? []))),
    ...lines
      .filter(({ goods }) => goods.giftCard)
      .flatMap(({ id, goods: { name }, line: { egift } }): ReadonlyArray<Requirement> => {
        if (egift === undefined) return [{ code: "EGIFT_RECIPIENT", line: id, values: { name }, fix: "fill-recipient" }]
        const field = refusedEgiftField(egift, egiftTemplates, now)
        return field ? [{ code: "EGIFT_REFUSED", line: id, values: { name, field }, fix: "fill-recipient" }] : []
      })
  ]
}

/** What a store lacks of a line. What is not sold at all is so in every store. D-65. */
const inStore = (
  { id, line, goods, counted, requirement }: Assessed,
  { store, problem }: NonNullable<Facts["pickup"]>
): ReadonlyArray<Requirement> => {
  if (requirement?.code === "NOT_SOLD") return [requirement]
  // What prevents picking up anything is said once.
  if (counted >= line.quantity || store === undefined || problem !== undefined) return []
  return [
    {
      code: "STORE_STOCK",
      line: id,
      values: { name: goods.name, left: counted, store: store.name },
      fix: "choose-store"
    }
  ]
}

/** A half registration may look, but not order. D-35. */
const ofBuyer = ({ isHalfMember }: Facts): ReadonlyArray<Requirement> =>
  isHalfMember ? [plain("PROFILE_INCOMPLETE", "complete-profile")] : []

const ofDetails = ({ stored, ships }: Facts): ReadonlyArray<Requirement> => [
  ...(stored.contact ? [] : [plain("CONTACT_MISSING", "fill-contact")]),
  ...(!ships || stored.delivery ? [] : [plain("ADDRESS_MISSING", "fill-address")])
]

const ofDelivery = ({ stored: { delivery }, ships, option, pickup }: Facts): ReadonlyArray<Requirement> => {
  if (pickup) return ofPickup(pickup)
  if (!ships || delivery === undefined) return []
  if (delivery.service === undefined) return [plain("COURIER_MISSING", "choose-courier")]
  if (!option?.eligible)
    return [
      {
        code: "COURIER_UNAVAILABLE",
        ...(option?.line !== undefined && { line: option.line }),
        values: { reason: option?.reason ?? "NOT_THERE" },
        fix: "choose-courier"
      }
    ]
  return option.needsLocation && delivery.address.location === undefined
    ? [plain("LOCATION_MISSING", "fill-address")]
    : []
}

const ofPickup = ({ store, problem }: NonNullable<Facts["pickup"]>): ReadonlyArray<Requirement> => {
  if (store !== undefined && problem === undefined) return []
  return [{ code: "PICKUP_UNAVAILABLE", values: { reason: problem ?? "store" }, fix: "choose-store" }]
}

const ofPayment = ({ isPaymentChosen, codProblem: reason }: Facts): ReadonlyArray<Requirement> => {
  if (!isPaymentChosen) return [plain("PAYMENT_MISSING", "choose-payment")]
  return reason === undefined ? [] : [{ code: "COD_UNAVAILABLE", values: { reason }, fix: "choose-payment" }]
}

const plain = (code: RequirementCode, fix: Requirement["fix"]): Requirement => ({ code, values: {}, fix })

const steps: Partial<Readonly<Record<RequirementCode, CheckoutStep>>> = {
  CONTACT_MISSING: "details",
  ADDRESS_MISSING: "details",
  STORE_STOCK: "details",
  PICKUP_UNAVAILABLE: "details",
  LOCATION_MISSING: "delivery",
  COURIER_MISSING: "delivery",
  COURIER_UNAVAILABLE: "delivery"
}

/** Returns the first step that is not complete; problems of lines are fixed on any of them. */
export const firstOpenStep = (requirements: ReadonlyArray<Requirement>): CheckoutStep =>
  requirements.flatMap(({ code }) => steps[code] ?? [])[0] ?? "payment"
