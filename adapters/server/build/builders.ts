import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { build } from "vite"
import { buildWorker } from "./build-worker.ts"
import { chartNotes } from "./chart-notes.ts"
import { withPreviousBuild } from "./previous-build.ts"
import { buildWithStamp, builtSandbox, builtServer, clientFolder, type Part, root } from "./stamps.ts"
import { textLimits } from "./text-limits.ts"

/** Builds React for production in every mode: Vite would otherwise follow NODE_ENV and build its slow one. */
const quick = (): void => {
  process.env["NODE_ENV"] = "production"
}

/** Builds the pages for browsers and for the server. */
const buildPages = async (): Promise<void> => {
  quick()
  const configFile = join(root, "vite.config.ts")
  await withPreviousBuild(clientFolder, async () => {
    await build({ configFile, logLevel: "error", mode: "production", plugins: [textLimits, chartNotes] })
  })
  await buildWorker(clientFolder)
  await build({ configFile, logLevel: "error", mode: "production", build: { ssr: true } })
  compress()
}

/** Builds the server with its packages. Files that it reads while it runs stay beside the sources. */
const buildServer = async (): Promise<void> => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [
      {
        name: "where-the-source-stood",
        transform: (code, id) =>
          id.includes("node_modules")
            ? null
            : code
                .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
                .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      }
    ],
    build: {
      ssr: "adapters/server/serve.ts",
      outDir: dirname(builtServer),
      emptyOutDir: true,
      minify: false,
      target: "node24",
      rollupOptions: { output: { entryFileNames: "[name].js" } }
    },
    // These look for files of their own, or are read by few.
    ssr: {
      noExternal: true,
      external: ["@node-rs/argon2", "@electric-sql/pglite", "nodemailer", "pg", "pino", "sharp", "vite"]
    }
  })
}

/** Builds what makes a sandbox of a page: by itself, so that nothing of it is among what shoppers fetch. */
const buildSandbox = async (): Promise<void> => {
  quick()
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [textLimits, react(), vanillaExtractPlugin()],
    build: {
      lib: { entry: join(root, "ui/entry.sandbox.tsx"), formats: ["es"], fileName: () => basename(builtSandbox) },
      outDir: dirname(builtSandbox),
      emptyOutDir: true,
      target: "es2023"
    }
  })
}

const compressible = new Set([".js", ".css", ".svg", ".json", ".wasm"])

/** Every text file and every program once in its smallest forms, so that serving it costs nothing. */
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

/** Builds each part; it appears only once it is complete. */
export const builders: Readonly<Record<Part, () => Promise<void>>> = {
  pages: () => buildWithStamp("pages", buildPages),
  server: () => buildWithStamp("server", buildServer),
  sandbox: () => buildWithStamp("sandbox", buildSandbox)
}
