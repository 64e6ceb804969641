import type { Checkout } from "./checkout.ts"

/** Returns whether the total of a checkout does not include its shipping yet: no courier is chosen that carries it. Specification 4, Cart. */
export const lacksShipping = ({ ships, delivery }: Pick<Checkout, "ships" | "delivery">): boolean =>
  ships && delivery?.option?.eligible !== true
