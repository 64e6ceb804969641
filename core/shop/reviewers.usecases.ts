import { Effect } from "effect"
import { expertListPath, expertsPath, reviewerPath } from "../catalogue/links.ts"
import { expertsOnFirstPage } from "../reviews/reviewers/reviewer.ts"
import { parseExpertsQuery, parseReviewerQuery } from "../reviews/reviewers/reviewer-address.rule.ts"
import { teaserOf } from "../reviews/teaser.rule.ts"
import type { ExpertListFacts, ExpertsFacts, ReviewerFacts } from "./facts.ts"
import { unlessAt } from "./pages.usecases.ts"
import { Missing, type Prepare } from "./prepare.ts"

/** Reviews of experts on the first page about them. Own choice. */
const reviewsOfExperts = 6
const together = { concurrency: "unbounded" } as const

/** Prepares the page of a reviewer; fails if no member has the user name, or the account was removed. D-36c. */
const reviewerFacts: Prepare<ReviewerFacts> = Effect.fnUntraced(function* (ports, address) {
  const userName = address.params["user_name"] ?? ""
  const query = parseReviewerQuery(userName, address.search)
  const facts = yield* Effect.all(
    { reviewer: ports.reviewers.reviewer({ userName }), reviews: ports.reviewers.reviews(query) },
    together
  ).pipe(Effect.catchTag("ReviewerUnknown", () => Effect.fail(new Missing({ gone: false }))))
  yield* unlessAt(reviewerPath(facts.reviewer.userName), address)
  return { ...facts, query, now: address.now }
})

/** Prepares the first page about experts: those whose reviews helped most, and their most liked reviews. */
const expertsFacts: Prepare<ExpertsFacts> = (ports) =>
  Effect.map(
    Effect.all(
      {
        experts: ports.reviewers.experts({ page: 1 }),
        reviews: ports.reviews.popular({ expertsOnly: true, limit: reviewsOfExperts })
      },
      together
    ),
    ({ experts, reviews }) => ({
      experts: { ...experts, items: experts.items.slice(0, expertsOnFirstPage) },
      reviews: reviews.map(teaserOf)
    })
  )

/** Prepares the list of all experts, or of those of one field. */
const expertListFacts: Prepare<ExpertListFacts> = (ports, address) => {
  const query = parseExpertsQuery(address.search)
  return Effect.map(ports.reviewers.experts(query), (experts) => ({ query, experts }))
}

/** Prepares a page about those who write reviews: of one of them, the first page about experts, or the list of these. */
export const peopleFacts: Prepare<ReviewerFacts | ExpertsFacts | ExpertListFacts> = (ports, address) =>
  address.path === expertsPath
    ? expertsFacts(ports, address)
    : address.path === expertListPath
      ? expertListFacts(ports, address)
      : reviewerFacts(ports, address)
