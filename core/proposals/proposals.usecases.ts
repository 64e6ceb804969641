import { Effect } from "effect"
import { Unauthenticated } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { CataloguePort, Reader } from "../catalogue/catalogue.port.ts"
import type { ProductId } from "../catalogue/product.ts"
import { dayMs, instant, jakartaDay, startOfJakartaDay } from "../kernel/moment.ts"
import type { RandomSource } from "../kernel/random.ts"
import { findingsOfWords } from "../reviews/moderation/findings.rule.ts"
import { PhotoUnknown } from "../reviews/photos/photos.errors.ts"
import { emptyQuery } from "../search/query.ts"
import type { SearchPort } from "../search/search.port.ts"
import { alikeAmong, brandKey, duplicatesOf, isLikeBrand, nameWords, productKey } from "./names.rule.ts"
import {
  type BrandChoice,
  nameLimits,
  type ProductProposed,
  ProposalId,
  proposalsPerDay,
  similarMost
} from "./proposal.ts"
import { nameProblem, properName, properNote, proposalProblems } from "./proposal-form.rule.ts"
import {
  BrandExists,
  ProposalChanged,
  ProposalDecided,
  ProposalDuplicate,
  ProposalIncomplete,
  ProposalLimit,
  ProposalRefused,
  ProposalUnknown
} from "./proposals.errors.ts"
import type { BrandToStore, ComparedBrand, NameTyped, ProposalStore, ProposalsPort } from "./proposals.port.ts"

/** What comparing names needs. */
export interface ComparingServices {
  readonly store: Pick<ProposalStore, "brands" | "productsOf">
  readonly catalogue: Pick<CataloguePort, "cards">
  readonly search: Pick<SearchPort, "find">
}

/** What proposals need. */
export interface ProposalServices {
  readonly store: ProposalStore
  readonly catalogue: Pick<CataloguePort, "category">
  readonly random: RandomSource
}

/** Words of a typed name that are searched for by themselves, the longest first: each costs a search. Own choice. */
const wordsSearched = 2

/** Products of the shop that may be the one whose name is typed, for members and guests. D-45b. */
export const similarOver = ({ store, catalogue, search }: ComparingServices): Pick<ProposalsPort, "similar"> => ({
  similar: Effect.fnUntraced(function* ({ brand, name }: NameTyped) {
    const words = nameWords(name)
    if (words.join("").length < nameLimits.least) return []
    const { typed, brands } = comparedBrands(yield* store.brands, brand)
    const own = brands.length === 0 ? [] : yield* store.productsOf(brands.map(({ id }) => id))
    const longest = words.toSorted((one, other) => other.length - one.length).slice(0, wordsSearched)
    const asked = [words.join(" "), ...longest]
    const found = yield* Effect.forEach([...new Set(asked)], (q) => search.find({ ...emptyQuery, q }))
    const others = found.flatMap(({ products }) => products)
    const compared = new Map(
      [...own, ...others.map((one) => ({ id: one.id, name: one.name, brand: one.brand.name }))].map((one) => [
        one.id,
        one
      ])
    )
    const alike = alikeAmong({ brand: typed, name }, [...compared.values()])
    return yield* catalogue.cards({ ids: alike.slice(0, similarMost).map(({ id }) => id) })
  })
})

/** The brands that a chosen or typed one may be, and its name. */
const comparedBrands = (brands: ReadonlyArray<ComparedBrand>, brand: NameTyped["brand"]) => {
  const known = typeof brand === "number" ? brands.find(({ id }) => id === brand) : undefined
  const typed = known?.name ?? (typeof brand === "string" ? brand : "")
  return { typed, known, brands: typed === "" ? [] : brands.filter(({ name }) => isLikeBrand(name, typed)) }
}

/**
 * Proposals of one member. A duplicate of a product of the shop is refused; of one that is only similar its author may say that it is
 * another. Names and notes are checked as reviews are. Specification 5 and 6; D-41, D-45b.
 */
export const proposalsOver = (
  { store, catalogue, random }: ProposalServices,
  member: MemberId,
  { now, language }: Pick<Reader, "now" | "language">
): Omit<ProposalsPort, "similar"> => {
  const today = startOfJakartaDay(jakartaDay(now))

  const mine = store.mine(member, language)

  const oneOf = <K extends "brand" | "product">(kind: K, id: ProposalId) =>
    Effect.flatMap(mine, (all) => {
      const found = all.find((one) => one.id === id && one.kind === kind)
      return found === undefined ? Effect.die(new Error("a stored proposal is not there")) : Effect.succeed(found)
    }) as Effect.Effect<Extract<Effect.Success<typeof mine>[number], { readonly kind: K }>, Effect.Error<typeof mine>>

  /** The author, locked; refuses if they have proposed enough today. */
  const mayPropose = Effect.fnUntraced(function* (kind: "brands" | "products") {
    const author = (yield* store.lockAuthor(member, today)) ?? (yield* new Unauthenticated())
    if (author[kind] >= proposalsPerDay) return yield* new ProposalLimit({ until: instant(today + dayMs) })
  })

  /** Refuses a change of a proposal that is not there, was decided, or is not the one that was read. */
  const mayChange = Effect.fnUntraced(function* (kind: "brand" | "product", id: ProposalId, version: number) {
    yield* store.lockAuthor(member, today)
    const state = (yield* store.state(member, kind, id)) ?? (yield* new ProposalUnknown())
    if (state.status === "accepted") return yield* new ProposalDecided({ status: state.status })
    if (state.version !== version) return yield* new ProposalChanged()
  })

  const fitBrand = Effect.fnUntraced(function* (typed: string, id: ProposalId) {
    const problem = nameProblem(typed, nameLimits.brandMost)
    if (problem) return yield* new ProposalIncomplete({ problems: { brand: problem } })
    const name = properName(typed)
    yield* mayStand(name)
    const key = brandKey(name)
    if ((yield* store.brands).some((one) => brandKey(one.name) === key)) return yield* new BrandExists({})
    return { id, name, key, language, at: now } satisfies BrandToStore
  })

  const fitProduct = Effect.fnUntraced(function* (given: ProductProposed, id: ProposalId) {
    const brands = yield* store.brands
    const brand = chosenBrand(brands, given.brand)
    const photos = [...new Set(given.photos)]
    const known = yield* knownCategories(given.categories)
    const problems = {
      ...proposalProblems({
        brand: brand.name,
        product: given.name,
        categories: known,
        note: given.note,
        photos: photos.length
      }),
      ...(brand.kind === "unknown" && { brand: "required" as const })
    }
    if (brand.kind === "unknown" || Object.keys(problems).length > 0) return yield* new ProposalIncomplete({ problems })
    const [name, note] = [properName(given.name), properNote(given.note)]
    yield* mayStand(name, note, ...(brand.kind === "new" ? [brand.name] : []))
    const wanted = { brand: brand.name, name }
    const like = brands.filter((one) => isLikeBrand(one.name, brand.name)).map((one) => one.id)
    const compared = like.length === 0 ? [] : yield* store.productsOf(like)
    yield* mayBeNew(duplicatesOf(wanted, compared), given.isDifferent)
    const free = yield* store.freePhotos(member, photos, id)
    if (free.length < photos.length)
      return yield* new PhotoUnknown({ ids: photos.filter((one) => !free.includes(one)) })
    const chosen: BrandChoice =
      brand.kind === "known" ? { kind: "known", id: brand.id } : { kind: "new", name: brand.name }
    const category = given.categories[2]
    return { id, brand: chosen, name, key: productKey(wanted), category, note, photos, language, at: now }
  })

  /** The given categories up to the first that is not below the one before it. D-12. */
  const knownCategories = Effect.fnUntraced(function* ([first, second, third]: ProductProposed["categories"]) {
    const found = yield* Effect.catchTag(
      Effect.asSome(catalogue.category({ id: third })),
      "PlaceUnknown",
      () => Effect.succeedNone
    )
    if (found._tag === "None" || found.value.level !== 3) return []
    const [above, below] = found.value.parents.map(({ id }) => id)
    return above !== first ? [] : below !== second ? [first] : [first, second, third]
  })

  return {
    mine: () => mine,
    proposeBrand: Effect.fnUntraced(function* ({ name }) {
      yield* mayPropose("brands")
      const brand = yield* fitBrand(name, ProposalId(yield* random.uuid))
      const outcome = yield* store.addBrand(member, brand)
      if (typeof outcome === "object") return yield* new BrandExists({ proposal: outcome.duplicate })
      return yield* oneOf("brand", brand.id)
    }),
    changeBrand: Effect.fnUntraced(function* ({ id, version, name }) {
      yield* mayChange("brand", id, version)
      const outcome = yield* store.changeBrand(member, version, yield* fitBrand(name, id))
      if (typeof outcome === "object") return yield* new BrandExists({ proposal: outcome.duplicate })
      if (outcome === "stale") return yield* new ProposalChanged()
      return yield* oneOf("brand", id)
    }),
    proposeProduct: Effect.fnUntraced(function* (given) {
      yield* mayPropose("products")
      const product = yield* fitProduct(given, ProposalId(yield* random.uuid))
      const outcome = yield* store.addProduct(member, product)
      if (typeof outcome === "object")
        return yield* new ProposalDuplicate({ products: [], isSame: true, proposal: outcome.duplicate })
      return yield* oneOf("product", product.id)
    }),
    changeProduct: Effect.fnUntraced(function* ({ id, version, ...given }) {
      yield* mayChange("product", id, version)
      const outcome = yield* store.changeProduct(member, version, yield* fitProduct(given, id))
      if (typeof outcome === "object")
        return yield* new ProposalDuplicate({ products: [], isSame: true, proposal: outcome.duplicate })
      if (outcome === "stale") return yield* new ProposalChanged()
      return yield* oneOf("product", id)
    })
  }
}

/** A brand of the shop, a new one, or one that the shop does not have by this number. A new name that the shop has is the shop's. */
const chosenBrand = (brands: ReadonlyArray<ComparedBrand>, choice: BrandChoice) => {
  if (choice.kind === "known") {
    const known = brands.find(({ id }) => id === choice.id)
    return known ? { kind: "known" as const, ...known } : { kind: "unknown" as const, name: "" }
  }
  const name = properName(choice.name)
  const same = brands.find((one) => brandKey(one.name) === brandKey(name))
  return same ? { kind: "known" as const, ...same } : { kind: "new" as const, name }
}

/** Refuses words that the shop does not take. D-41. */
const mayStand = (...texts: ReadonlyArray<string>) => {
  const findings = texts
    .flatMap(findingsOfWords)
    .filter(({ severity }) => severity === "refused")
    .map(({ code, quote }) => ({ code, quote }))
  return findings.length > 0 ? Effect.fail(new ProposalRefused({ findings })) : Effect.void
}

/** Refuses what duplicates a product; what is only similar, unless the author says that it is another one. */
const mayBeNew = (
  { same, near }: { readonly same: ReadonlyArray<WithId>; readonly near: ReadonlyArray<WithId> },
  isDifferent: boolean
) => {
  const isSame = same.length > 0
  if (!isSame && (isDifferent || near.length === 0)) return Effect.void
  const products = [...same, ...near].slice(0, similarMost).map(({ id }) => id)
  return Effect.fail(new ProposalDuplicate({ products, isSame }))
}

interface WithId {
  readonly id: ProductId
}
