import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { serveStatic } from "@hono/node-server/serve-static"
import { buildFolder, isBuilt, root } from "../build/stamps.ts"
import { callLanguage } from "../http/caller.ts"
import type { Middleware, Server } from "../http/hono.ts"
import { type DrawingProgress, drawingPage } from "./drawing-page.ts"

const path = "/dev/gallery"

/** Fonts and pictures of the drawings are in the files themselves; nothing is loaded from elsewhere. */
const policy = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src data:",
  "img-src 'self' data: blob:",
  // What plays simulated shoppers comes as text: a folder has no workers.
  "worker-src blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ")

/** How long a request waits for the drawing: well under the minute after which a connection without traffic is closed. */
const patienceMs = 20_000

/** How long a failure is shown of a drawing that no request waited for to its end: longer than such a page waits to ask again. */
const failureMs = 10_000

/** How the gallery is drawn, and how long its answers wait and hold; specs have their own. */
export interface DrawingDeps {
  readonly isDrawn: () => boolean
  readonly draw: (onProgress: (progress: DrawingProgress) => void) => Promise<void>
  readonly patienceMs: number
  readonly failureMs: number
}

/** What a drawing has come to when its request is answered. */
type Outcome =
  | { readonly state: "drawn" }
  | { readonly state: "drawing" }
  | { readonly state: "failed"; readonly why: string }

/**
 * The gallery as `npm run gallery` writes it, drawn at the first request after a machine or a word has changed. A browser is
 * answered at once, with a page that says how far it is and asks again until it is there; other callers wait. House 13.
 */
export const serveDevGallery = (
  app: Server,
  deps: DrawingDeps = { isDrawn: () => isBuilt("gallery"), draw: drawGallery, patienceMs, failureMs }
): void => {
  const { isDrawn, draw } = deps
  let drawing: Promise<Outcome> | undefined
  /** A failure that no request has waited for. */
  let unseen: { readonly failure: Outcome; readonly at: number } | undefined
  let waiting = 0
  let progress: DrawingProgress = { done: 0, all: 0 }
  let files: Middleware | undefined
  const drawOnce = (): Promise<Outcome> => {
    drawing ??= draw((next) => {
      progress = next
    })
      .then(
        (): Outcome => ({ state: "drawn" }),
        (cause): Outcome => ({ state: "failed", why: String(cause) })
      )
      .then((outcome) => {
        if (outcome.state === "failed" && waiting === 0) unseen = { failure: outcome, at: performance.now() }
        drawing = undefined
        progress = { done: 0, all: 0 }
        return outcome
      })
    return drawing
  }
  const outcome = async (patienceMs: number): Promise<Outcome> => {
    const before = unseen
    unseen = undefined
    if (before !== undefined && performance.now() - before.at < deps.failureMs) return before.failure
    waiting++
    try {
      return await Promise.race([drawOnce(), after(patienceMs, { state: "drawing" } as const, { ref: false })])
    } finally {
      waiting--
    }
  }
  app.get(path, async (context, next) => {
    // Everything of it is found beside its page.
    if (!new URL(context.req.url).pathname.endsWith("/")) return context.redirect(`${path}/`)
    if (isDrawn()) return next()
    const isBrowser = context.req.header("accept")?.includes("text/html") ?? false
    const result = await outcome(isBrowser ? 0 : deps.patienceMs)
    if (result.state === "drawn") return next()
    if (result.state === "failed") return context.text(`The gallery could not be drawn.\n\n${result.why}`, 500)
    if (isBrowser)
      return context.html(await drawingPage(progress, callLanguage(context)), 202, {
        refresh: "1",
        "cache-control": "no-store",
        "content-security-policy": policy
      })
    return context.text("The gallery is being drawn. This page asks again.", 503, { refresh: "2", "retry-after": "2" })
  })
  app.get(
    `${path}/*`,
    async (context, next) => {
      await next()
      context.header("content-security-policy", policy)
      context.header("cache-control", "no-cache")
    },
    (context, next) => {
      // Complains of a folder that is not there, which is so until the first request.
      files ??= serveStatic({
        root: join(buildFolder, "gallery"),
        rewriteRequestPath: (asked) => asked.slice(path.length)
      })
      return files(context, next)
    }
  )
}

/** In a process of its own: laying out and simulating needs memory that the shop would never give back. */
const drawGallery: DrawingDeps["draw"] = async (onProgress) => {
  const child = spawn(process.execPath, [join(root, "specs/gallery.main.ts")], {
    stdio: ["ignore", "inherit", "pipe", "ipc"]
  })
  child.on("message", (progress: DrawingProgress) => onProgress(progress))
  let output = ""
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output += text
  })
  const [code] = (await once(child, "close")) as [number | null]
  if (code !== 0) throw new Error(output)
}
