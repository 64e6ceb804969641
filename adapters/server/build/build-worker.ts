import { createHash } from "node:crypto"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"
import { injectManifest } from "workbox-build"
import { root } from "./stamps.ts"

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}

/** Modules that the page without a connection needs beside those of every page, in both languages. */
const offlineSources = [
  "app/account-screens.ts",
  "offline/OfflineScreen.tsx",
  "offline/go-on.ts",
  "../adapters/browser/persisted-bag.ts",
  "../adapters/browser/worker/follow-visit.ts",
  ...["id", "en"].flatMap((language) =>
    ["shop", "notices", "offline", "cart"].map((area) => `messages/${language}/${area}.json`)
  )
]

/** Files that a browser stores with the worker: those of every page, and of the page without a connection. */
export const shellFiles = (manifest: Readonly<Record<string, Chunk>>): ReadonlyArray<string> => {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  for (const source of offlineSources) visit(source)
  for (const { file, assets = [] } of Object.values(manifest)) {
    if (file.endsWith(".css")) files.add(file)
    for (const asset of [file, ...assets]) if (/(?:jakarta|gloock).*\.woff2$/.test(asset)) files.add(asset)
  }
  return [...files].toSorted()
}

/** Builds the worker and writes the list of what it stores at once into it. D-74. */
export const buildWorker = async (client: string): Promise<void> => {
  const manifestFile = join(client, ".vite/manifest.json")
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(manifestFile, "utf8"))
  const bundle = join(client, ".worker")
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      lib: {
        entry: join(root, "adapters/browser/worker/service-worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js"
      },
      outDir: bundle,
      emptyOutDir: true,
      target: "es2023"
    }
  })
  await injectManifest({
    swSrc: join(bundle, "sw.js"),
    swDest: join(client, "sw.js"),
    globDirectory: client,
    globPatterns: [...shellFiles(manifest)],
    dontCacheBustURLsMatching: /^assets\//,
    modifyURLPrefix: { "": "/" },
    additionalManifestEntries: [
      { url: "/offline", revision: createHash("sha256").update(readFileSync(manifestFile)).digest("hex").slice(0, 12) }
    ]
  })
  rmSync(bundle, { recursive: true })
}
