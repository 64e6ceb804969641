import { CheckoutId } from "../orders/order.ts"
import { BankId } from "../orders/transfer/payment.ts"
import { ServiceId } from "../shipping/shipping.ts"
import { type DetailsDraft, emptyDetails } from "./details.ts"
import type { Choices, PersistedOrdering, ProposedCourier } from "./ordering.ts"

/** An ordering as a text. */
export const persistedOrdering = (ordering: PersistedOrdering): string => JSON.stringify({ v: 1, ...ordering })

/** What was stored; a text that the shop did not write counts as nothing. Machines 15. */
export const orderingIn = (text: string | undefined): PersistedOrdering | undefined => {
  const { checkout, key, isAnswered, over, bought } = fieldsIn(text)
  if (typeof checkout !== "string") return undefined
  return {
    checkout: CheckoutId(checkout),
    ...(typeof key === "string" && { key }),
    ...(isAnswered === true && { isAnswered }),
    ...(over === true && { over }),
    bought: typeof bought === "number" ? bought : 0
  }
}

/**
 * The ordering that a visit has to go on with: an open one, or one that became an order after the visit began, since its
 * lines are bought then.
 *
 * @param since orders made in this browser when the visit began
 */
export const persistedSince = (
  persisted: PersistedOrdering | undefined,
  since: number
): PersistedOrdering | undefined => (persisted?.over && persisted.bought <= since ? undefined : persisted)

/** The typed details as a text; the kecamatan includes its names. */
export const persistedDetails = (draft: DetailsDraft): string => JSON.stringify({ v: 1, ...draft })

/** The details a text holds, as far as they are ours. */
export const detailsIn = (text: string | undefined): DetailsDraft => {
  const persisted = fieldsIn(text)
  const texts = Object.fromEntries(
    Object.entries(emptyDetails).flatMap(([field, empty]) =>
      typeof empty === "string" && typeof persisted[field] === "string" ? [[field, persisted[field]]] : []
    )
  )
  return {
    ...emptyDetails,
    ...texts,
    ...(isDistrict(persisted["district"]) && { district: persisted["district"] }),
    ...(typeof persisted["villageId"] === "string" && {
      villageId: persisted["villageId"] as DetailsDraft["villageId"]
    })
  }
}

/** Choices at a checkout as a text. */
export const persistedChoices = (checkout: CheckoutId, choices: Choices): string =>
  JSON.stringify({ v: 1, checkout, ...choices })

/** The proposed courier of a checkout as a text. */
export const persistedProposal = (checkout: CheckoutId, proposed: ProposedCourier): string =>
  JSON.stringify({ v: 1, checkout, ...proposed })

/** The choices a text holds, as far as they are ours and of this checkout; `undefined` if it holds none. */
export const choicesIn = (text: string | undefined, at: CheckoutId | undefined): Choices | undefined => {
  const { checkout, service, insured, pickup, paperBag, bank, note } = fieldsIn(text)
  if (at === undefined || checkout !== at) return undefined
  const choices = {
    ...(typeof service === "string" && { service: ServiceId(service) }),
    ...(typeof insured === "boolean" && { insured }),
    ...(typeof pickup === "number" && { pickup }),
    ...(pickup === "none" && { pickup: "none" as const }),
    ...(typeof paperBag === "boolean" && { paperBag }),
    ...(typeof bank === "string" && { bank: BankId(bank) }),
    ...(typeof note === "string" && { note })
  }
  return Object.keys(choices).length > 0 ? choices : undefined
}

/** The courier that the shop had proposed, as far as a text names one of this checkout. */
export const proposedIn = (text: string | undefined, at: CheckoutId | undefined): ProposedCourier | undefined => {
  const { checkout, service, parcel } = fieldsIn(text)
  return at !== undefined && checkout === at && typeof service === "string" && typeof parcel === "string"
    ? { service: ServiceId(service), parcel }
    : undefined
}

const fieldsIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const persisted: unknown = JSON.parse(text ?? "null")
    return typeof persisted === "object" && persisted !== null && "v" in persisted && persisted.v === 1
      ? { ...persisted }
      : {}
  } catch {
    return {}
  }
}

const isDistrict = (value: unknown): value is NonNullable<DetailsDraft["district"]> =>
  isNamed(value) &&
  "city" in value &&
  isNamed(value.city) &&
  "kind" in value.city &&
  (value.city.kind === "Kota" || value.city.kind === "Kabupaten") &&
  "province" in value &&
  isNamed(value.province) &&
  "postalCodes" in value &&
  Array.isArray(value.postalCodes) &&
  value.postalCodes.every((code) => typeof code === "string")

const isNamed = (value: unknown): value is { readonly id: string; readonly name: string } =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "name" in value &&
  typeof value.name === "string"
