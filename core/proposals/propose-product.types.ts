import type { Effect } from "effect"
import type { BrandLink } from "../catalogue/brand.ts"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { CategoryBranch } from "../catalogue/category.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Timed } from "../kernel/timed.ts"
import type { PhotosStanding } from "../reviews/photos/form-photos.rule.ts"
import type { PhotoId } from "../reviews/photos/photo.ts"
import type { ReviewFinding } from "../reviews/reviews.errors.ts"
import type { SearchPort } from "../search/search.port.ts"
import type { CategoryPath } from "./category-guess.rule.ts"
import type { BrandChoice, ProductProposal, ProductProposed, ProposalId } from "./proposal.ts"
import type { ProposalDraft } from "./proposal-draft.rule.ts"
import type { ProposalsPort } from "./proposals.port.ts"

/** How long the fingers rest before names are compared. Mock add-product: 300 ms. */
export const similarWaitMs = 300

/** The proposal that is changed, in the version that was read. */
export interface ChangedProposal {
  readonly id: ProposalId
  readonly version: number
}

type Sent = ReturnType<ProposalsPort["proposeProduct"]> | ReturnType<ProposalsPort["changeProduct"]>

/** Calls of the form of a proposal. */
export interface ProposeProductPort {
  readonly suggest: SearchPort["suggest"]
  readonly similar: ProposalsPort["similar"]
  readonly cards: CataloguePort["cards"]
  readonly categories: CataloguePort["categories"]
  /** Proposes a product, or changes a proposal. */
  readonly send: (input: {
    readonly product: ProductProposed
    readonly change: ChangedProposal | null
  }) => Effect.Effect<Effect.Success<Sent>, Effect.Error<Sent>>
}

/** Input of the form of a proposal. */
export interface ProposeProductInput {
  readonly draft: ProposalDraft
  /** The proposal that is changed; `null` for a new one. */
  readonly change: ChangedProposal | null
  readonly photos: PhotosStanding
  readonly isMember: boolean
  readonly at: Instant
}

/** What the form of a proposal remembers. */
export interface ProposeProductContext {
  readonly draft: ProposalDraft
  readonly change: ChangedProposal | null
  readonly photos: PhotosStanding
  readonly photosExpired: number
  readonly photosUnknown: ReadonlyArray<PhotoId>
  readonly isMember: boolean
  /** Brands that the last search has found. */
  readonly brands: ReadonlyArray<BrandLink>
  readonly branches: ReadonlyArray<CategoryBranch>
  /** Products that may be the proposed one, of the name they were found for. */
  readonly alike: ReadonlyArray<ProductCard>
  /** The shop has refused the proposal because of them; `same`: whatever its author says. */
  readonly duplicate: "none" | "near" | "same"
  /** What the last refusal said, before its products were read. */
  readonly duplicates: ReadonlyArray<ProductId>
  readonly isSame: boolean
  /** How often it has: the focus goes there each time. */
  readonly refusals: number
  /** The author's own proposal that says the same. */
  readonly own: ProposalId | null
  /** The form was sent with gaps: they are shown until they are filled. */
  readonly showsGaps: boolean
  readonly findings: ReadonlyArray<ReviewFinding>
  /** Tag of what went wrong last. */
  readonly failure: string | null
  readonly proposal: ProductProposal | null
  readonly now: Instant
}

/** Events of the form of a proposal. */
export type ProposeProductEvent = Timed<
  | { readonly type: "brand.typed"; readonly text: string }
  | { readonly type: "brand.chosen"; readonly brand: BrandChoice; readonly name: string }
  | { readonly type: "product.typed"; readonly text: string }
  | { readonly type: "note.typed"; readonly text: string }
  | { readonly type: "category.chosen"; readonly path: CategoryPath }
  /** The sheet of categories was opened. */
  | { readonly type: "categories.wanted" }
  | { readonly type: "photos.changed"; readonly photos: PhotosStanding }
  /** It is none of the similar products. */
  | { readonly type: "alike.denied" }
  | { readonly type: "proposal.sent" }
  | { readonly type: "viewer.changed"; readonly isMember: boolean }
  | { readonly type: "connection.returned" }
>

/** What the page is to do. */
export type ProposeProductEmitted =
  /** To be stored; an empty one is deleted. */
  | { readonly type: "draft.changed"; readonly draft: ProposalDraft }
  /** The form is complete, and a guest has sent it. */
  | { readonly type: "login.wanted" }
