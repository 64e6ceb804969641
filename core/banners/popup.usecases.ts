import { Effect } from "effect"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { BannersPort } from "./banners.port.ts"
import type { PopupPort } from "./popup.port.ts"
import { decidePopup, keptShown, popupRules, shownIn } from "./popup.rule.ts"

/** The popup over the shop's banners and what this browser keeps of those it has shown. Specification 4; D-49b. */
export const popupOver = ({ all }: BannersPort, kept: SharedTextStore, rules = popupRules): PopupPort => ({
  bannerAt: ({ location, target }) =>
    Effect.map(
      all({ locations: [location], ...(target === undefined ? {} : { target }) }),
      ({ popup_banner: popups }) => popups?.[0]
    ),
  take: ({ at, ...banner }) =>
    Effect.promise(() =>
      kept.alone(() => {
        const { isShown, shown } = decidePopup(shownIn(kept.read()), banner, at, rules)
        kept.write(keptShown(shown))
        return isShown
      })
    )
})
