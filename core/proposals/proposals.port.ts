import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { BrandId } from "../catalogue/brand.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Language } from "../kernel/text.ts"
import type { PhotoId } from "../reviews/photos/photo.ts"
import type { PhotoUnknown } from "../reviews/photos/photos.errors.ts"
import type { BrandProposal, ProductProposal, ProductProposed, ProposalId, ProposalStatus } from "./proposal.ts"
import type {
  BrandExists,
  ProposalChanged,
  ProposalDecided,
  ProposalDuplicate,
  ProposalIncomplete,
  ProposalLimit,
  ProposalRefused,
  ProposalUnknown
} from "./proposals.errors.ts"

type Refused = ProposalIncomplete | ProposalRefused | Unauthenticated | Unavailable
type NotProposed = Refused | ProposalDuplicate | PhotoUnknown
type NotChanged = ProposalUnknown | ProposalChanged | ProposalDecided

/** What a brand or a product is compared with: the brand by its number or its name, absent before it is known. */
export interface NameTyped {
  readonly brand?: BrandId | string
  readonly name: string
}

/** Brands and products that members propose. Specification 6, member; D-45b; wire, `/brands` and `/products`. */
export interface ProposalsPort {
  /** Products of the shop that may be the one whose name is typed, the most similar first; at most three. Also for guests. */
  readonly similar: (input: NameTyped) => Effect.Effect<ReadonlyArray<ProductCard>, Unavailable>
  readonly proposeBrand: (input: {
    readonly name: string
  }) => Effect.Effect<BrandProposal, Refused | BrandExists | ProposalLimit>
  /** Changes a pending or refused proposal of a brand; it waits for staff again. */
  readonly changeBrand: (input: {
    readonly id: ProposalId
    readonly version: number
    readonly name: string
  }) => Effect.Effect<BrandProposal, Refused | BrandExists | NotChanged>
  readonly proposeProduct: (input: ProductProposed) => Effect.Effect<ProductProposal, NotProposed | ProposalLimit>
  /** Changes a pending or refused proposal of a product; it waits for staff again. */
  readonly changeProduct: (
    input: ProductProposed & { readonly id: ProposalId; readonly version: number }
  ) => Effect.Effect<ProductProposal, NotProposed | NotChanged>
  /** The member's proposals in whatever state, newest first; a brand that was proposed with a product stands there alone. */
  readonly mine: (
    input: NoInput
  ) => Effect.Effect<ReadonlyArray<BrandProposal | ProductProposal>, Unauthenticated | Unavailable>
}

/** A product of the shop as proposals are compared with it. */
export interface ComparedProduct {
  readonly id: ProductId
  readonly brand: string
  readonly name: string
}

/** A brand of the shop as proposals are compared with it. */
export interface ComparedBrand {
  readonly id: BrandId
  readonly name: string
}

/** A proposed brand that is to be stored. */
export interface BrandToStore {
  readonly id: ProposalId
  readonly name: string
  /** `brandKey` of the name: of one member only one with a key waits. */
  readonly key: string
  readonly language: Language
  readonly at: Instant
}

/** A proposed product that is to be stored. */
export interface ProductToStore extends Omit<ProductProposed, "isDifferent" | "categories"> {
  readonly id: ProposalId
  /** `productKey` of brand and name: of one member only one with a key waits. */
  readonly key: string
  readonly category: ProductProposed["categories"][2]
  readonly language: Language
  readonly at: Instant
}

/** What became of a write; `duplicate` names the author's own proposal that says the same and waits. */
export type StoredOutcome = "stored" | "stale" | { readonly duplicate: ProposalId }

/** Stores proposals. Each statement names the author: a proposal of another member is not found. One call of the port is one transaction. */
export interface ProposalStore {
  /** All brands of the shop. */
  readonly brands: Effect.Effect<ReadonlyArray<ComparedBrand>, Unavailable>
  /** Products of these brands, without removed ones. */
  readonly productsOf: (brands: ReadonlyArray<BrandId>) => Effect.Effect<ReadonlyArray<ComparedProduct>, Unavailable>
  /**
   * Locks the author until the transaction ends, and counts what they have proposed since a moment; `undefined` if the account is
   * removed.
   */
  readonly lockAuthor: (
    member: MemberId,
    since: Instant
  ) => Effect.Effect<{ readonly brands: number; readonly products: number } | undefined, Unavailable>
  readonly mine: (
    member: MemberId,
    language: Language
  ) => Effect.Effect<ReadonlyArray<BrandProposal | ProductProposal>, Unavailable>
  /** State and version of one proposal of the author; `undefined` if there is none. */
  readonly state: (
    member: MemberId,
    kind: "brand" | "product",
    id: ProposalId
  ) => Effect.Effect<{ readonly status: ProposalStatus; readonly version: number } | undefined, Unavailable>
  /** Returns those of these photos that the author has uploaded and nothing has taken, or this proposal has. */
  readonly freePhotos: (
    member: MemberId,
    ids: ReadonlyArray<PhotoId>,
    of?: ProposalId
  ) => Effect.Effect<ReadonlyArray<PhotoId>, Unavailable>
  readonly addBrand: (member: MemberId, brand: BrandToStore) => Effect.Effect<StoredOutcome, Unavailable>
  /** Stores a change of the version that was read; `stale` if another change or a decision came first. */
  readonly changeBrand: (
    member: MemberId,
    version: number,
    brand: BrandToStore
  ) => Effect.Effect<StoredOutcome, Unavailable>
  /** Stores a proposal and takes its photos. */
  readonly addProduct: (
    member: MemberId,
    product: ProductToStore
  ) => Effect.Effect<StoredOutcome, PhotoUnknown | Unavailable>
  readonly changeProduct: (
    member: MemberId,
    version: number,
    product: ProductToStore
  ) => Effect.Effect<StoredOutcome, PhotoUnknown | Unavailable>
}
