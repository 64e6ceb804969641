import type { Variant } from "./layout.ts"
import found from "./layouts.json" with { type: "json" }

/** How each island is laid out best, found by `npm run gallery:tune`; by the state it is the inside of. */
export const layouts: Readonly<Record<string, Variant>> = found

/** For charts that are not tuned yet. */
export const usual: Variant = { cycles: "GREEDY", placement: "NETWORK_SIMPLEX", seed: 1 }
