import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { serveStatic } from "@hono/node-server/serve-static"
import { buildFolder, isBuilt, root } from "../build/stamps.ts"
import type { Middleware, Server } from "../http/hono.ts"

const path = "/dev/gallery"

/** Fonts and pictures of the drawings are in the files themselves; nothing is loaded from elsewhere. */
const policy = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src data:",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ")

/** How long a request waits for the drawing: well under the minute after which a connection without traffic is closed. */
const patienceMs = 20_000

/** The gallery as `npm run gallery` writes it, drawn at the first request after a machine or a word has changed. House 13. */
export const serveDevGallery = (app: Server): void => {
  let drawing: Promise<void> | undefined
  let failure: string | undefined
  let files: Middleware | undefined
  const draw = (): Promise<void> => {
    drawing ??= drawn()
      .catch((cause: unknown) => {
        failure = String(cause)
      })
      .finally(() => {
        drawing = undefined
      })
    return drawing
  }
  app.get(path, async (context, next) => {
    // Everything of it is found beside its page.
    if (!new URL(context.req.url).pathname.endsWith("/")) return context.redirect(`${path}/`)
    if (!isBuilt("gallery")) {
      const isDone =
        failure !== undefined ||
        (await Promise.race([draw().then(() => true), after(patienceMs, false, { ref: false })]))
      if (!isDone)
        return context.text("The gallery is being drawn. This page asks again.", 503, {
          refresh: "2",
          "retry-after": "2"
        })
      if (failure !== undefined) {
        const text = `The gallery could not be drawn.\n\n${failure}`
        // The next request tries again.
        failure = undefined
        return context.text(text, 500)
      }
    }
    return next()
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
const drawn = async (): Promise<void> => {
  const child = spawn(process.execPath, [join(root, "specs/gallery.main.ts")], {
    stdio: ["ignore", "inherit", "pipe"]
  })
  let output = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text
  })
  const [code] = (await once(child, "close")) as [number | null]
  if (code !== 0) throw new Error(output)
}
