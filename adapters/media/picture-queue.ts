import { Effect, Semaphore } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import { pictureBytes } from "#core/kernel/upload.ts"

/** The one queue in which uploaded pictures of all kinds are re-encoded. Decision 0081. */
export interface PictureQueue {
  /**
   * Runs `work` when its turn comes: pictures of one owner one after another, so that what is counted before a picture is
   * re-encoded holds while it is. Refuses with `Unavailable` if too many pictures or bytes wait, or the server is leaving.
   * A caller that hangs up leaves the queue; work that began is finished.
   *
   * @param bytes size of the picture
   */
  readonly run: <A, E>(owner: string, bytes: number, work: Effect.Effect<A, E>) => Effect.Effect<A, E | Unavailable>
  /** Refuses what waits and what comes from now on. */
  readonly stop: () => void
}

/** Limits of the queue. Own choice; decision 0081. */
export interface QueueLimits {
  /** Decoding takes memory: no more pictures than that at a time. */
  readonly atOnce: number
  /** Most pictures that wait or are worked on, of all owners and of one. */
  readonly most: number
  readonly mostOfOne: number
  readonly mostBytes: number
}

const usual: QueueLimits = { atOnce: 2, most: 20, mostOfOne: 12, mostBytes: 8 * pictureBytes }

/** Returns an empty queue. */
export const pictureQueue = (limits: Partial<QueueLimits> = {}): PictureQueue => {
  const { atOnce, most, mostOfOne, mostBytes } = { ...usual, ...limits }
  const permits = Semaphore.makeUnsafe(atOnce)
  const owners = new Map<string, { readonly mutex: Semaphore.Semaphore; pictures: number }>()
  const inQueue = { pictures: 0, bytes: 0 }
  let stopped = false
  // Nothing stops a picture that is being decoded: its permit is given back when it is done.
  const unlessStopped = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | Unavailable> =>
    Effect.suspend(
      (): Effect.Effect<A, E | Unavailable> => (stopped ? Effect.fail(new Unavailable()) : Effect.uninterruptible(work))
    )

  return {
    run: (owner, bytes, work) =>
      Effect.acquireUseRelease(
        Effect.suspend(() => {
          const entry = owners.get(owner) ?? { mutex: Semaphore.makeUnsafe(1), pictures: 0 }
          const isFull = inQueue.pictures >= most || entry.pictures >= mostOfOne || inQueue.bytes + bytes > mostBytes
          if (stopped || isFull) return Effect.fail(new Unavailable())
          owners.set(owner, entry)
          entry.pictures++
          inQueue.pictures++
          inQueue.bytes += bytes
          return Effect.succeed(entry)
        }),
        ({ mutex }) => mutex.withPermits(1)(permits.withPermits(1)(unlessStopped(work))),
        (entry) =>
          Effect.sync(() => {
            inQueue.pictures--
            inQueue.bytes -= bytes
            if (--entry.pictures === 0) owners.delete(owner)
          })
      ),
    stop: () => {
      stopped = true
    }
  }
}
