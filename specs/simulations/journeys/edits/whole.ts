import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { Planted } from "../../plant.ts"
import type { Crowd } from "../plan.ts"
import type { PromiseId } from "../promises.ts"

/** A mistake of one line in the core, which shoppers of the whole shop find. */
export interface WholeEdit extends Planted {
  /** Completes "a shop that …". */
  readonly says: string
  readonly breaks: PromiseId
  /** Those who find it soon, if shoppers of every kind would take long. */
  readonly crowd?: Partial<Crowd>
}

/** What a thread is to play, and how often it may play again to make the story shorter. */
export interface Asked {
  readonly edit: Planted
  readonly crowd: Crowd
  readonly runs: number
}

export interface Found {
  readonly broken: { readonly promise: PromiseId; readonly words: string } | undefined
  readonly story: ReadonlyArray<string>
}

/** Plays journeys in a thread whose core has the edit. */
export const playedWith = async (asked: Asked): Promise<Found> => {
  const thread = new Worker(new URL("./whole.worker.ts", import.meta.url), { workerData: asked })
  try {
    const [found] = await once(thread, "message")
    return found as Found
  } finally {
    await thread.terminate()
  }
}
