import { Effect } from "effect"
import { recommendationPath, selectionPath } from "../catalogue/links.ts"
import { chosenIn } from "../discovery/selections/taken.rule.ts"
import type { CuratedFacts, RecommendationFacts, SelectionFacts } from "./facts.ts"
import { unlessAt } from "./pages.usecases.ts"
import { Missing, type Prepare } from "./prepare.ts"

/** Parameter of the page of all selections that names the category of level 1 they are about. */
export const aboutParameter = "category"
/** Parameter of a selection's page that names what stands at its steps in place of what it names. */
export const chosenParameter = "swap"

/** Prepares the page of all selections, with the trending products below them. */
const curatedFacts: Prepare<CuratedFacts> = (ports) =>
  Effect.map(
    Effect.all(
      { selections: ports.selections.all({}), trending: ports.catalogue.list({ name: "trending" }) },
      { concurrency: "unbounded" }
    ),
    (facts) => ({ ...facts, page: 1 })
  )

/** Prepares the page of a selection; fails if there is none, or it stands at another address. */
const selectionFacts: Prepare<SelectionFacts> = Effect.fnUntraced(function* (ports, address) {
  const selection = yield* ports.selections
    .selection({ id: address.params["category_id"] ?? "" })
    .pipe(Effect.catchTag("PlaceUnknown", () => Effect.fail(new Missing({ gone: false }))))
  yield* unlessAt(selectionPath(selection.id), address)
  const [, chosen = null] = address.search.find(([name]) => name === chosenParameter) ?? []
  return { selection, chosen: chosenIn(chosen, selection) }
})

/** Prepares what everybody sees on the page of recommendations: what sells best. */
const recommendationFacts: Prepare<RecommendationFacts> = (ports) =>
  Effect.map(ports.catalogue.list({ name: "best-seller" }), (popular) => ({ popular }))

/** Prepares a page of discovery: of all selections, of one, or of recommendations. */
export const discoveryFacts: Prepare<CuratedFacts | SelectionFacts | RecommendationFacts> = (ports, address) =>
  "category_id" in address.params
    ? selectionFacts(ports, address)
    : address.path === recommendationPath
      ? recommendationFacts(ports, address)
      : curatedFacts(ports, address)
