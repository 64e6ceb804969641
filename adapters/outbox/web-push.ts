import type { Instant } from "#core/kernel/moment.ts"
import { isPushSubscription } from "#core/push/endpoint.rule.ts"
import type { PushDeviceId, PushSubscriptionFacts } from "#core/push/push.ts"
import { post } from "./post.ts"
import type { Deliver } from "./sender.ts"

/** What notices are sent with. */
export interface WebPush {
  /** The shop's keys, base64url. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string }
  /** How a push service reaches the shop, `mailto:…` or `https://…`. RFC 8292. */
  readonly contact: () => string
  /** Hosts that may be sent to. */
  readonly services: ReadonlyArray<string>
  readonly subscription: (id: PushDeviceId) => Promise<PushSubscriptionFacts | undefined>
  /** Removes a subscription that the push service no longer knows. */
  readonly end: (id: PushDeviceId, endpoint: string) => Promise<void>
  readonly now: () => Instant
}

/** The browser has unsubscribed, or the address never was one. RFC 8030. */
const goneStatuses: ReadonlySet<number> = new Set([404, 410])

/**
 * Sends notices to the devices of members, encrypted for the browser and signed for its push service. Rejects if the push service did
 * not take one; the error names neither device nor order. A device that is not notified any more gets nothing. Decision 0140.
 */
export const webPush =
  ({ keys, contact, services, subscription, end, now }: WebPush): Deliver =>
  async ({ to, subject = "", text, push }) => {
    if (push === undefined) throw new TypeError("the outbox holds a notice that is none")
    const leftMs = push.until - now()
    const found = await subscription(to)
    if (found === undefined || leftMs <= 0) return
    const { endpoint, p256dh, auth } = found
    // The settings may allow fewer services than when it was stored.
    if (!isPushSubscription(found, services)) return end(to, endpoint)
    // Loaded with the first notice: a shop opens sooner.
    const { default: library } = await import("web-push")
    const request = () =>
      library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title: subject, text, path: push.path }),
        {
          vapidDetails: { subject: contact(), ...keys },
          TTL: Math.ceil(leftMs / 1_000),
          urgency: push.urgency,
          topic: push.topic,
          contentEncoding: "aes128gcm"
        }
      )
    let made: ReturnType<typeof request>
    try {
      made = request()
    } catch (cause) {
      // No point of the curve: no browser has such a key, and no try will find one.
      if (isNoKey(cause)) return end(to, endpoint)
      throw cause
    }
    const { "Content-Length": _, ...headers } = made.headers as Readonly<Record<string, string | number>>
    const status = await post(endpoint, made.body ?? "", headers)
    if (goneStatuses.has(status)) return end(to, endpoint)
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`)
  }

const isNoKey = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY"
