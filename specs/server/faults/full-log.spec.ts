import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

/** A device on which every write fails for want of room. */
const fullDevice = "/dev/full"

describe.runIf(existsSync(fullDevice))("a log that cannot be written", () => {
  it("ends nothing: the process goes on, and ends when it is asked to", async () => {
    const script = `
      import { loggingTo } from "#adapters/server/logging.ts"
      const log = loggingTo("info")
      for (let line = 0; line < 5; line++) {
        log.info({ line }, "a line")
        await new Promise((resolve) => setImmediate(resolve))
      }
      console.info("alive")
      process.on("SIGTERM", () => process.exit(0))
      // Nothing else holds the process.
      setInterval(() => {}, 1_000)
      log.info("one more")
      process.kill(process.pid, "SIGTERM")`
    const command = `exec "$0" --input-type=module -e "$1" 2>${fullDevice}`
    const run = promisify(execFile)("sh", ["-c", command, process.execPath, script], { timeout: 20_000 })
    expect((await run).stdout).toBe("alive\n")
  })

  it("is written again when there is room, with what was not written", async () => {
    const home = await mkdtemp(join(tmpdir(), "pendar-log-"))
    const file = join(home, "shop.log")
    const script = `
      import { closeSync, openSync } from "node:fs"
      import { loggingTo } from "#adapters/server/logging.ts"
      closeSync(2)
      openSync("${fullDevice}", "w")
      const log = loggingTo("info")
      log.info("first")
      closeSync(2)
      openSync(process.argv[1], "w")
      log.info("second")`
    await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script, file])
    const lines = (await readFile(file, "utf8")).trim().split("\n")
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["first", "second"])
    await rm(home, { recursive: true })
  })
})
