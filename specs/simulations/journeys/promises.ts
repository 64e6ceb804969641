/** What holds in whole journeys, with where it comes from. */
export const promises = {
  J1: "stock is exact (D-25b, D-63)",
  J2: "the steps of an order add up to what is asked (D-26, D-56)",
  J3: "what is paid is what was asked (D-56)",
  J4: "one order a key (D-63)",
  J5: "nobody sees another's order (D-63)",
  J6: "the server fails at nothing (security 4)",
  J7: "nobody gets another's bag, orders or account (D-20, D-63)",
  J8: "whoever is not logged in gets nothing of a member's (D-36)",
  J9: "no session lives after its log-out (D-36)",
  J10: "a joined bag is the fuller of both, line by line (D-20)",
  J11: "five codes a day at most go to one destination (D-32)",
  J12: "the fifth wrong password in a row locks, and none before it (D-34)",
  J13: "nobody is a member twice (D-30, D-31)",
  J14: "no log holds a secret (security 3)",
  J15: "the entries of a member's points add up to the balance, and say what each order did to them (D-29)",
  J16: "a voucher is used as often as orders have it, once by a member, and never more often than there are (D-27)",
  J17: "a gift costs nothing, stands once in an order, and is earned by what was bought (D-67)",
  J18: "who pays the courier has paid once the parcel is there, and not before (D-57)",
  J19: "a return is decided once, after the arrival, and gives back what was paid at most (D-62b)"
} as const

export type PromiseId = keyof typeof promises

/** A promise that was broken. */
export interface Broken {
  readonly promise: PromiseId
  /** What was seen instead. */
  readonly detail: string
  readonly at: number
}

export const formatBroken = ({ promise, detail, at }: Broken): string =>
  `${promise} ${promises[promise]}: ${detail}, ${new Date(at).toISOString()}`
