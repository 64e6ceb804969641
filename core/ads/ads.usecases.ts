import { Effect } from "effect"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { pictureIn, wordsIn } from "../catalogue/names.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import type { SharedTextStore } from "../kernel/text-store.ts"
import type { Ad, AdPlace, AdSlot, StoredAd } from "./ad.ts"
import { adSlots } from "./ad.ts"
import type { AdsPort, AdsStore } from "./ads.port.ts"
import { adsInTurn, isMeantFor } from "./ads.rule.ts"
import { afterShowing, cappedAds, seenIn, seenText } from "./seen.rule.ts"

/** The house's advertisements over their store, for one reader at one moment. D-76; decision 0131. */
export const adsOver = (store: AdsStore, reader: Reader): AdsPort => ({
  slots: (place) =>
    Effect.map(store.running(reader.now), (ads) => {
      const meant = new Set(ads.filter((ad) => isMeantFor(ad, place)).map(({ slot }) => slot))
      return adSlots.filter((slot) => meant.has(slot))
    }),
  take: Effect.fnUntraced(function* ({ slot, capped, ...place }) {
    // One whose last impression another reader has just taken makes way for the next.
    for (const ad of adsInTurn(yield* store.running(reader.now), slot, place, capped))
      if (yield* store.countImpression(ad.id, reader.now)) return adOf(ad, reader)
    return undefined
  }),
  click: ({ id }) => Effect.asVoid(store.countClick(id))
})

const adOf = ({ id, title, text, action, link, picture, perDay }: StoredAd, { language }: Reader): Ad => ({
  id,
  title: wordsIn(title, language),
  ...(text && { text: wordsIn(text, language) }),
  action: wordsIn(action, language),
  link,
  ...(picture && { picture: pictureIn(picture, language) }),
  perDay
})

/** What one slot of a page does. */
export interface AdSlotPort {
  /** Takes an advertisement for the slot, unless this browser has shown each often enough today. */
  readonly fill: (
    input: AdPlace & { readonly slot: AdSlot; readonly at: Instant }
  ) => Effect.Effect<Ad | undefined, unknown>
}

/** A slot over the shop and what this browser stores of what it has shown. */
export const adSlotOver = ({ take }: Pick<AdsPort, "take">, store: SharedTextStore): AdSlotPort => ({
  fill: Effect.fnUntraced(function* ({ at, ...wanted }) {
    const ad = yield* take({ ...wanted, capped: cappedAds(seenIn(store.read()), at) })
    if (ad !== undefined)
      yield* Effect.promise(() => store.alone(() => store.write(seenText(afterShowing(seenIn(store.read()), ad, at)))))
    return ad
  })
})
