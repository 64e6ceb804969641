import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { NoticesBlocked, NoticesUnanswered, PushSubscriptionRefused } from "./push.errors.ts"
import type { PushDevice, PushDeviceId, PushSubscriptionFacts, StoredSubscription } from "./push.ts"

/** A member's devices, and what a browser needs to become one of them. */
export interface PushDevices {
  /** Public key of the shop, base64url of 65 bytes: a browser takes notices of its holder alone. RFC 8292. */
  readonly publicKey: string
  readonly devices: ReadonlyArray<PushDevice>
}

/** Notices of orders on a member's devices. Decision 0140. */
export interface PushPort {
  readonly devices: (input: NoInput) => Effect.Effect<PushDevices, Unauthenticated | Unavailable>
  /** Subscribes a device, or renews its subscription. A device that was another member's is this member's from then on. */
  readonly subscribe: (
    subscription: PushSubscriptionFacts
  ) => Effect.Effect<PushDevice, PushSubscriptionRefused | Unauthenticated | Unavailable>
  /** Also succeeds if there is no such device. */
  readonly unsubscribe: (input: {
    readonly id: PushDeviceId
  }) => Effect.Effect<{ readonly removed: true }, Unauthenticated | Unavailable>
}

/** Stores subscriptions, at most `devicesPerMember` of one member and one of each address. */
export interface PushStore {
  readonly of: (member: MemberId) => Effect.Effect<ReadonlyArray<StoredSubscription>, Unavailable>
  /** Subscribes or renews. The member's subscriptions beyond the limit are removed, those renewed longest ago first. */
  readonly put: (
    member: MemberId,
    subscription: PushSubscriptionFacts,
    renewal: {
      /** The session that ends them with a log-out; `undefined` of callers without one. */
      readonly session: string | undefined
      readonly at: Instant
      readonly most: number
    }
  ) => Effect.Effect<PushDevice, Unauthenticated | Unavailable>
  readonly remove: (member: MemberId, id: PushDeviceId) => Effect.Effect<void, Unavailable>
}

/** What this browser can do, and has done, about notices. */
export interface DeviceState {
  /** `home-screen`: only once the shop was added to the home screen (Safari on iPhones and iPads). */
  readonly support: "none" | "home-screen" | "full"
  readonly permission: "open" | "allowed" | "blocked"
  /** Its subscription, with the shop's key that it was made for. */
  readonly subscription?: PushSubscriptionFacts & { readonly publicKey: string }
}

/** The browser's side of notices. */
export interface DevicePort {
  readonly look: (input: NoInput) => Effect.Effect<DeviceState, Unavailable>
  /** Asks the browser, which asks its owner if that was not done; only after a press. */
  readonly join: (input: {
    readonly publicKey: string
  }) => Effect.Effect<PushSubscriptionFacts, NoticesBlocked | NoticesUnanswered | Unavailable>
  readonly leave: (input: NoInput) => Effect.Effect<void, Unavailable>
}
