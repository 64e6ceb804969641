import { Effect } from "effect"
import { effectiveToggles } from "./effective.rule.ts"
import type { ToggleStore, TogglesPort } from "./toggles.port.ts"
import type { Toggles } from "./toggles.ts"

/**
 * The switches of the shop over what operations have switched off.
 *
 * @param allowed what the settings of this server allow
 */
export const togglesOver = ({ off }: Pick<ToggleStore, "off">, allowed: Toggles): TogglesPort => ({
  toggles: () => Effect.map(off, (names) => effectiveToggles(allowed, names))
})
