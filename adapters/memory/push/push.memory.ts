import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { PushStore } from "#core/push/push.port.ts"
import type { StoredSubscription } from "#core/push/push.ts"

interface Held extends StoredSubscription {
  readonly member: MemberId
}

/** Subscriptions in memory, of members who are not removed. */
export const memoryPush = (): PushStore => {
  let held: ReadonlyArray<Held> = []
  let count = 0
  const newestFirst = (member: MemberId): ReadonlyArray<Held> =>
    held
      .filter((one) => one.member === member)
      .toSorted((one, other) => other.renewedAt - one.renewedAt || (one.id < other.id ? -1 : 1))
  return {
    of: (member) => Effect.sync(() => newestFirst(member).map(({ member: _, ...stored }) => stored)),
    put: (member, subscription, { at, most }) =>
      Effect.sync(() => {
        const { endpoint } = subscription
        const before = held.find((one) => one.endpoint === endpoint)
        const id = before?.member === member ? before.id : `device-${++count}`
        const renewed = {
          ...subscription,
          id,
          member,
          renewedAt: before && before.renewedAt > at ? before.renewedAt : at
        }
        held = [...held.filter((one) => one.endpoint !== endpoint), renewed]
        const others = newestFirst(member).filter((one) => one.id !== id)
        const ended = new Set(others.slice(most - 1))
        held = held.filter((one) => !ended.has(one))
        return { id, endpoint }
      }),
    remove: (member, id) =>
      Effect.sync(() => {
        held = held.filter((one) => one.id !== id || one.member !== member)
      })
  }
}
