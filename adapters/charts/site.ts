import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { build } from "vite"
import type { Entry, Exhibit, Findable } from "#core/charts/exhibit.ts"
import { findablesOf } from "#core/charts/findable.rule.ts"
import { releasedFile, sinceRelease } from "#core/charts/release/release.rule.ts"
import type { Release } from "#core/charts/release/release.ts"

const root = join(import.meta.dirname, "../..")
const screens = join(root, "specs/journeys/screens")

/** Those that product owners ask for most, in their order. */
const first = ["login", "otp", "cart", "checkout", "write-review", "popup", "tour"]

/** What a gallery has beside its machines. */
interface Extras {
  readonly requirements?: ReadonlyArray<Findable>
  /** The script of a worker that plays simulated shoppers; without it no number can be tried. */
  readonly simulator?: string
  /** Releases that were written down, the newest first. */
  readonly releases?: ReadonlyArray<Release>
}

/**
 * Writes the gallery as a folder that opens without a server. A page from a folder may neither fetch nor import: everything
 * comes as classic scripts, a machine's own with its first look.
 */
export const writeSite = async (
  out: string,
  exhibits: ReadonlyArray<Exhibit>,
  { requirements = [], simulator, releases = [] }: Extras = {}
): Promise<void> => {
  await rm(out, { recursive: true, force: true })
  await built(out)
  await mkdir(join(out, "data"), { recursive: true })
  await mkdir(join(out, "screens"), { recursive: true })
  await writeFile(join(out, "index.html"), page)
  const list = `window.pendarGallery=${JSON.stringify({
    entries: entriesOf(exhibits),
    releases: releases.map((release) => sinceRelease(release, exhibits)),
    exhibits: {},
    released: {}
  })}\n`
  await writeFile(join(out, "data/list.js"), list)
  const findables = [...exhibits.flatMap(findablesOf), ...requirements]
  await writeFile(join(out, "data/search.js"), `pendarGallery.findables=${JSON.stringify(findables)}\n`)
  if (simulator !== undefined)
    await writeFile(join(out, "data/simulator.js"), `pendarGallery.simulator=${JSON.stringify(simulator)}\n`)
  for (const { name, machines } of releases) {
    await mkdir(join(out, "data", name), { recursive: true })
    for (const machine of machines) {
      const key = JSON.stringify(`${name}/${machine.chart.id}`)
      const text = `pendarGallery.released[${key}]=${JSON.stringify(releasedFile(machine))}\n`
      await writeFile(join(out, "data", name, `${machine.chart.id}.js`), text)
    }
  }
  for (const exhibit of exhibits) {
    const { id } = exhibit.chart
    const text = `pendarGallery.exhibits[${JSON.stringify(id)}]=${JSON.stringify(exhibit)}\n`
    await writeFile(join(out, "data", `${id}.js`), text)
  }
  for (const picture of await readdir(screens))
    if (/-(?:1440-dark|360-light)\.jpg$/.test(picture))
      await copyFile(join(screens, picture), join(out, "screens", picture))
}

const entriesOf = (exhibits: ReadonlyArray<Exhibit>): ReadonlyArray<Entry> =>
  exhibits
    .map(({ chart: { id, states, arrows }, chartTexts }): Entry => {
      const said = ({ title, purpose, states: all }: Exhibit["chartTexts"]["id"]) => ({
        title,
        purpose,
        names: Object.values(all)
          .map(({ name }) => name)
          .join(" ")
      })
      return {
        id,
        isFirst: first.includes(id),
        states: states.length,
        arrows: arrows.length,
        chartTexts: { id: said(chartTexts.id), en: said(chartTexts.en) }
      }
    })
    .toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || one.chartTexts.id.title.localeCompare(other.chartTexts.id.title, "id")
    )

const placeOf = ({ id }: Entry): number => (first.includes(id) ? first.indexOf(id) : first.length)

const built = async (outDir: string): Promise<void> => {
  // React is always built for production: NODE_ENV alone decides otherwise.
  process.env["NODE_ENV"] = "production"
  await build({
    configFile: false,
    root: join(root, "ui"),
    base: "./",
    publicDir: false,
    cacheDir: join(root, ".build/cache"),
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2023",
      cssCodeSplit: false,
      // Fonts come with the style sheet: some browsers refuse fonts from a folder.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "ui/gallery/entry.gallery.tsx"),
        output: { format: "iife", entryFileNames: "gallery.js", assetFileNames: "gallery[extname]" }
      }
    }
  })
}

const page = `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Galeri percakapan · Pendar</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="gallery.css">
  </head>
  <body>
    <div id="gallery"></div>
    <script src="data/list.js"></script>
    <script src="gallery.js"></script>
  </body>
</html>
`
