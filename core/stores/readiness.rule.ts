/** What a shop has of the things an order needs. Counts, not contents. */
export interface Readiness {
  /** Combinations that can be bought now: active, orderable, priced, in stock. */
  readonly goods: number
  /** Stores that parcels leave from. */
  readonly shippingStores: number
  /** Courier services that the merchant offers. */
  readonly couriers: number
  readonly bankAccounts: number
  /** Whether the merchant gave the shop a name. */
  readonly isNamed: boolean
  /** Whether messages have a sender. */
  readonly hasSender: boolean
  /** Whether a mail server is configured, or messages are read in the outbox (development). */
  readonly carriesMail: boolean
}

/** Texts that buyers and members agree to. Specification 2, Modals. */
export const agreedTexts = ["terms", "privacy"] as const
/** A text that buyers and members agree to. */
export type AgreedText = (typeof agreedTexts)[number]

/** Returns the texts that the shop lacks of those one agrees to. It takes orders without them: their names lead nowhere then. */
export const textsLackingIn = (pages: ReadonlyArray<string>): ReadonlyArray<AgreedText> =>
  agreedTexts.filter((slug) => !pages.includes(slug))

/** Something that is missing before the first order can be placed, paid and confirmed by e-mail. */
export const shopNeeds = [
  "name",
  "goods",
  "shipping-store",
  "courier",
  "bank-account",
  "sender",
  "mail-server"
] as const
/** Something that a shop lacks before its first order. */
export type ShopNeed = (typeof shopNeeds)[number]

/**
 * Returns what is still missing before the first order, in the order in which a merchant sets it up; empty if nothing is.
 * Source: D-52 (origin, couriers), D-56 (bank accounts), D-75.
 */
export const needsOf = (readiness: Readiness): ReadonlyArray<ShopNeed> => {
  const isMissing: Readonly<Record<ShopNeed, boolean>> = {
    name: !readiness.isNamed,
    goods: readiness.goods === 0,
    "shipping-store": readiness.shippingStores === 0,
    courier: readiness.couriers === 0,
    "bank-account": readiness.bankAccounts === 0,
    sender: !readiness.hasSender,
    "mail-server": !readiness.carriesMail
  }
  return shopNeeds.filter((need) => isMissing[need])
}
