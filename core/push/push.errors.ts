import { Data } from "effect"

/** The subscription is of no push service that the shop sends to, or its keys are malformed. Decision 0140. */
export class PushSubscriptionRefused extends Data.TaggedError("PushSubscriptionRefused") {}

/** The browser blocks notices of the shop; only its owner changes that, in the browser's settings. */
export class NoticesBlocked extends Data.TaggedError("NoticesBlocked") {}

/** The browser's own question was closed without an answer. */
export class NoticesUnanswered extends Data.TaggedError("NoticesUnanswered") {}
