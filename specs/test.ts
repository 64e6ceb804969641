import { spawn } from "node:child_process"
import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { scanLogs } from "./house/scanned-logs.ts"
import { findBrowser } from "./journeys/helpers/browser.ts"
import { findNats } from "./nats-server.ts"

// `npm test` and `npm run verify`: every check in turn, the cheap ones first; the closing line counts the specs.
const root = join(import.meta.dirname, "..")
const full = process.argv.includes("--full")
const only = process.argv.slice(2).filter((name) => !name.startsWith("--"))
const env = {
  ...process.env,
  KEEP_LOGS: join(root, ".build/logs"),
  // Specs start hundreds of processes, which need not compile the same files again.
  NODE_COMPILE_CACHE: join(root, ".build/compiled"),
  ...(full ? { SCALE: "full" } : {}),
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" })
}

interface Counted {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly run: () => Promise<Counted | boolean>
}

const bin = (name: string): string => join(root, "node_modules/.bin", name)

const ran = (
  command: string,
  args: ReadonlyArray<string>,
  more: Readonly<Record<string, string>> = {}
): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...env, ...more } })
    child.on("error", () => done(false))
    child.on("exit", (code) => done(code === 0))
  })

/** In the title of a journey on a slow line. */
const slowTitle = "slow line"

const report = join(root, ".build/report.json")
/** Everything that servers of the run have logged. */
const logs = join(root, ".build/logs")

/** Runs a test runner that writes its counts into a file; a run that counted nothing has failed. */
const counted = async (run: () => Promise<boolean>, read: (text: string) => Counted): Promise<Counted> => {
  await rm(report, { force: true })
  const fine = await run()
  const counts = await readFile(report, "utf8").then(read, () => ({ passed: 0, failed: 1 }))
  return fine || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** A file that could not be loaded has no failed tests, and fails the run. */
const vitestCounts = (text: string): Counted => {
  const { numPassedTests, numFailedTests, success } = JSON.parse(text) as {
    numPassedTests: number
    numFailedTests: number
    success: boolean
  }
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) }
}

const playwrightCounts = (text: string): Counted => {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

const steps: ReadonlyArray<Step> = [
  {
    name: "types",
    // Side by side: each is one thread.
    run: async () => (await Promise.all(["core", "."].map((part) => ran(bin("tsc"), ["-p", part])))).every(Boolean)
  },
  {
    name: "lint",
    run: () => ran(bin("biome"), ["ci", "--error-on-warnings", ...(process.stdout.isTTY ? [] : ["--colors=off"]), "."])
  },
  { name: "unused", run: () => ran(bin("knip"), ["--config", ".knip.json"]) },
  {
    name: "specs",
    run: async () => {
      // `npm test` needs npm alone.
      const nats = full ? await findNats() : undefined
      if (full && nats === undefined)
        console.info("no nats-server could be installed: the stream of events was not tested")
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
      return counted(
        () => ran(bin("vitest"), ["run", ...reporters], nats === undefined ? {} : { NATS_SERVER: nats }),
        vitestCounts
      )
    }
  },
  {
    name: "journeys",
    run: async () => {
      const browser = await findBrowser()
      const journeys = (...more: ReadonlyArray<string>): Promise<Counted> =>
        counted(
          () =>
            ran(bin("playwright"), ["test", "--config", "specs/journeys/playwright.config.ts", ...more], {
              CHROMIUM: browser,
              PLAYWRIGHT_JSON_OUTPUT_NAME: report,
              // Beside all the rest those of every run, by themselves all of them.
              ...(only.length === 0 && !full ? { JOURNEYS: "every" } : {})
            }),
          playwrightCounts
        )
      if (!full) return journeys()
      // On a slow line each has the machine for itself.
      const beside = await journeys("--grep-invert", slowTitle)
      const alone = await journeys("--grep", slowTitle, "--workers=1")
      return { passed: beside.passed + alone.passed, failed: beside.failed + alone.failed }
    }
  },
  {
    // What the specs and the journeys before have logged, all of it.
    name: "logs",
    run: async () => {
      const { lines, secrets, leaks } = scanLogs(logs)
      for (const leak of leaks.slice(0, 20)) console.error(leak)
      console.info(`${lines} lines, ${secrets} codes and passwords, ${leaks.length} leaks`)
      return lines > 0 && secrets > 0 && leaks.length === 0
    }
  }
]

const started = performance.now()
if (only.join() !== "logs") await rm(logs, { recursive: true, force: true })
const total = { passed: 0, failed: 0 }
for (const { name, run } of steps.filter((step) => only.length === 0 || only.includes(step.name))) {
  console.info(`\n── ${name}`)
  const begun = performance.now()
  const outcome = await run()
  const { passed, failed } =
    typeof outcome === "boolean" ? { passed: outcome ? 1 : 0, failed: outcome ? 0 : 1 } : outcome
  total.passed += passed
  total.failed += failed
  console.info(`── ${name}: ${failed === 0 ? "ok" : "FAILED"}, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}
console.info(`\nin ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
console.info(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
