import { postJson } from "./post.ts"
import type { Deliver } from "./sender.ts"

/** A gateway for short messages that takes JSON: `{ to, text, reference }`, with a bearer. D-36b. */
export interface SmsGateway {
  readonly url: string
  readonly token: string
}

/** Returns the sender of text messages over the configured gateway. */
export const sms =
  ({ url, token }: SmsGateway): Deliver =>
  ({ to, text }, id) =>
    postJson(url, { to, text, reference: id }, { authorization: `Bearer ${token}` })
