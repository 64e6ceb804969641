import type { CuratedFacts, RecommendationFacts, SelectionFacts } from "#core/shop/facts.ts"
import { CuratedScreen } from "./CuratedScreen.tsx"
import { RecommendationScreen } from "./RecommendationScreen.tsx"
import { SelectionScreen } from "./SelectionScreen.tsx"

/** The pages of discovery. They are one file: much of what they show is the same, and no page holds the names of three. */
export const DiscoveryScreen = ({ facts }: { readonly facts: CuratedFacts | SelectionFacts | RecommendationFacts }) =>
  "selection" in facts ? (
    <SelectionScreen facts={facts} />
  ) : "selections" in facts ? (
    <CuratedScreen facts={facts} />
  ) : (
    <RecommendationScreen facts={facts} />
  )
