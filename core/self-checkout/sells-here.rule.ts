import type { Store } from "../stores/store.ts"
import { selfCheckoutService } from "./self-checkout.ts"

/** Whether a store sells without its till. D-66. */
export const sellsHere = ({ services }: Pick<Store, "services">): boolean => services.includes(selfCheckoutService)
