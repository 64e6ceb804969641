import type { Effect } from "effect"
import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { StoredPicture } from "../catalogue/stored.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Mailer, Message } from "../kernel/message.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Language } from "../kernel/text.ts"
import type { BrandChoice, ProposalId, ProposalStatus, RefusalReason } from "./proposal.ts"
import type {
  DecisionTargetUnknown,
  ProposalChanged,
  ProposalDecided,
  ProposalDuplicate,
  ProposalUnknown
} from "./proposals.errors.ts"
import type { ComparedBrand, ComparedProduct } from "./proposals.port.ts"

/** Occasions on which an author is notified of a proposal. D-45b. */
export type ProposalMessageKind = "proposal-accepted" | "proposal-merged" | "proposal-refused"

/** A message to the author of a proposal. */
export interface ProposalMessage extends Message {
  readonly kind: ProposalMessageKind
  /** First name of the author. */
  readonly name: string
  /** What was proposed, with its brand. */
  readonly proposed: string
  /** Path of the review form of the product, of the brand, or of the author's proposals. */
  readonly path: string
  readonly reason?: RefusalReason
  /** Words of staff; empty if they said none. */
  readonly words: string
}

/** A proposal as staff read it. */
export interface JudgedProposal {
  readonly id: ProposalId
  readonly kind: "brand" | "product"
  readonly name: string
  /** Of a proposed product. */
  readonly brand?: BrandChoice & { readonly name: string }
  readonly category?: { readonly id: CategoryId; readonly path: string }
  readonly note: string
  /** User name of the author; empty if the account is removed. */
  readonly author: string
  readonly pictures: ReadonlyArray<StoredPicture>
  readonly status: ProposalStatus
  readonly version: number
  /** When it was proposed, or changed last. */
  readonly at: Instant
  readonly decidedAt?: Instant
  readonly reason?: RefusalReason
  readonly words?: string
  readonly became?: ProductId | BrandId
}

interface Which {
  readonly id: ProposalId
  /** Who decides. */
  readonly name: string
  /** Of the proposal as it was read: another one is refused. */
  readonly version: number
}

type Decided = Effect.Effect<
  JudgedProposal,
  DecisionTargetUnknown | ProposalChanged | ProposalDecided | ProposalDuplicate | ProposalUnknown | Unavailable
>

/** What staff do with proposals; each decision is logged and written to the author. D-45b, D-75. */
export interface ProposalOpsPort {
  /**
   * Takes a pending product into the catalogue, to be reviewed but not sold, or says that it is one of the shop's; or a brand. What is
   * given replaces what the author proposed. Refuses a product that the shop has.
   */
  readonly accept: (
    input: Which & {
      readonly title?: string
      readonly category?: CategoryId
      readonly brand?: BrandId
      /** The product of the shop that it is. */
      readonly into?: ProductId
    }
  ) => Decided
  readonly refuse: (input: Which & { readonly reason: RefusalReason; readonly words?: string }) => Decided
}

/** Where an author is written to. */
export interface AuthorAddress {
  readonly to: string
  readonly name: string
  readonly language: Language
}

/** A product as it is taken into the catalogue. */
export interface ProductToAccept {
  readonly brand: BrandChoice
  readonly name: string
  readonly category: CategoryId
}

/** Stores decisions on proposals. One call of the port is one transaction. */
export interface ProposalDecisionStore {
  readonly brands: Effect.Effect<ReadonlyArray<ComparedBrand>, Unavailable>
  readonly productsOf: (brands: ReadonlyArray<BrandId>) => Effect.Effect<ReadonlyArray<ComparedProduct>, Unavailable>
  /** A proposal with its author; locks both until the transaction ends. */
  readonly proposal: (id: ProposalId) => Effect.Effect<
    | {
        readonly proposal: JudgedProposal
        /** Absent if the author has no proven e-mail address. */
        readonly author?: AuthorAddress
      }
    | undefined,
    Unavailable
  >
  /** Whether a category of the third level has this id. */
  readonly isCategory: (id: CategoryId) => Effect.Effect<boolean, Unavailable>
  /** Whether the shop has this product, and it is not removed. */
  readonly isProduct: (id: ProductId) => Effect.Effect<boolean, Unavailable>
  /** Takes a product into the catalogue, with the photos of its proposal and, if it is new, its brand; returns its number. */
  readonly takeProduct: (
    proposal: JudgedProposal,
    product: ProductToAccept,
    at: Instant
  ) => Effect.Effect<ProductId, Unavailable>
  /** Takes a brand into the catalogue; returns its number. */
  readonly takeBrand: (name: string) => Effect.Effect<BrandId, Unavailable>
  /** Stores a decision on the version that was read, and logs it; false if another change came first. */
  readonly decide: (
    proposal: JudgedProposal,
    decision: {
      readonly to: Exclude<ProposalStatus, "pending">
      readonly name: string
      readonly at: Instant
      readonly reason?: RefusalReason
      readonly words?: string
      readonly became?: ProductId | BrandId
    }
  ) => Effect.Effect<boolean, Unavailable>
}

/** What decisions on proposals need. */
export interface ProposalDecisionServices {
  readonly store: ProposalDecisionStore
  readonly post: Mailer<ProposalMessage>
}
