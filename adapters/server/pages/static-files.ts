import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { extname, join, relative } from "node:path"
import { previousFolder } from "../build/previous-build.ts"
import { callLanguage } from "../http/caller.ts"
import { acceptedEncoding, encodings } from "../http/encoded.ts"
import type { Context, Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8"
}
const forever = "public, max-age=31536000, immutable"
const month = "public, max-age=2592000"

interface StoredFile {
  readonly type: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer> | undefined
  readonly gzip: Uint8Array<ArrayBuffer> | undefined
}

/**
 * The built files, held in memory with the compressed forms that the build wrote beside them; those of the build before as well, for
 * pages that were opened then. D-74.
 */
export const serveBuilt = (app: Server, folder: string): void => {
  const files = new Map([...filesIn(previousFolder(folder)), ...filesIn(folder)])
  const serve = (context: Context, next: () => Promise<void>) => {
    const file = files.get(context.req.path)
    if (file === undefined) return context.req.path.startsWith("/assets/") ? notFound(context) : next()
    // The build leaves out what compression would not make smaller.
    const offered = encodings.filter((one) => file[one] !== undefined)
    const encoding = acceptedEncoding(context.req.header("accept-encoding"), offered)
    const body = (encoding && file[encoding]) ?? file.plain
    return new Response(body, {
      headers: {
        "content-type": file.type,
        "cache-control": context.req.path.startsWith("/assets/") ? forever : month,
        vary: "Accept-Encoding",
        ...(encoding ? { "content-encoding": encoding } : {})
      }
    })
  }
  app.get("/assets/*", serve)
  app.get("/favicon.svg", serve)
}

const filesIn = (folder: string): ReadonlyMap<string, StoredFile> => {
  const files = new Map<string, StoredFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes(".vite")) continue
    const path = join(entry.parentPath, entry.name)
    const type = types[extname(path)]
    if (type === undefined) continue
    files.set(`/${relative(folder, path)}`, {
      type,
      plain: read(path),
      br: maybe(`${path}.br`),
      gzip: maybe(`${path}.gz`)
    })
  }
  return files
}

const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path))
const maybe = (path: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return read(path)
  } catch {
    return undefined
  }
}

/** Pictures under `/media`: one flat folder of names that hold nothing but letters, digits, `.` and `-`. */
export const servePictures = (app: Server, folder: string): void => {
  app.get("/media/:name", async (context) => {
    const { name } = context.req.param()
    const type = types[extname(name)]
    if (type === undefined || !/^[\w-]+(\.[\w-]+)*\.(avif|webp)$/.test(name)) return notFound(context)
    try {
      const path = join(folder, name)
      const { mtimeMs, size } = await stat(path)
      const tag = `"${createHash("sha1").update(`${mtimeMs}-${size}`).digest("base64url").slice(0, 16)}"`
      const headers = { "content-type": type, "cache-control": month, etag: tag }
      if (context.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers })
      return new Response(new Uint8Array(await readFile(path)), { headers })
    } catch {
      return notFound(context)
    }
  })
}

const notFound = (context: Context): Response =>
  problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
