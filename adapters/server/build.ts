import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Assets, Screens } from "./pages.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const folder = join(root, ".build")
const clientFolder = join(folder, "client")
const stampFile = join(folder, "stamp")
/** Everything the pages are built from. */
const sources = [
  "core",
  "ui",
  "adapters/http",
  "adapters/browser",
  "adapters/wire",
  "package-lock.json",
  "vite.config.ts"
]
const compressible = new Set([".js", ".css", ".svg", ".json"])

/** One number for all sources; the same sources need no new build. */
const stampOfSources = (): string => {
  const hash = createHash("sha256")
  for (const source of sources) {
    const path = join(root, source)
    const files = extname(source)
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest("hex")
}

/**
 * Builds the pages where the sources have changed since the last time, in a process of its own: a build needs several
 * hundred megabytes that the shop would never give back.
 */
export const ensureBuilt = async (tell: (line: string) => void): Promise<void> => {
  if ((await lastStamp()) === stampOfSources()) return
  tell("building the pages …")
  const child = spawn(process.execPath, [fileURLToPath(new URL("./build.main.ts", import.meta.url))], {
    stdio: ["ignore", "inherit", "inherit"]
  })
  const [code] = (await once(child, "exit")) as [number | null]
  if (code !== 0) throw new Error("The pages could not be built; what is wrong stands above.")
}

const lastStamp = (): Promise<string | undefined> => readFile(stampFile, "utf8").catch(() => undefined)

/** Builds the pages for browsers and for the server. */
export const buildPages = async (): Promise<void> => {
  const stamp = stampOfSources()
  await rm(stampFile, { force: true })
  // Whatever the shop runs as, its pages are the quick ones: Vite would build React's slow one where this says otherwise.
  process.env["NODE_ENV"] = "production"
  const { build } = await import("vite")
  const configFile = join(root, "vite.config.ts")
  await build({ configFile, logLevel: "error", mode: "production" })
  await build({ configFile, logLevel: "error", mode: "production", build: { ssr: true } })
  compress()
  await mkdir(folder, { recursive: true })
  await writeFile(stampFile, stamp)
}

/** Every text file once in its smallest forms, so that serving it costs nothing. */
const compress = (): void => {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
  for (const entry of files.filter(({ name }) => compressible.has(extname(name)))) {
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    const gz = gzipSync(plain, { level: 9 })
    if (br.length < plain.length) writeFileSync(`${path}.br`, br)
    if (gz.length < plain.length) writeFileSync(`${path}.gz`, gz)
  }
}

/** What the build made, ready to be served. */
export interface Built {
  readonly bundle: Screens
  readonly assets: Assets
  readonly folder: string
}

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}

export const loadBuilt = async (): Promise<Built> => {
  const manifest = JSON.parse(await readFile(join(clientFolder, ".vite/manifest.json"), "utf8")) as Readonly<
    Record<string, Chunk>
  >
  const bundle = (await import(pathToFileURL(join(folder, "server/entry.server.js")).href)) as Screens & RouteSources
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error("the build has no entry")
  const common = closure(manifest, [entry])
  const scripts = Object.fromEntries(
    Object.entries(bundle.sourcesByRoute).map(([route, sources_]) => {
      const own = sources_.flatMap((source) => manifest[source] ?? [])
      return [route, [...new Set([...common, ...closure(manifest, own)].map(({ file }) => `/${file}`))]]
    })
  )
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? [`/${file}`] : []))
  const font = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => /jakarta.*\.woff2$/.test(file))
  return {
    bundle,
    assets: { styles, font: font === undefined ? undefined : `/${font}`, scripts },
    folder: clientFolder
  }
}

/** The modules a route loads when it is opened, as the manifest names them. */
interface RouteSources {
  readonly sourcesByRoute: Readonly<Record<string, ReadonlyArray<string>>>
}

const closure = (manifest: Readonly<Record<string, Chunk>>, chunks: ReadonlyArray<Chunk>): ReadonlyArray<Chunk> => {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key]
      if (imported) visit(imported)
    }
  }
  for (const chunk of chunks) visit(chunk)
  return [...found]
}
