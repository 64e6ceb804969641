import type { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { CombinationId } from "../../catalogue/combination.ts"
import type { ProductId } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Language } from "../../kernel/text.ts"
import type { AgeBucket } from "../../profile/age-bucket.rule.ts"
import type { AttachedPhoto, PhotoId } from "../photos/photo.ts"
import type { PhotoUnknown } from "../photos/photos.errors.ts"
import type { ReviewId } from "../review.ts"
import type { ReviewFinding } from "../reviews.errors.ts"
import type { WritingFacts } from "../spam-block.rule.ts"
import type { OwnCombination } from "../write-review.port.ts"
import type { FullAnswers } from "./answers.ts"

type Stored<A> = Effect.Effect<A, Unavailable>

/** What is known of a member who writes reviews. */
export interface Writer {
  readonly facts: WritingFacts
  /** A mandatory field of the profile is missing. D-35. */
  readonly isHalf: boolean
  /** When the account was made. */
  readonly joinedAt: Instant
  /** `1998-03-31`. */
  readonly dateOfBirth?: string
  /** Reviews of this member that readers see. */
  readonly published: number
  /** Products whose next review staff read first: an earlier one was hidden, or had to be read, when it was removed. */
  readonly readFirst: ReadonlyArray<ProductId>
}

/** A review that is to be stored. */
export interface ReviewToStore extends Omit<FullAnswers, "combination"> {
  readonly id: ReviewId
  readonly product: { readonly id: ProductId; readonly name: string }
  readonly combination?: { readonly id: CombinationId; readonly name: string }
  readonly details: string
  readonly photos: ReadonlyArray<AttachedPhoto>
  readonly ageBucket?: AgeBucket
  /** Published at once, or held until it has been looked at. D-41. */
  readonly status: "published" | "held"
  /** Held until staff decide, whatever the checks find. */
  readonly mustBeRead: boolean
  /** Why it is held. */
  readonly findings: ReadonlyArray<ReviewFinding>
  /** Language in which the author is written to. */
  readonly language: Language
  readonly at: Instant
}

/** Stores written reviews and what is known of their writers. One call of the port is one transaction. */
export interface WritingStore {
  /** Returns what is known of a member; nothing if the account is removed. */
  readonly writer: (member: MemberId) => Stored<Writer | undefined>
  /** The same, and locks it until the transaction ends: of reviews sent at once each is judged after the one before it. */
  readonly lockWriter: (member: MemberId) => Stored<Writer | undefined>
  /** Id of a member's review of a product, in whatever state. */
  readonly own: (member: MemberId, product: ProductId) => Stored<ReviewId | undefined>
  /** Combinations of a product that a member bought here or reviewed; what was bought last comes first. */
  readonly combinations: (member: MemberId, product: ProductId) => Stored<ReadonlyArray<OwnCombination>>
  /**
   * Texts of other reviews that may be the same text: of this member, of this product, and of all that begin or end with the same
   * letters.
   *
   * @param except a review that is left out
   */
  readonly similarTexts: (
    member: MemberId,
    product: ProductId,
    details: string,
    except?: ReviewId
  ) => Stored<ReadonlyArray<string>>
  /** Those of these photos that a review of the member may take: no other review has taken them. */
  readonly photos: (member: MemberId, ids: ReadonlyArray<PhotoId>, review?: ReviewId) => Stored<ReadonlyArray<PhotoId>>
  readonly putFacts: (member: MemberId, facts: WritingFacts) => Stored<void>
  /**
   * Stores a review with its photos, and with whether the goods were bought here; a published one changes the stars of its product.
   * Returns the points that its author received for it, or nothing if the member has a review of the product. D-29, D-37, D-42.
   */
  readonly insert: (
    member: MemberId,
    review: ReviewToStore
  ) => Effect.Effect<number | undefined, PhotoUnknown | Unavailable>
}
