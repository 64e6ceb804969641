import { Data } from "effect"

/** Does not exist, or belongs to another member: which of the two is not said. */
export class MemberUnknown extends Data.TaggedError("MemberUnknown") {}

/** Fields of a profile that break a rule; the form names them before. */
export class ProfileRefused extends Data.TaggedError("ProfileRefused")<{
  /** Names of fields. */
  readonly fields: ReadonlyArray<string>
}> {}

/** Nothing is stored of children without a consent of its own. D-36c. */
export class ConsentMissing extends Data.TaggedError("ConsentMissing") {}

/** The book has no such address. */
export class AddressUnknown extends Data.TaggedError("AddressUnknown") {}

/** The book is full: 20 addresses. */
export class AddressesFull extends Data.TaggedError("AddressesFull") {}

/** What was sent is no picture the shop can read, or the square does not lie in it. */
export class AvatarRefused extends Data.TaggedError("AvatarRefused") {}
