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

/** The one queue in which uploaded pictures of all kinds are re-encoded. Decision 0081. */
export interface PictureQueue {
  /**
   * Runs `work` when its turn comes: pictures of one owner one after another, so that what is counted before a picture is
   * re-encoded holds while it is, and those of one network as well, so that the other place is for others. Refuses with
   * `Unavailable` if too many pictures or bytes wait, if one of this owner's took too long lately, or if the server is leaving.
   * A caller that hangs up leaves the queue; work that began is finished.
   *
   * @param bytes size of the picture
   */
  readonly run: <A, E>(
    from: PictureFrom,
    bytes: number,
    work: Effect.Effect<A, E>
  ) => Effect.Effect<A, Exclude<E, TooSlow> | Unavailable>
  /** Refuses what waits and what comes from now on. */
  readonly stop: () => void
}

/** Limits of the queue. Own choice; decision 0081. */
export interface QueueLimits {
  /** Decoding takes memory: no more pictures than that at a time. */
  readonly atOnce: number
  /** Most pictures that wait or are worked on, of all and of one owner or network. */
  readonly most: number
  readonly mostOfOne: number
  readonly mostBytes: number
  /** How long an owner whose picture took too long is refused. */
  readonly pauseMs: number
}

const usual: QueueLimits = { atOnce: 2, most: 20, mostOfOne: 12, mostBytes: 8 * pictureBytes, pauseMs: 300_000 }
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
  const { atOnce, most, mostOfOne, mostBytes, pauseMs } = { ...usual, ...limits }
  const permits = Semaphore.makeUnsafe(atOnce)
  const lines = new Map<string, Line>()
  const pauses = new LRUCache<string, true>({ max: mostPauses, ttl: pauseMs, ttlResolution: 0, perf: { now } })
  const inQueue = { pictures: 0, bytes: 0 }
  let stopped = false
  const lineOf = (key: string): Line => lines.get(key) ?? { key, mutex: Semaphore.makeUnsafe(1), pictures: 0 }
  // Nothing stops a picture that is being decoded: its permit is given back when it is done.
  const unlessRefused = <A, E>(
    owner: string,
    work: Effect.Effect<A, E>
  ): Effect.Effect<A, Exclude<E, TooSlow> | Unavailable> =>
    Effect.suspend((): Effect.Effect<A, Exclude<E, TooSlow> | Unavailable> => {
      if (stopped || pauses.has(owner)) return Effect.fail(new Unavailable())
      return Effect.catch(
        Effect.uninterruptible(work),
        (failure): Effect.Effect<never, Exclude<E, TooSlow> | Unavailable> => {
          if (!(failure instanceof TooSlow)) return Effect.fail(failure as Exclude<E, TooSlow>)
          pauses.set(owner, true)
          return Effect.fail(new Unavailable())
        }
      )
    })

  return {
    run: <A, E>({ owner, network }: PictureFrom, bytes: number, work: Effect.Effect<A, E>) =>
      Effect.acquireUseRelease(
        Effect.suspend(() => {
          const own = [owner, ...(network === undefined ? [] : [`network ${network}`])].map(lineOf)
          const isFull =
            inQueue.pictures >= most ||
            own.some(({ pictures }) => pictures >= mostOfOne) ||
            inQueue.bytes + bytes > mostBytes
          if (stopped || isFull || pauses.has(owner)) return Effect.fail(new Unavailable())
          for (const line of own) {
            lines.set(line.key, line)
            line.pictures++
          }
          inQueue.pictures++
          inQueue.bytes += bytes
          return Effect.succeed(own)
        }),
        // All take the line of the owner first: none waits for one that waits for it.
        (own) =>
          own.reduceRight<Effect.Effect<A, Exclude<E, TooSlow> | Unavailable>>(
            (inner, { mutex }) => mutex.withPermits(1)(inner),
            permits.withPermits(1)(unlessRefused(owner, work))
          ),
        (own) =>
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
  readonly mutex: Semaphore.Semaphore
  pictures: number
}
