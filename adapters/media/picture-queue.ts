import { Data, Effect, Semaphore } from "effect"
import { LRUCache } from "lru-cache"
import { Unavailable } from "#core/kernel/failure.ts"
import { pictureBytes } from "#core/kernel/upload.ts"

/** A picture took too long to decode. Its owner sends no other for some minutes. */
export class TooSlow extends Data.TaggedError("TooSlow") {}

/** Whose picture it is. */
export interface PictureFrom {
  /** The member or the order that gets it. */
  readonly owner: string
  /** The network it is sent from, if calls are limited. */
  readonly network?: string | undefined
}

/** What is done with a picture. */
export interface PictureWork<A, E, B, F> {
  /** Takes one of the few places, and its time counts against the owner. */
  readonly decode: Effect.Effect<A, E>
  /** Takes no place, and its time does not count: a slow store is not the owner's fault. */
  readonly store: (decoded: A) => Effect.Effect<B, F>
}

/** The one queue in which uploaded pictures of all kinds are re-encoded. Decision 0081. */
export interface PictureQueue {
  /**
   * Decodes when the turn of a picture comes, and then stores: pictures of one owner one after another, so that what is counted
   * before a picture is decoded holds until it is stored, and those of one network are decoded so as well, so that the other place
   * is for others. Refuses with `Unavailable` if too many pictures or bytes wait, if one of this owner's took too long lately, or if
   * the server is leaving. A caller that hangs up leaves the queue; what began is finished.
   *
   * @param bytes size of the picture
   */
  readonly run: <A, E, B, F>(
    from: PictureFrom,
    bytes: number,
    work: PictureWork<A, E, B, F>
  ) => Effect.Effect<B, Exclude<E, TooSlow> | F | Unavailable>
  /** Refuses what waits and what comes from now on. */
  readonly stop: () => void
}

/** Limits of the queue. Own choice; decision 0081. */
export interface QueueLimits {
  /** Decoding takes memory: no more pictures than that at a time. */
  readonly atOnce: number
  /** Most pictures that wait or are worked on, of all, of one owner and of one network. */
  readonly most: number
  readonly mostOfOne: number
  readonly mostOfNetwork: number
  readonly mostBytes: number
  /** How long an owner is refused after a picture that took too long, or after pictures that took `mostSpentMs` within that time. */
  readonly pauseMs: number
  readonly mostSpentMs: number
}

const usual: QueueLimits = {
  atOnce: 2,
  most: 20,
  mostOfOne: 6,
  mostOfNetwork: 12,
  mostBytes: 8 * pictureBytes,
  pauseMs: 300_000,
  mostSpentMs: 20_000
}
/** Most owners whose pause is remembered; a pause costs its owner eight seconds of a core, so more do not come together. */
const mostPauses = 10_000

/**
 * Returns an empty queue.
 *
 * @param now milliseconds of a clock that never goes back
 */
export const pictureQueue = (
  limits: Partial<QueueLimits> = {},
  now: () => number = () => performance.now()
): PictureQueue => {
  const { atOnce, most, mostOfOne, mostOfNetwork, mostBytes, pauseMs, mostSpentMs } = { ...usual, ...limits }
  const permits = Semaphore.makeUnsafe(atOnce)
  const lines = new Map<string, Line>()
  const lasting = { max: mostPauses, ttl: pauseMs, ttlResolution: 0, perf: { now }, noUpdateTTL: true }
  const pauses = new LRUCache<string, true>(lasting)
  const spent = new LRUCache<string, number>(lasting)
  const inQueue = { pictures: 0, bytes: 0 }
  let stopped = false
  const lineOf = (key: string, most: number): Line =>
    lines.get(key) ?? { key, most, mutex: Semaphore.makeUnsafe(1), pictures: 0 }
  // Also of pictures that cannot be read: those cost as much, and are stored nowhere.
  const spend = (owner: string, ms: number): void => {
    const sum = (spent.get(owner) ?? 0) + ms
    spent.set(owner, sum)
    if (sum >= mostSpentMs) pauses.set(owner, true)
  }
  // Nothing stops a picture that is being decoded: its permit is given back when it is done.
  const unlessRefused = <A, E>(
    owner: string,
    work: Effect.Effect<A, E>
  ): Effect.Effect<A, Exclude<E, TooSlow> | Unavailable> =>
    Effect.suspend((): Effect.Effect<A, Exclude<E, TooSlow> | Unavailable> => {
      if (stopped || pauses.has(owner)) return Effect.fail(new Unavailable())
      const begun = now()
      return Effect.catch(
        Effect.uninterruptible(
          Effect.ensuring(
            work,
            Effect.sync(() => spend(owner, now() - begun))
          )
        ),
        (failure): Effect.Effect<never, Exclude<E, TooSlow> | Unavailable> => {
          if (!(failure instanceof TooSlow)) return Effect.fail(failure as Exclude<E, TooSlow>)
          pauses.set(owner, true)
          return Effect.fail(new Unavailable())
        }
      )
    })

  return {
    run: <A, E, B, F>({ owner, network }: PictureFrom, bytes: number, { decode, store }: PictureWork<A, E, B, F>) =>
      Effect.acquireUseRelease(
        Effect.suspend(() => {
          const ofOwner = lineOf(owner, mostOfOne)
          const ofNetwork = network === undefined ? undefined : lineOf(`network ${network}`, mostOfNetwork)
          const own = ofNetwork === undefined ? [ofOwner] : [ofOwner, ofNetwork]
          const isFull =
            inQueue.pictures >= most ||
            own.some(({ pictures, most }) => pictures >= most) ||
            inQueue.bytes + bytes > mostBytes
          if (stopped || isFull || pauses.has(owner)) return Effect.fail(new Unavailable())
          for (const line of own) {
            lines.set(line.key, line)
            line.pictures++
          }
          inQueue.pictures++
          inQueue.bytes += bytes
          return Effect.succeed({ own, ofOwner, ofNetwork })
        }),
        // All take the line of the owner first: none waits for one that waits for it.
        ({ ofOwner, ofNetwork }) => {
          const inPlace = permits.withPermits(1)(unlessRefused(owner, decode))
          const decoded = ofNetwork === undefined ? inPlace : ofNetwork.mutex.withPermits(1)(inPlace)
          return ofOwner.mutex.withPermits(1)(Effect.flatMap(decoded, (made) => Effect.uninterruptible(store(made))))
        },
        ({ own }) =>
          Effect.sync(() => {
            inQueue.pictures--
            inQueue.bytes -= bytes
            for (const line of own) if (--line.pictures === 0) lines.delete(line.key)
          })
      ),
    stop: () => {
      stopped = true
    }
  }
}

/** The pictures of one owner or network that wait or are worked on. */
interface Line {
  readonly key: string
  readonly most: number
  readonly mutex: Semaphore.Semaphore
  pictures: number
}
