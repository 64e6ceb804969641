/** What holds in whole journeys, with where it comes from. */
export const promises = {
  J1: "stock is exact (D-25b, D-63)",
  J2: "the steps of an order add up to what is asked (D-26, D-56)",
  J3: "what is paid is what was asked (D-56)",
  J4: "one order a key (D-63)",
  J5: "an order is seen by its buyer alone (D-63)",
  J6: "the server fails at nothing (security 4)",
  J7: "bag, orders and account are given to their member alone (D-20, D-63)",
  J8: "without a log-in nothing of a member's is given (D-36)",
  J9: "no session lives after its log-out (D-36)",
  J10: "a joined bag is the fuller of both, line by line (D-20)",
  J11: "five codes a day at most go to one destination (D-32)",
  J12: "the fifth wrong password in a row locks, and none before it (D-34)",
  J13: "a person is a member once (D-30, D-31)",
  J14: "no log holds a secret (security 3)",
  J15: "the entries of a member's points add up to the balance, and say what each order did to them (D-29)",
  J16: "a voucher is used as often as orders have it, once by a member, and never more often than there are (D-27)",
  J17: "a gift costs nothing, stands once in an order, and is earned by what was bought (D-67)",
  J18: "who pays the courier has paid once the parcel is there, and not before (D-57)",
  J19: "a return is decided once, after the arrival, and gives back what was paid at most (D-62b)",
  J20: "the stock of a store and its orders add up, and the stock of the web shop has no part in them (D-65, D-66)",
  J21: "the quota of a pre-order is not exceeded, and comes back with what is cancelled (D-22)",
  J22: "no pre-order leaves before its day, unless its goods have come (D-22)",
  J23: "the buyer of a postponed pre-order who cancels is refunded once (D-22)",
  J24: "an e-gift is made once for what was paid, delivered once and opened once (D-22, D-68)",
  J25: "the value of an e-gift is in one account, once, and what was spent of it is in orders (D-22, D-27)",
  J26: "the money of an e-gift goes back only while it is not opened (D-22)",
  J27: "the code of an order lets its goods out once, in its store (D-65, D-66)",
  J28: "an order that is not fetched is refunded once, on the fourth day (D-65)",
  J29: "every letter about an order is written once (D-59, D-62)",
  J30: "what two want in the same moment, and there is one of, goes to one of them (D-25b, D-27, D-63)",
  J31: "money stands in the log of its order once, and goes back from one that has ended (D-56, D-64)",
  J32: "two codes to one number are half a minute apart (D-32)",
  J33: "an order holds goods of one kind, and pre-orders of one day (D-21)",
  J34: "a regular courier costs nothing from Rp200.000 of goods on (D-28)"
} as const

/** The requirement of the specification that each stands for. */
const requirements: Readonly<Record<keyof typeof promises, number | string>> = {
  J1: 401,
  J2: 369,
  J3: 227,
  J4: 369,
  J5: 368,
  J6: 401,
  J7: 368,
  J8: 187,
  J9: 187,
  J10: 6,
  J11: 235,
  J12: 185,
  J13: 188,
  J14: 452,
  J15: 203,
  J16: 166,
  J17: 20,
  J18: 370,
  J19: 469,
  J20: 379,
  J21: 22,
  J22: 22,
  J23: 22,
  J24: 23,
  J25: 23,
  J26: 23,
  J27: 17,
  J28: 18,
  J29: 227,
  J30: 401,
  J31: 227,
  J32: 421,
  J33: 205,
  J34: 449
}

export type PromiseId = keyof typeof promises

/** A promise that was broken. */
export interface Broken {
  readonly promise: PromiseId
  /** What was seen instead. */
  readonly detail: string
  readonly at: number
}

export const formatBroken = ({ promise, detail, at }: Broken): string =>
  `${promise} ${promises[promise]}: ${detail}: requirement ${requirements[promise]}, ${new Date(at).toISOString()}`
