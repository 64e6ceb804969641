import { Effect } from "effect"
import { effectiveToggles } from "./effective.rule.ts"
import { partsAmong } from "./features.ts"
import type { OffNow, ToggleStore, TogglesPort } from "./toggles.port.ts"
import type { Toggles } from "./toggles.ts"

/**
 * The switches of the shop over what operations have switched off.
 *
 * @param allowed what the settings of this server allow
 */
export const togglesOver = ({ off }: Pick<ToggleStore, "off">, allowed: Toggles): TogglesPort => ({
  toggles: () => Effect.map(off, (names) => effectiveToggles(allowed, names))
})

/** Returns the parts of the shop among what operations have switched off. */
export const partsOff = ({ off }: Pick<ToggleStore, "off">): OffNow => Effect.map(off, partsAmong)
