import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import type { Instant } from "#core/kernel/moment.ts"

/** Bytes of a feed, gzipped. */
type Part = Uint8Array<ArrayBuffer>

/** Feeds in memory, and feeds of before that are still being read, so many of each: two formats in two languages. Own choice. */
export const feedsHeld = 4
/** Feeds written at once; each reads the whole catalogue. */
export const feedsWrittenAtOnce = 3
/** How long a feed is answered before it is written again, though its tag is the same, in milliseconds: as long as caches hold it. */
export const feedLastsMs = 300_000

/** A feed while it is written and afterwards, with its readers. */
class WrittenFeed {
  readonly #parts: Array<Part> = []
  #end: "written" | "broken" | undefined
  #change = Promise.withResolvers<void>()
  #readers = 0

  get isRead(): boolean {
    return this.#readers > 0
  }
  get isBroken(): boolean {
    return this.#end === "broken"
  }

  /** Takes the texts as fast as they come: no reader is waited for. */
  async write(texts: AsyncIterable<string>): Promise<void> {
    await pipeline(Readable.from(texts), createGzip(), async (packed: AsyncIterable<Part>) => {
      for await (const part of packed) {
        if (this.isBroken) return
        this.#parts.push(part)
        this.#wake()
      }
    })
    this.#end ??= "written"
    this.#wake()
  }

  /** Ends it for all that read it: an answer that breaks off is not taken for whole. */
  breakOff(): void {
    this.#end = "broken"
    this.#parts.length = 0
    this.#wake()
  }

  /** Returns the feed from its beginning, for one reader at its own speed. */
  read(): ReadableStream<Part> {
    let [place, isReading] = [0, true]
    this.#readers++
    const leave = () => {
      if (isReading) this.#readers--
      isReading = false
    }
    return new ReadableStream<Part>(
      {
        pull: async (controller) => {
          while (place >= this.#parts.length && this.#end === undefined) await this.#change.promise
          const part = this.#parts[place++]
          if (part !== undefined) return controller.enqueue(part)
          leave()
          if (this.isBroken) controller.error(new Error("the feed broke off"))
          else controller.close()
        },
        cancel: leave
      },
      { highWaterMark: 0 }
    )
  }

  #wake(): void {
    this.#change.resolve()
    this.#change = Promise.withResolvers<void>()
  }
}

/** Returns a feed for a reader, gzipped; `undefined` if it has to be written and enough others are. */
export type ReadFeed = (asked: {
  /** Another one if the feed says something else. */
  readonly tag: string
  readonly now: Instant
  readonly write: () => AsyncIterable<string>
  /** Notes why it could not be written. */
  readonly report: (cause: unknown) => void
}) => ReadableStream<Part> | undefined

/**
 * Writes each feed once for all that read it, into memory: a slow reader holds its own answer back, and neither the database nor another
 * reader. Decision 0142.
 */
export const writtenFeeds = (): ReadFeed => {
  const held = new Map<string, { readonly feed: WrittenFeed; readonly at: Instant }>()
  const former = new Set<WrittenFeed>()
  let writing = 0
  const drop = (tag: string) => {
    const feed = held.get(tag)?.feed
    held.delete(tag)
    for (const one of former) if (!one.isRead) former.delete(one)
    if (feed?.isRead) former.add(feed)
    const [oldest] = former
    if (former.size <= feedsHeld || oldest === undefined) return
    former.delete(oldest)
    oldest.breakOff()
  }
  return ({ tag, now, write, report }) => {
    const known = held.get(tag)
    if (known && now >= known.at && now < known.at + feedLastsMs) return known.feed.read()
    if (writing >= feedsWrittenAtOnce) return undefined
    drop(tag)
    const [longest] = held.keys()
    if (held.size >= feedsHeld && longest !== undefined) drop(longest)
    const feed = new WrittenFeed()
    held.set(tag, { feed, at: now })
    writing++
    const fail = (cause: unknown) => {
      feed.breakOff()
      if (held.get(tag)?.feed === feed) held.delete(tag)
      report(cause)
    }
    void feed
      .write(write())
      .catch(fail)
      .finally(() => writing--)
    return feed.read()
  }
}
