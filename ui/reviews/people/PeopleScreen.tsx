import type { ExpertListFacts, ExpertsFacts, ReviewerFacts } from "#core/shop/facts.ts"
import { ExpertListScreen } from "./ExpertListScreen.tsx"
import { ExpertsScreen } from "./ExpertsScreen.tsx"
import { ReviewerScreen } from "./ReviewerScreen.tsx"

/** The pages about those who write reviews. They are one file: most of what they show is the same, and no page holds the names of three. */
export const PeopleScreen = ({ facts }: { readonly facts: ReviewerFacts | ExpertsFacts | ExpertListFacts }) =>
  "reviewer" in facts ? (
    <ReviewerScreen facts={facts} />
  ) : "query" in facts ? (
    <ExpertListScreen facts={facts} />
  ) : (
    <ExpertsScreen facts={facts} />
  )
