import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { putHardRows, someFolders } from "./some-backup.ts"

const root = join(import.meta.dirname, "../../..")
/** A disk of eight kilobytes, which only the command sees; what is left on it is listed. */
const mounted = 'mount -t tmpfs -o size=8k tmpfs "$0" && "$@"; code=$?; ls -A "$0"; exit $code'
const isPossible = spawnSync("unshare", ["-m", "true"]).status === 0

describe.runIf(isPossible)("a backup onto a disk that is full", () => {
  const folderOf = someFolders()

  it("says so, and leaves nothing under any name", { timeout: 120_000 }, async () => {
    const [dataDir, disk] = [await folderOf(), await folderOf()]
    const db = await openDb({ folder: join(dataDir, "db"), image: inject("pgliteImage"), report: console.error })
    await putHardRows(db)
    await db.close()
    const command = [process.execPath, "adapters/server/ops.main.ts", "backup", join(disk, "shop")]
    const { status, stdout, stderr } = spawnSync("unshare", ["-m", "sh", "-c", mounted, disk, ...command], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: "test" }
    })
    expect([status, stdout, stderr.trim()]).toEqual([
      1,
      "",
      "Nothing was written: ENOSPC: no space left on device, write"
    ])
  })
})
