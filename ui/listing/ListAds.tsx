import type { AdSlot } from "#core/ads/ad.ts"
import { adPlaceOf } from "#core/shop/ad-place.rule.ts"
import type { ListingFacts } from "#core/shop/facts.ts"
import { AdPlace } from "../ads/AdPlace.tsx"
import { useWords } from "../messages/useWords.ts"

/** A slot of a list, unless it is empty: what is known beforehand moves nothing. Specification 2, Ad slots; D-76. */
export const ListAds = ({
  facts: { place, ads },
  slot,
  on
}: {
  readonly facts: Pick<ListingFacts, "place" | "ads">
  readonly slot: AdSlot
  readonly on: "narrow" | "wide"
}) => {
  const { t } = useWords()
  const at = ads?.includes(slot) ? adPlaceOf(place) : undefined
  return at === undefined ? null : <AdPlace slot={slot} place={at} on={on} label={t("listing.ad")} />
}
