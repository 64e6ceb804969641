import type { Checkout, CheckoutStep } from "../checkout/checkout.ts"

/** How an order reaches its buyer: by courier, in a store, or as a message if there is nothing to carry. D-22, D-65. */
export type Way = "ship" | "pickup" | "message"

/** Returns the way of an order in the making. */
export const wayOf = ({ ships, pickup }: Pick<Checkout, "ships" | "pickup">): Way => {
  if (pickup?.store) return "pickup"
  return ships || pickup !== undefined ? "ship" : "message"
}

/** Returns what a step is called: the details are an address, a store, or only whom the shop writes to. */
export const stageOf = (
  step: CheckoutStep,
  checkout: Pick<Checkout, "ships" | "pickup"> | null
): CheckoutStep | Exclude<Way, "ship"> => {
  const way = checkout === null ? "ship" : wayOf(checkout)
  return step === "details" && way !== "ship" ? way : step
}
