import type { BrandId, BrandLink } from "../catalogue/brand.ts"
import type { CategoryId, CategoryLink } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import { type Brand as Branded, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { OwnPhoto } from "../reviews/photos/photo.ts"

/** Identifies a proposal of a brand or a product; a UUID. */
export type ProposalId = Branded<string, "ProposalId">
/** Returns a primitive as a `ProposalId`. */
export const ProposalId = brandConstructor<ProposalId>()

/** States of a proposal: its author alone sees it until staff have accepted it. D-45b. */
export const proposalStatuses = ["pending", "accepted", "refused"] as const
/** State of a proposal. */
export type ProposalStatus = (typeof proposalStatuses)[number]

/** Why staff refuse a proposal; the author reads it in their language. Own choice. */
export const refusalReasons = ["exists", "unclear", "photos", "notBeauty", "content"] as const
/** Reason of a refusal. */
export type RefusalReason = (typeof refusalReasons)[number]

/** The brand of a proposed product: one of the shop, or a new one that is proposed with it. */
export type BrandChoice =
  | { readonly kind: "known"; readonly id: BrandId }
  | { readonly kind: "new"; readonly name: string }

/** What a decision says to the author. */
export interface Decision {
  readonly at: Instant
  /** Only of a refused one. */
  readonly reason?: RefusalReason
  /** Words of staff; absent if they said none. */
  readonly words?: string
}

interface Proposal {
  readonly id: ProposalId
  readonly name: string
  readonly status: ProposalStatus
  /** Rises with every change and decision. */
  readonly version: number
  readonly at: Instant
  readonly decision?: Decision
}

/** A proposed brand as its author sees it. */
export interface BrandProposal extends Proposal {
  readonly kind: "brand"
  /** The brand that came of it. */
  readonly became?: BrandLink
}

/** A proposed product as its author sees it. */
export interface ProductProposal extends Proposal {
  readonly kind: "product"
  readonly brand: BrandChoice & { readonly name: string }
  /** From level 1 to the proposed category. D-12. */
  readonly path: ReadonlyArray<CategoryLink>
  /** Words of the author for staff. */
  readonly note: string
  readonly photos: ReadonlyArray<OwnPhoto>
  /** The product that came of it, or that it was a duplicate of. */
  readonly became?: ProductId
}

/** A product as it is proposed. */
export interface ProductProposed {
  readonly brand: BrandChoice
  readonly name: string
  /** The category of each level, from 1 to 3. Specification 3, Form field names. */
  readonly categories: readonly [CategoryId, CategoryId, CategoryId]
  readonly note: string
  readonly photos: ReadonlyArray<OwnPhoto["id"]>
  /** The author says that it is none of the similar products they were shown. */
  readonly isDifferent: boolean
}

/** Fewest and most characters of the name of a brand or a product. Specification 5; the upper limits are an own choice. */
export const nameLimits = { least: 3, brandMost: 60, productMost: 120 } as const
/** Most characters of the note for staff. Own choice. */
export const noteMost = 500
/** Fewest and most photos of a proposed product. Mock add-product: 1 to 3. */
export const proposalPhotos = { least: 1, most: 3 } as const
/** Most proposals of each kind of one member and Jakarta day. Own choice: more than a person photographs, few enough to be read. */
export const proposalsPerDay = 10
/** Similar products that are shown at most. Own choice. */
export const similarMost = 3
