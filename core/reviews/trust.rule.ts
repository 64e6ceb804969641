import { newAccountDays } from "./moderation/moderated.rule.ts"

/** What the records of the shop say about a published review, beside what its author wrote. */
export interface ReviewTrust {
  /** Whole days from the registration of its author to the review. */
  readonly accountDays: number
  /** Whether its text was compared with others before it was published; that of an import was not. D-41. */
  readonly isCompared: boolean
  /** Whether staff have read it as it is: because of a new account, photos, doubtful words or reports. D-41. */
  readonly isChecked: boolean
}

/** Everything that the trust in a review is made of. */
export interface TrustEvidence {
  /** Bought here, and not sent back. D-42. */
  readonly verified: boolean
  readonly photos: number
  readonly trust: ReviewTrust
}

/** The facts about a review, in the order in which readers see them. */
export const trustKinds = ["bought", "account", "photos", "ownText", "checked"] as const
/** A fact of `trustKinds`. */
export type TrustKind = (typeof trustKinds)[number]

/** A fact about a review: whether it speaks for it, and what it adds to the order "most helpful" if it does. */
export interface TrustFact {
  readonly kind: TrustKind
  readonly speaks: boolean
  /** 0 if it adds nothing. */
  readonly weight: number
}

/**
 * What each fact adds to the order "most helpful" if it speaks for a review, beside Wilson's share of its likes, which is 0 to 1. The
 * others are shown and change nothing: an author cannot mend the age of an account, and open reports are no judgement: they are not shown. D-43.
 */
export const trustWeights: Readonly<Record<TrustKind, number>> = {
  bought: 0.05,
  account: 0,
  photos: 0.1,
  ownText: 0,
  checked: 0
}

/** Returns every fact about a review, those that do not speak for it included: none is left out. */
export const trustFactsOf = ({ verified, photos, trust }: TrustEvidence): ReadonlyArray<TrustFact> => {
  const speaks: Readonly<Record<TrustKind, boolean>> = {
    bought: verified,
    account: trust.accountDays >= newAccountDays,
    photos: photos > 0,
    ownText: trust.isCompared,
    checked: trust.isChecked
  }
  return trustKinds.map((kind) => ({ kind, speaks: speaks[kind], weight: trustWeights[kind] }))
}
