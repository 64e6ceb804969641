import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import type { Finding } from "#adapters/feeds/findings.ts"
import type { Imported, Progress } from "#adapters/feeds/import.ts"
import type { ImportStore } from "#adapters/feeds/putting.ts"
import { callLanguage } from "../http/caller.ts"
import type { Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"
import { opsRefusal } from "./ops-gate.ts"

/** What the running shop takes feeds with. */
export interface Importing {
  readonly token: string
  /** Folder of a file while it is read twice. */
  readonly folder: string
  readonly store: ImportStore
  /** Reads the changes of the database into the index at once. */
  readonly refresh: () => Promise<void>
}

/** A line of the answer to `/ops/import`. */
export type ImportLine = { readonly progress: Progress } | { readonly finding: Finding } | { readonly done: Imported }

/** What reads feeds: fetched with the first of them, as most shops take none while they run. */
const feeds = async () => {
  const [feed, whole, product] = await Promise.all([
    import("#adapters/feeds/feed.ts"),
    import("#adapters/feeds/import.ts"),
    import("#adapters/feeds/product.ts")
  ])
  return { ratesOf: feed.ratesOf, importFeed: whole.importFeed, usualStock: product.usualStock }
}

/** Largest file that is stored, as it is sent. */
const mostBytes = 2_000_000_000
const progressMs = 200

/**
 * `POST /ops/import`: a feed in the body, its name, currency and rates in the address; responds with a JSON line for
 * every finding, now and then its progress, and at the end the result. Only for this machine, and only with the token.
 */
export const serveImport = (app: Server, importing: Importing): void => {
  let busy = false
  app.post("/ops/import", async (context) => {
    const refuse = (status: number, code: string) => problemResponse({ status, code }, callLanguage(context))
    const refusal = opsRefusal(context, importing.token)
    if (refusal) return refusal
    const { body } = context.req.raw
    const { importFeed, ratesOf, usualStock } = await feeds()
    const rates = ratesOf(context.req.queries("rate") ?? [])
    if (body === null || rates === undefined) return refuse(400, "BAD_REQUEST")
    if (busy) return refuse(503, "UNAVAILABLE")
    busy = true
    const path = join(importing.folder, `import-${randomUUID()}`)
    const end = async () => {
      await rm(path, { force: true })
      busy = false
    }
    try {
      await mkdir(importing.folder, { recursive: true })
      await pipeline(
        Readable.fromWeb(body as NodeReadableStream<Uint8Array>),
        atMost(mostBytes),
        createWriteStream(path, { mode: 0o600 })
      )
    } catch {
      await end()
      return refuse(413, "BODY_TOO_LARGE")
    }
    const { name = "feed", currency, stock } = context.req.query()
    const answer = lines(async (write) => {
      let reportedAt = 0
      const done = await importFeed({
        path,
        name,
        rates,
        ...(currency !== undefined && { currency }),
        unknownStock: stock !== undefined && /^\d{1,5}$/.test(stock) ? Number(stock) : usualStock,
        store: importing.store,
        onFinding: (finding) => write({ finding }),
        onProgress: (progress) => {
          if (performance.now() - reportedAt < progressMs) return
          reportedAt = performance.now()
          write({ progress })
        }
      })
      await importing.refresh()
      write({ done })
    }, end)
    return new Response(answer, {
      headers: { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" }
    })
  })
}

const atMost = (bytes: number): Transform => {
  let seen = 0
  return new Transform({
    transform: (chunk: Uint8Array, _, done) => {
      seen += chunk.length
      done(seen > bytes ? new RangeError("the file is too large") : null, chunk)
    }
  })
}

/** The progress, as JSON lines; goes on to its end even if the client has left. */
const lines = (
  work: (write: (line: ImportLine) => void) => Promise<void>,
  end: () => Promise<void>
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let listening = true
  return new ReadableStream({
    start: (stream) => {
      const write = (line: ImportLine): void => {
        if (listening) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      void work(write)
        .finally(end)
        .then(
          () => listening && stream.close(),
          (cause: unknown) => listening && stream.error(cause)
        )
    },
    cancel: () => {
      listening = false
    }
  })
}
