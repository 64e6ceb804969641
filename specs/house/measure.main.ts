import { crowdedFolders, cyclesOf, longScreens, measure } from "./measures.ts"
import { trackedSources } from "./tracked-sources.ts"

// `npm run measure`: the size of the house, how much of it is documented, its casts, cycles and crowded folders.
const sources = trackedSources()

const floors: ReadonlyArray<readonly [string, (path: string) => boolean]> = [
  ["core", (path) => path.startsWith("core/")],
  ["adapters", (path) => path.startsWith("adapters/") && !path.startsWith("adapters/media/art/")],
  ["adapters/media/art", (path) => path.startsWith("adapters/media/art/")],
  ["ui", (path) => path.startsWith("ui/") && !path.endsWith(".css.ts")],
  ["ui styles", (path) => path.endsWith(".css.ts")],
  ["specs: tests", (path) => /^specs\/.*\.(spec|journey)\.tsx?$/.test(path)],
  ["specs: the rest", (path) => path.startsWith("specs/") && !/\.(spec|journey)\.tsx?$/.test(path)]
]

console.info("floor                 files   lines  median  p95  longest  documented  casts per 1,000 lines")
for (const [name, isOn] of floors) {
  const { files, lines, median, p95, longest, exports, documented, casts } = measure(
    sources.filter(({ path }) => isOn(path))
  )
  console.info(
    [
      name.padEnd(20),
      String(files).padStart(6),
      String(lines).padStart(7),
      String(median).padStart(7),
      String(p95).padStart(4),
      String(longest).padStart(8),
      `${Math.round((documented / Math.max(exports, 1)) * 100)} % of ${exports}`.padStart(12),
      ((casts / Math.max(lines, 1)) * 1000).toFixed(1).padStart(7)
    ].join(" ")
  )
}
const crowded = crowdedFolders(
  sources.map(({ path }) => path),
  30
)
console.info(`\nfolders over 30 files: ${crowded.map(([folder, count]) => `${folder} ${count}`).join(", ") || "none"}`)
console.info(`screens over 120 lines: ${longScreens(sources, 120).join(", ") || "none"}`)
const cycles = cyclesOf(sources.filter(({ path }) => !path.startsWith("specs/")))
console.info(`import cycles, types included: ${cycles.map((group) => group.join(" ~ ")).join("; ") || "none"}`)
