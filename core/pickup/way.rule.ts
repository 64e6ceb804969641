/** How an order reaches its buyer: by courier, in a store, or as a message if there is nothing to carry. D-22, D-65. */
export type Way = "ship" | "pickup" | "message"

/** What of an order in the making decides on its way. */
interface Shipment {
  /** Whether something of it has to be carried. */
  readonly ships: boolean
  /** The pickup its buyer has asked for; without a store none is chosen yet. */
  readonly pickup?: { readonly store?: unknown }
}

/** Returns the way of an order in the making. */
export const wayOf = ({ ships, pickup }: Shipment): Way => {
  if (pickup?.store) return "pickup"
  return ships || pickup !== undefined ? "ship" : "message"
}

/** Returns what a step is called: the details are an address, a store, or only whom the shop writes to. */
export const stageOf = <S extends string>(step: S, order: Shipment | null): S | Exclude<Way, "ship"> => {
  const way = order === null ? "ship" : wayOf(order)
  return step === "details" && way !== "ship" ? way : step
}
