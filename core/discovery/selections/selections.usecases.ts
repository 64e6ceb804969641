import { Effect } from "effect"
import { PlaceUnknown } from "../../catalogue/catalogue.errors.ts"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import type { CategoryBranch, CategoryId, CategoryLink } from "../../catalogue/category.ts"
import { wordsIn } from "../../catalogue/names.rule.ts"
import type { ProductId } from "../../catalogue/product.ts"
import type { Goods } from "../../pricing/goods.ts"
import { emptyQuery } from "../../search/query.ts"
import type { SearchPort } from "../../search/search.port.ts"
import {
  insteadMost,
  picturesOfCard,
  type Selection,
  type SelectionCard,
  SelectionId,
  type SelectionStep,
  stepsLeast,
  type WrittenSelection
} from "./selection.ts"
import type { SelectionsPort, SelectionsStore } from "./selections.port.ts"
import { derivedSteps, goodsOf, type PlannedStep, writtenSteps } from "./selections.rule.ts"

/** What selections read of the shop. */
export interface SelectionSources {
  readonly catalogue: Pick<CataloguePort, "product" | "cards" | "categories">
  readonly search: Pick<SearchPort, "find">
}

/** Selections over what the merchant has written, and over the goods for what they have not. Decision 0118. */
export const selectionsOver = (
  store: SelectionsStore,
  { catalogue, search }: SelectionSources,
  { language }: Reader
): SelectionsPort => {
  /** What sells best in each category below one, in stock. */
  const derived = Effect.fnUntraced(function* (branch: CategoryBranch) {
    const best = new Map<CategoryId, ReadonlyArray<ProductId>>()
    for (const { id } of branch.children) {
      const window = { skip: 0, limit: 1 + insteadMost }
      const asked = { ...emptyQuery, category: id, sort: "most-purchased", availableFor: "online", window } as const
      const { products } = yield* search.find(asked)
      best.set(
        id,
        products.filter(({ soldAs }) => soldAs !== undefined).map((card) => card.id)
      )
    }
    return derivedSteps(branch, ({ id }) => best.get(id) ?? [])
  })

  /** The card of a selection; none if too few of its steps name a product that is there. */
  const cardOf = Effect.fnUntraced(function* (
    steps: ReadonlyArray<PlannedStep>,
    named: Omit<SelectionCard, "pictures" | "products">
  ) {
    const cards = yield* catalogue.cards({ ids: steps.flatMap(({ products }) => products) })
    const shown = new Map(cards.map((card) => [card.id, card]))
    const firsts = steps.flatMap(({ products }) => products.flatMap((id) => shown.get(id) ?? []).slice(0, 1))
    if (firsts.length < stepsLeast) return undefined
    const pictures = [...new Set([...firsts, ...shown.values()])]
      .flatMap(({ picture }) => picture ?? [])
      .slice(0, picturesOfCard)
    return { ...named, pictures, products: shown.size } satisfies SelectionCard
  })

  const goodsAt = (
    id: ProductId,
    combination: PlannedStep["combination"]
  ): Effect.Effect<ReadonlyArray<Goods>, never> =>
    catalogue.product({ id }).pipe(
      Effect.map((product) => [goodsOf(product, combination) ?? []].flat()),
      Effect.orElseSucceed(() => [])
    )

  const stepOf = Effect.fnUntraced(function* ({ title, reason, products, combination }: PlannedStep) {
    const choices: Array<Goods> = []
    for (const [place, id] of products.entries())
      choices.push(...(yield* goodsAt(id, place === 0 ? combination : undefined)))
    return { title, ...(reason !== undefined && { reason }), choices }
  })

  const shown = Effect.fnUntraced(function* (named: Omit<Selection, "steps">, planned: ReadonlyArray<PlannedStep>) {
    const read = yield* Effect.forEach(planned, stepOf)
    const steps: ReadonlyArray<SelectionStep> = read
      .filter(({ choices }) => choices.length > 0)
      .map((step, place) => ({ number: place + 1, ...step }))
    return steps.length < stepsLeast ? yield* new PlaceUnknown() : { ...named, steps }
  })

  return {
    all: Effect.fnUntraced(function* () {
      const written = yield* store.written
      const tree = yield* catalogue.categories({})
      const cards: Array<SelectionCard> = []
      for (const selection of inOrder(written.selections)) {
        const world = worldOf(tree, selection.category)
        const card = yield* cardOf(writtenSteps(selection.id, written, language), {
          id: selection.id,
          title: wordsIn(selection.title, language),
          promise: wordsIn(selection.promise, language),
          ...(world && { world })
        })
        if (card) cards.push(card)
      }
      const covered = new Set(cards.flatMap(({ world }) => world?.id ?? []))
      for (const branch of tree.filter(({ id }) => !covered.has(id))) {
        const card = yield* cardOf(yield* derived(branch), {
          id: SelectionId(branch.id),
          title: branch.name,
          world: linkOf(branch)
        })
        if (card) cards.push(card)
      }
      return cards
    }),
    selection: Effect.fnUntraced(function* ({ id }) {
      const written = yield* store.written
      const named = written.selections.find((one) => one.id === id)
      if (named) {
        const { title, about } = named
        return yield* shown(
          { id: named.id, title: wordsIn(title, language), about: wordsIn(about, language) },
          writtenSteps(named.id, written, language)
        )
      }
      const branch = branchOf(yield* catalogue.categories({}), id)
      if (branch === undefined) return yield* new PlaceUnknown()
      return yield* shown({ id: SelectionId(branch.id), title: branch.name }, yield* derived(branch))
    })
  }
}

const inOrder = (selections: ReadonlyArray<WrittenSelection>): ReadonlyArray<WrittenSelection> =>
  selections.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))

const linkOf = ({ id, name, slug }: CategoryLink): CategoryLink => ({ id, name, slug })

const branchOf = (tree: ReadonlyArray<CategoryBranch>, id: string): CategoryBranch | undefined =>
  tree.find((branch) => branch.id === id) ??
  tree.map(({ children }) => branchOf(children, id)).find((found) => found !== undefined)

/** The category of level 1 that another one stands in. */
const worldOf = (tree: ReadonlyArray<CategoryBranch>, id: CategoryId | undefined): CategoryLink | undefined => {
  const world = id === undefined ? undefined : tree.find((branch) => branchOf([branch], id) !== undefined)
  return world && linkOf(world)
}
