import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Banner } from "./banner.ts"
import type { PopupPlace } from "./popup-place.rule.ts"

/** What the popup asks: the merchant's banner, and this browser whether it is due. */
export interface PopupPort {
  /** The popup of a place, or `undefined`. */
  readonly bannerAt: (input: PopupPlace) => Effect.Effect<Banner | undefined, Unavailable>
  /** Returns whether it is shown now, and remembers it; of tabs that ask at once, one gets a yes. D-49b. */
  readonly take: (input: Pick<Banner, "id" | "apply"> & { readonly at: Instant }) => Effect.Effect<boolean>
}
