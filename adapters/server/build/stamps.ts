import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of the project. */
export const root = fileURLToPath(new URL("../../../", import.meta.url))
/** The folder of everything that is built. */
export const buildFolder = join(root, ".build")

/** What is built of the sources: the pages, for browsers and for the server, the server itself in few files, and the sandbox. */
export const parts = ["pages", "server", "sandbox"] as const
/** A part that is built. */
export type Part = (typeof parts)[number]
/** What the build's folder holds until its sources change; the gallery is built when it is first opened. */
type BuiltPart = Part | "gallery"

/** Everything each part is made of; what the server reads while it runs is no part of it. */
const sources: Readonly<Record<BuiltPart, { readonly places: ReadonlyArray<string>; readonly files: RegExp }>> = {
  pages: {
    places: [
      "core",
      "ui",
      "adapters/http",
      "adapters/browser",
      "adapters/wire",
      "adapters/server/build/build-worker.ts",
      "adapters/server/build/chart-notes.ts",
      "adapters/server/build/text-limits.ts",
      "package-lock.json",
      "vite.config.ts"
    ],
    files: /./
  },
  server: { places: ["core", "adapters", "ui/messages", "package-lock.json"], files: /\.(?:ts|json)$/ },
  sandbox: {
    places: [
      "core",
      "ui",
      "adapters/sandbox",
      "adapters/memory",
      "adapters/server/build/text-limits.ts",
      "package-lock.json"
    ],
    files: /\.(?:tsx?|json)$/
  },
  gallery: {
    places: [
      "core",
      "ui",
      "adapters/charts",
      "adapters/sandbox/stories.json",
      "specs/gallery",
      "specs/simulations",
      "specs/journeys/screens"
    ],
    files: /./
  }
}

/** One number for all sources of a part; the same sources need no new build, unless the folder was moved: built files name their place. */
export const stampOf = (part: BuiltPart): string => {
  const hash = createHash("sha256").update(root)
  for (const source of sources[part].places) {
    const path = join(root, source)
    const files = extname(source) ? [path] : filesBelow(path).filter((file) => sources[part].files.test(file))
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest("hex")
}

/** In one order, without the thousand pictures of the demo shop, which nothing is built of. */
const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) return [path]
      return entry.name === "pictures" ? [] : filesBelow(path)
    })

/** Returns whether a part is built from the present sources. */
export const isBuilt = (part: BuiltPart): boolean => {
  try {
    return readFileSync(stampFile(part), "utf8") === stampOf(part)
  } catch {
    // It has never been built.
    return false
  }
}

/** Does a build; only a finished one is found by `isBuilt`. */
export const buildWithStamp = async (part: BuiltPart, build: () => Promise<void>): Promise<void> => {
  const stamp = stampOf(part)
  rmSync(stampFile(part), { force: true })
  await build()
  writeFileSync(stampFile(part), stamp)
}

const stampFile = (part: BuiltPart): string => join(buildFolder, `${part}.stamp`)

/** The server as it was built, and what browsers fetch. */
export const builtServer = join(buildFolder, "shop/serve.js")
/** The folder of the scripts and styles that browsers load. */
export const clientFolder = join(buildFolder, "client")

/** What makes a sandbox of a page, for developers alone. */
export const builtSandbox = join(buildFolder, "sandbox/sandbox.js")

/** `node --watch` restarts if a file that was read changes: so the sources are read. */
export const isWatched = process.env["WATCH_REPORT_DEPENDENCIES"] !== undefined
