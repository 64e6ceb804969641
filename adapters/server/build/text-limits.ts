import type { Plugin } from "vite"
import { withLimits } from "#core/shop/limits.rule.ts"

/** Fills the limits of the rules into the texts that browsers fetch, so that no page loads the rules for them. Decision 0069. */
export const textLimits: Plugin = {
  name: "text-limits",
  enforce: "pre",
  transform: {
    filter: { id: /\/ui\/messages\/(?:id|en)\/[^/]+\.json$/ },
    handler: (code) => JSON.stringify(withLimits(JSON.parse(code)))
  }
}
