import { createECDH, randomBytes } from "node:crypto"
import type { PushSubscriptionFacts } from "#core/push/push.ts"

/** A browser that has subscribed: what it gave the shop, and what it decrypts with. */
export interface SomeBrowser {
  readonly subscription: PushSubscriptionFacts
  readonly keys: ReturnType<typeof createECDH>
  readonly secret: Buffer
}

export const someBrowser = (endpoint: string): SomeBrowser => {
  const keys = createECDH("prime256v1")
  keys.generateKeys()
  const secret = randomBytes(16)
  return {
    keys,
    secret,
    subscription: { endpoint, p256dh: keys.getPublicKey("base64url"), auth: secret.toString("base64url") }
  }
}

/** A subscription at a known push service. */
export const subscriptionAt = (name: string): PushSubscriptionFacts =>
  someBrowser(`https://fcm.googleapis.com/fcm/send/${name}`).subscription
