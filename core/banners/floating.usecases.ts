import { Effect } from "effect"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { BannersPort } from "./banners.port.ts"
import type { FloatingPort } from "./floating.port.ts"
import { floatsOf } from "./floating.rule.ts"
import { shownIn, shownText } from "./popup.rule.ts"

/** Floating banners over the shop's banners and what this browser stores of those dismissed. Specification 9; D-49b. */
export const floatingOver = ({ all }: BannersPort, store: SharedTextStore): FloatingPort => ({
  floatsAt: ({ location, target, at }) =>
    Effect.map(all({ locations: [location], ...(target === undefined ? {} : { target }) }), (banners) =>
      floatsOf(banners, shownIn(store.read()), at)
    ),
  dismiss: ({ ids, at }) =>
    Effect.promise(() =>
      store.alone(() => {
        const dismissed = { ...shownIn(store.read()), ...Object.fromEntries(ids.map((id) => [id, at])) }
        store.write(shownText(dismissed))
      })
    )
})
