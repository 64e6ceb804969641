import { type ChildProcess, fork } from "node:child_process"
import { Effect } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import type { PhotoProblem } from "#core/reviews/photos/photos.errors.ts"
import type { EncodedPhoto } from "./encoded-photo.ts"
import type { Wanted } from "./encoded-picture.ts"
import { TooSlow } from "./picture-queue.ts"
import { StorageFailed } from "./stored-picture.ts"

/** A picture to be re-encoded. */
export interface EncodingTask {
  readonly sent: Uint8Array
  readonly wanted: Wanted | { readonly kind: "photo" }
}

/** What has become of it: pictures, or `undefined` if it cannot be read; of a photo, why it is refused. */
export type EncodingAnswer =
  | { readonly pictures: ReadonlyArray<Uint8Array> | undefined }
  | { readonly photo: EncodedPhoto | PhotoProblem }

/** Longest time that one picture may take, well within the ten seconds in which a server leaves. Decision 0081. */
const mostMs = 8_000
/** A process that has had nothing to do for so long gives its memory back. */
const idleMs = 30_000

/** Re-encoding was not finished: pictures of allowed sizes meet that on a busy machine only. */
class EncodingFailed extends Error {
  override readonly name = "EncodingFailed"
  /** Whether the picture took too long; otherwise the machine had no room for it. */
  readonly isTooSlow: boolean
  constructor(isTooSlow: boolean) {
    super(isTooSlow ? "re-encoding the picture took too long" : "the machine had no room to re-encode the picture")
    this.isTooSlow = isTooSlow
  }
}

const idle = new Map<ChildProcess, ReturnType<typeof setTimeout>>()
const running = new Set<ChildProcess>()

const endAll = (): void => {
  for (const child of running) child.kill("SIGKILL")
}

/**
 * Starts a process that knows nothing of the shop's settings: a decoder that is broken into finds no secret. Throws
 * `EncodingFailed` if the machine has no room for a process or no file descriptor for its messages.
 */
const start = (): ChildProcess => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(new URL("./encode.main.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: [],
    env: { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) },
    stdio: ["ignore", "ignore", "ignore", "ipc"]
  })
  // It may fail to start, or to take a message: both are answered where it is asked.
  child.on("error", () => {})
  if (child.pid === undefined) {
    if (child.connected) child.disconnect()
    throw new EncodingFailed(false)
  }
  if (running.size === 0) process.once("exit", endAll)
  running.add(child)
  child.once("exit", () => {
    clearTimeout(idle.get(child))
    idle.delete(child)
    running.delete(child)
    if (running.size === 0) process.off("exit", endAll)
  })
  return child
}

const takeIdle = (): ChildProcess | undefined => {
  const [found] = idle
  if (found === undefined) return undefined
  const [child, timer] = found
  clearTimeout(timer)
  idle.delete(child)
  child.ref()
  child.channel?.ref()
  return child
}

const rest = (child: ChildProcess): void => {
  if (!child.connected || child.killed) return
  child.unref()
  child.channel?.unref()
  const end = (): void => {
    // Taken out first: a process that is about to end gets no picture.
    idle.delete(child)
    child.kill("SIGKILL")
  }
  idle.set(child, setTimeout(end, idleMs).unref())
}

/**
 * Re-encodes an uploaded picture in a process of its own, which is ended if it takes longer than `most` milliseconds: nothing else
 * ends a decoder at work, neither the time limit of the library nor the end of the server. `undefined` if the picture cannot be
 * read, or makes the decoder fall. Rejects with `EncodingFailed`, or as a defect if the process could not do its work at all.
 * Decision 0081.
 */
export const encodedApart = async (
  sent: Uint8Array,
  wanted: Wanted,
  most = mostMs
): Promise<ReadonlyArray<Uint8Array> | undefined> => {
  const answer = await answerApart({ sent, wanted }, most)
  return answer && "pictures" in answer ? answer.pictures : undefined
}

/** Re-encodes an uploaded photo of a review in the same way, or returns why it is refused. Decision 0110. */
export const photoApart = async (sent: Uint8Array, most = mostMs): Promise<EncodedPhoto | PhotoProblem> => {
  const answer = await answerApart({ sent, wanted: { kind: "photo" } }, most)
  return answer && "photo" in answer ? answer.photo : "unreadable"
}

/** `undefined` if the picture makes the decoder fall. */
const answerApart = async (task: EncodingTask, most: number): Promise<EncodingAnswer | undefined> => {
  const child = takeIdle() ?? start()
  const { promise, resolve, reject } = Promise.withResolvers<EncodingAnswer | undefined>()
  // It may be rejected before it is awaited, and again afterwards.
  promise.catch(() => {})
  const failed = (): void => reject(new EncodingFailed(false))
  const answered = (answer: EncodingAnswer): void => resolve(answer)
  const ended = (code: number | null, signal: NodeJS.Signals | null): void => {
    // A system that is out of memory kills; a decoder that falls does so by another signal.
    if (signal === "SIGKILL") failed()
    else if (signal !== null) resolve(undefined)
    else reject(new Error(`the process that decodes pictures ended with ${code}`))
  }
  child.on("message", answered).on("exit", ended).on("error", failed)
  const timer = setTimeout(() => {
    reject(new EncodingFailed(true))
    child.kill("SIGKILL")
  }, most)
  try {
    child.send(task, (cause) => {
      if (cause !== null) failed()
    })
    return await promise
  } finally {
    clearTimeout(timer)
    child.off("message", answered).off("exit", ended).off("error", failed)
    rest(child)
  }
}

/**
 * Runs what re-encodes a picture. Refuses one that took too long with `TooSlow`, and with `Unavailable` if the machine had no room
 * for the work.
 */
export const reencoding = <A>(work: () => Promise<A>): Effect.Effect<A, Unavailable | TooSlow> =>
  Effect.catchDefect(Effect.promise(work), (cause): Effect.Effect<never, Unavailable | TooSlow> => {
    if (!(cause instanceof EncodingFailed)) return Effect.die(cause)
    return cause.isTooSlow ? Effect.fail(new TooSlow()) : Effect.fail(new Unavailable())
  })

/** Runs what stores a picture. Refuses with `Unavailable` if it could not be stored, which is logged: the place may need repair. */
export const storing = <A>(
  work: () => Promise<A>,
  log: { readonly warn: (fields: { readonly failure: string }, line: string) => void }
): Effect.Effect<A, Unavailable> =>
  Effect.catchDefect(Effect.promise(work), (cause): Effect.Effect<never, Unavailable> => {
    if (!(cause instanceof StorageFailed)) return Effect.die(cause)
    log.warn({ failure: String(cause.cause) }, cause.message)
    return Effect.fail(new Unavailable())
  })
