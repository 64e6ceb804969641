import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { Assets, Screens } from "../pages/pages.ts"
import { buildFolder, clientFolder, isBuilt, type Part } from "./stamps.ts"

/**
 * Builds what is not there as the sources are now, in a process of its own: a build needs several hundred megabytes that
 * the shop would never give back.
 */
export const ensureBuilt = async (
  tell: (line: string) => void,
  wanted: ReadonlyArray<Part> = ["pages"]
): Promise<void> => {
  const missing = wanted.filter((part) => !isBuilt(part))
  if (missing.length === 0) return
  tell(`building the ${missing.join(" and the ")} …`)
  const child = spawn(process.execPath, [fileURLToPath(new URL("../build.main.ts", import.meta.url)), ...missing], {
    stdio: ["ignore", "inherit", "inherit"]
  })
  const [code] = (await once(child, "exit")) as [number | null]
  if (code !== 0) throw new Error("The shop could not be built; what is wrong stands above.")
}

/** What the build made, ready to be served. */
export interface Built {
  readonly bundle: Screens
  readonly assets: Assets
  readonly folder: string
  /** Pages are rendered from their sources: none is stored, and scripts may come from anywhere. */
  readonly isLive?: boolean
}

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}

/** Returns the built pages and their files; fails if they were not built. */
export const loadBuilt = async (): Promise<Built> => {
  const text = await readFile(join(clientFolder, ".vite/manifest.json"), "utf8")
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(text)
  const bundle = (await import(pathToFileURL(join(buildFolder, "server/entry.server.js")).href)) as Screens &
    RouteSources
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error("the build has no entry")
  const common = closure(manifest, [entry])
  const filesOf = (sources: ReadonlyArray<string>): ReadonlyArray<string> =>
    closure(
      manifest,
      sources.flatMap((source) => manifest[source] ?? [])
    ).map(({ file }) => `/${file}`)
  const first = common.map(({ file }) => `/${file}`)
  const scripts = Object.fromEntries(
    Object.entries(bundle.sourcesByRoute).map(([route, sources]) => [
      route,
      [...new Set([...first, ...filesOf(sources)])]
    ])
  )
  const ahead = filesOf(bundle.sourcesAhead).filter((file) => !first.includes(file))
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? [`/${file}`] : []))
  const font = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => /jakarta.*\.woff2$/.test(file))
  return {
    bundle,
    assets: { styles, font: font === undefined ? undefined : `/${font}`, ahead, scripts },
    folder: clientFolder
  }
}

/** The modules a route loads when it is opened, as the manifest names them. */
interface RouteSources {
  readonly sourcesByRoute: Readonly<Record<string, ReadonlyArray<string>>>
  readonly sourcesAhead: ReadonlyArray<string>
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
