import type { SnapshotFrom } from "xstate"
import type { Tag } from "../../catalogue/product.ts"
import type { Recommendation } from "./recommendation.ts"
import type { recommendationsMachine } from "./recommendations.machine.ts"

/** View of a member's recommendations. */
export interface RecommendationsView {
  readonly step: "reading" | "failed" | "shown" | "empty"
  readonly items: ReadonlyArray<Recommendation>
  readonly answers: ReadonlyArray<Tag>
  /** `end`: the member has seen everything there is. */
  readonly more: "end" | "offered" | "coming" | "failed"
}

/** Returns what a member's recommendations show in this state of their machine. */
export const viewRecommendations = ({
  value,
  context: { items, read, total, answers }
}: SnapshotFrom<typeof recommendationsMachine>): RecommendationsView => ({
  step: value === "reading" || value === "failed" ? value : items.length === 0 ? "empty" : "shown",
  items,
  answers,
  more: value === "readingMore" ? "coming" : value === "stuck" ? "failed" : read < total ? "offered" : "end"
})
