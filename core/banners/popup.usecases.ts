import { Effect } from "effect"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { BannersPort } from "./banners.port.ts"
import type { PopupPort } from "./popup.port.ts"
import { decidePopup, popupRules, shownIn, shownText } from "./popup.rule.ts"

/** The popup over the shop's banners and what this browser stores of those it has shown. Specification 4; D-49b. */
export const popupOver = ({ all }: BannersPort, store: SharedTextStore, rules = popupRules): PopupPort => ({
  bannerAt: ({ location, target }) =>
    Effect.map(
      all({ locations: [location], ...(target === undefined ? {} : { target }) }),
      ({ popup_banner: popups }) => popups?.[0]
    ),
  take: ({ at, ...banner }) =>
    Effect.promise(() =>
      store.alone(() => {
        const { isShown, shown } = decidePopup(shownIn(store.read()), banner, at, rules)
        store.write(shownText(shown))
        return isShown
      })
    )
})
