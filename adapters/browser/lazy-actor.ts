import type { EventObject } from "xstate"
import type { Instant } from "#core/kernel/moment.ts"
import type { Timed, Untimed } from "#core/kernel/timed.ts"

/**
 * An actor that is fetched when something needs it, and of which there may be another later. Events sent before it is there
 * reach it, each once. House 6.
 *
 * @param fetch fetches its code and starts it, which ends with `arrive`
 */
export const lazyActor = <E extends Timed<EventObject>, A extends { readonly send: (event: E) => void }>(
  fetch: () => Promise<A>,
  now: () => Instant
) => {
  const listeners = new Set<() => void>()
  const waiting: Array<Untimed<E>> = []
  let actor: A | undefined
  let loading: Promise<A> | undefined
  /** Sends an event if the actor is there. */
  const say = (event: Untimed<E>): void => actor?.send({ ...event, at: now() } as unknown as E)
  /** Fetches it; again after a failure. */
  const load = (): Promise<A> => {
    loading ??= fetch()
    const fetching = loading
    fetching.catch(() => {
      // Another one may be on its way by now.
      if (loading === fetching) loading = undefined
    })
    return fetching
  }
  const loadSoon = (): void => {
    load().catch(() => {})
  }
  return {
    current: () => actor,
    /** Events that wait for it. */
    waiting,
    say,
    load,
    loadSoon,
    /** Sends an event now, or as soon as the actor is there. */
    tell: (event: Untimed<E>): void => {
      if (actor) say(event)
      else {
        waiting.push(event)
        loadSoon()
      }
    },
    /** The actor is there, and receives what waited for it. */
    arrive: (made: A, before: ReadonlyArray<Untimed<E>> = []): A => {
      actor = made
      for (const event of [...before, ...waiting.splice(0)]) say(event)
      return made
    },
    /** Fetches another one; the one that runs goes on until that is there. */
    replace: (): void => {
      loading = undefined
      loadSoon()
    },
    /** Begins again without one. */
    drop: (): void => {
      actor = loading = undefined
    },
    /** Subscribes to `changed`; returns the unsubscribe function. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed: (): void => {
      for (const listener of listeners) listener()
    }
  }
}
