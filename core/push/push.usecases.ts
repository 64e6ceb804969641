import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Instant } from "../kernel/moment.ts"
import { isPushSubscription } from "./endpoint.rule.ts"
import { PushSubscriptionRefused } from "./push.errors.ts"
import type { PushPort, PushStore } from "./push.port.ts"
import { devicesPerMember } from "./push.ts"

/** What a call knows beside its input. */
interface PushCaller {
  readonly member: MemberId
  readonly session: string | undefined
  readonly now: Instant
  /** The shop's key. */
  readonly publicKey: string
  /** Push services that the shop sends to. */
  readonly services: ReadonlyArray<string>
}

/** One member's devices. Decision 0140. */
export const pushOver = (store: PushStore, { member, session, now, publicKey, services }: PushCaller): PushPort => ({
  devices: () =>
    Effect.map(store.of(member), (stored) => ({
      publicKey,
      devices: stored.map(({ id, endpoint }) => ({ id, endpoint }))
    })),
  subscribe: (subscription) =>
    isPushSubscription(subscription, services)
      ? store.put(member, subscription, { session, at: now, most: devicesPerMember })
      : Effect.fail(new PushSubscriptionRefused()),
  unsubscribe: ({ id }) => Effect.as(store.remove(member, id), { removed: true as const })
})
