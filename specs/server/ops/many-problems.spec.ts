import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import { writeOps } from "#adapters/server/ops/ops-file.ts"

// An older shop answers everything that is wrong with a file.
const count = 150_000
const problems = Array.from({ length: count }, (_, row) => ({ part: "banks", row, column: "number", message: "?" }))
const shop = createServer((_, response) => {
  response.writeHead(422, { "content-type": "application/json" })
  response.end(JSON.stringify({ success: false, code: "SETUP_REFUSED", message: "Nothing was written.", problems }))
})
const folder = mkdtempSync(join(tmpdir(), "pendar-problems-"))
beforeAll(() => new Promise<void>((listening) => shop.listen(0, "127.0.0.1", listening)))
afterAll(() => {
  shop.close()
  rmSync(folder, { recursive: true })
})

it("a command prints each problem of a refused file, however many there are", async () => {
  const { port } = shop.address() as AddressInfo
  writeOps(folder, { address: `http://127.0.0.1:${port}`, token: "made-up", pid: process.pid })
  writeFileSync(join(folder, "banks.json"), "[{}]")
  const words = ["adapters/server/ops.main.ts", "import", "banks", join(folder, "banks.json")]
  const ended = await promisify(execFile)(process.execPath, words, {
    cwd: join(import.meta.dirname, "../../.."),
    env: { ...process.env, DATA_DIR: folder, NO_COLOR: "1" },
    maxBuffer: 100_000_000
  }).catch((failed: { readonly code: number; readonly stderr: string }) => failed)
  const lines = ended.stderr.trimEnd().split("\n")
  expect(ended).toMatchObject({ code: 1 })
  expect(lines).toHaveLength(count + 1)
  expect(lines.at(-1)).toBe("Nothing was written.")
})
