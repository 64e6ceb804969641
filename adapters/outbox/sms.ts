import { handOver } from "./handing-over.ts"
import type { Deliver } from "./sender.ts"

/** A gateway for short messages that takes JSON: `{ to, text, reference }`, with a bearer. D-36b. */
export interface SmsGateway {
  readonly url: string
  readonly token: string
}

export const sms =
  ({ url, token }: SmsGateway): Deliver =>
  ({ to, text }, id) =>
    handOver(url, { to, text, reference: id }, { authorization: `Bearer ${token}` })
