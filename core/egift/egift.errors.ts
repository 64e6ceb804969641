import { Data } from "effect"

/** No e-gift has this code, or it was not sent yet: nothing is said about which. */
export class EgiftUnknown extends Data.TaggedError("EgiftUnknown") {}

/**
 * The e-gift cannot be used: `withdrawn`, its order was called off or refunded; `expired`, its time is over; `saved`, its value is in
 * another account.
 */
export class EgiftClosed extends Data.TaggedError("EgiftClosed")<{
  readonly reason: "withdrawn" | "expired" | "saved"
}> {}

/** A recipient of an e-gift was refused, for this field. D-68. */
export class EgiftRefused extends Data.TaggedError("EgiftRefused")<{ readonly field: EgiftInfoField }> {}

/** A field of an e-gift's recipient, with the date as one of them. */
export type EgiftInfoField = "template" | "recipientName" | "recipientEmail" | "recipientPhone" | "message" | "sendAt"

/** The order cannot be called off, nor its money go back: one of its e-gifts was opened. D-22. */
export class EgiftOpened extends Data.TaggedError("EgiftOpened") {}
