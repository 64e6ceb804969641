import { Data } from "effect"

/** There is some of it: it can simply be bought. Machines 11, N2. */
export class NotSoldOut extends Data.TaggedError("NotSoldOut") {}

/** This address waits for 20 things already. Decision 0032. */
export class WishesFull extends Data.TaggedError("WishesFull") {}

/** The signature of the link that ends the messages is not valid. */
export class SignatureInvalid extends Data.TaggedError("SignatureInvalid") {}
