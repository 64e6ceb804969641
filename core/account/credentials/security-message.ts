import type { Message } from "../../kernel/message.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Provider } from "../member.ts"

/** Changes of an account that are written to its owner, no matter who made them. Decision 0048. */
export type SecurityMessageKind =
  /** A password was set or changed, by any way. */
  | "password-changed"
  /** The fifth wrong password in a row. D-34. */
  | "account-locked"
  /** To the address or number that was there before. */
  | "email-changed"
  /** To the new address. */
  | "email-added"
  /** A number was added or changed. */
  | "phone-changed"
  /** A provider's account was linked. D-35. */
  | "provider-linked"
  | "account-removed"

/**
 * A message about a change of an account. It names no person, address or number: what it says is true for its receiver
 * alone. `to` is an e-mail address, or a number as `+6281234567890`.
 */
export interface SecurityMessage extends Message {
  readonly kind: SecurityMessageKind
  /** When the change was made. */
  readonly at: Instant
  /** The provider of `provider-linked`. */
  readonly provider?: Provider
  /** Whether details are set aside until the number is proven again; with `password-changed` only. Decision 0030. */
  readonly setsAside?: true
}
