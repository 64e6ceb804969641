import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { withPreviousBuild } from "#adapters/server/build/previous-build.ts"
import type { RequestEnv } from "#adapters/server/http/hono.ts"
import { serveBuilt } from "#adapters/server/pages/static-files.ts"

let root = ""
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pendar-builds-"))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Builds as Vite does: the folder is emptied first. */
const build = (name: string, fails = false): Promise<void> => {
  const client = join(root, "client")
  return withPreviousBuild(client, async () => {
    await rm(client, { recursive: true, force: true })
    if (fails) throw new Error("a source has a mistake")
    await mkdir(join(client, ".vite"), { recursive: true })
    await mkdir(join(client, "assets"))
    await writeFile(join(client, ".vite/manifest.json"), name)
    await writeFile(join(client, `assets/page-${name}.js`), `export const build = "${name}"`)
    await writeFile(join(client, "assets/same.js"), name)
  })
}

const statusOf = async (...files: ReadonlyArray<string>) => {
  const app = new Hono<RequestEnv>()
  serveBuilt(app, join(root, "client"))
  return Promise.all(files.map(async (file) => (await app.request(`/assets/${file}`)).status))
}

/** D-74: two builds. */
describe("the files of a build", () => {
  it("are served until the build after the next", async () => {
    await build("1")
    expect(await statusOf("page-1.js")).toEqual([200])
    await build("2")
    expect(await statusOf("page-1.js", "page-2.js")).toEqual([200, 200])
    await build("3")
    expect(await statusOf("page-1.js", "page-2.js", "page-3.js")).toEqual([404, 200, 200])
    expect((await readdir(root)).toSorted()).toEqual(["client", "client-before"])
  })

  it("stay if a build changes nothing, or fails", async () => {
    await build("1")
    await build("2")
    await build("2")
    expect(await statusOf("page-1.js", "page-2.js")).toEqual([200, 200])
    await expect(build("3", true)).rejects.toThrow("a source has a mistake")
    await build("3")
    expect(await statusOf("page-1.js", "page-3.js")).toEqual([200, 200])
  })

  it("are those of the newest build if two have the same name", async () => {
    await build("1")
    await build("2")
    const app = new Hono<RequestEnv>()
    serveBuilt(app, join(root, "client"))
    expect(await (await app.request("/assets/same.js")).text()).toBe("2")
  })
})
