import type { Instant } from "../kernel/moment.ts"

/** Most devices of one member that are notified; a further one takes the place of the one renewed longest ago. Own choice. */
export const devicesPerMember = 5
/** A subscription that no visit has renewed for so long is removed, in days. Own choice. */
export const subscriptionDays = 365

/** Longest address of a subscription. Own choice: those of the known services have fewer than 400 characters. */
export const endpointLength = 1_000

/** What a browser gives a shop so that it may send notices to it. RFC 8030, RFC 8291. */
export interface PushSubscriptionFacts {
  /** Address at the push service of the browser's maker. */
  readonly endpoint: string
  /** Public key of the browser, base64url of 65 bytes: messages are encrypted for it. */
  readonly p256dh: string
  /** Secret that the browser shares with the shop, base64url of 16 bytes. */
  readonly auth: string
}

/** Number of a subscription of one member; another one if the same browser subscribes for another member. */
export type PushDeviceId = string

/** A device that is notified. */
export interface PushDevice {
  readonly id: PushDeviceId
  readonly endpoint: string
}

/** The subscription of a device as the shop stores it. */
export interface StoredSubscription extends PushSubscriptionFacts {
  readonly id: PushDeviceId
  readonly renewedAt: Instant
}
