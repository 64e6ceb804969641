import { once } from "node:events"
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type LiveScreens, liveScreens } from "#adapters/server/build/live.ts"
import { root } from "#adapters/server/build/stamps.ts"

describe("screens that are served from their sources, for developers", () => {
  let live: LiveScreens
  const server = createServer((incoming, outgoing) => {
    if (!live.answer(incoming, outgoing)) outgoing.writeHead(418).end()
  })
  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  beforeAll(async () => {
    live = await liveScreens()
    await once(server.listen(0, "127.0.0.1"), "listening")
  })
  afterAll(async () => {
    server.close()
    await live.close()
  })

  it("are matched by the table of routes, and begin with a script that replaces their parts", async () => {
    expect(live.bundle.match("/product/lipstik/1001-delima")?.row.name).toBe("productDetail")
    const [script = ""] = live.assets.scripts["Dashboard"] ?? []
    const { status, text } = await ask(script)
    expect([status, text.includes("/entry.browser.tsx")]).toEqual([200, true])
    expect((await ask("/entry.browser.tsx")).text).toContain("hydrateRoot")
  })

  it("have the limits in their texts, as in a build", async () => {
    const { text } = await ask("/messages/id/account.json?import")
    expect(text).toContain("Kami kirim 6 digit")
    expect(text).not.toContain("{{limit.")
  })

  it.each(["/", "/brands", "/api/catalogue/brands", "/media/lipstik-1001.avif", "/dev/gallery/"])(
    "leave %s to the shop",
    async (path) => expect((await ask(path)).status).toBe(418)
  )
})

/** At full scale: it copies the shop's sources, and draws from them once more. */
describe.runIf(process.env["SCALE"] === "full")(
  "a table of routes that is changed while its screens are served",
  () => {
    it("has its new page at the first request, with its script", async () => {
      const folder = await mkdtemp(join(tmpdir(), "pendar-live-"))
      for (const part of [
        "core",
        "ui",
        "adapters",
        "package.json",
        "tsconfig.json",
        "vite.config.ts",
        "specs/longest-first.ts"
      ])
        await cp(join(root, part), join(folder, part), { recursive: true })
      await symlink(join(root, "node_modules"), join(folder, "node_modules"))
      const live = await liveScreens(folder)
      expect(live.bundle.match("/toko")?.row.name).toBe("NotFound")
      const routes = join(folder, "ui/app/routes.tsx")
      await writeFile(
        routes,
        (await readFile(routes, "utf8"))
          .replace('path: "/stores"', 'path: "/toko"')
          .replace('name: "Stores"', 'name: "Shops"')
      )
      await expect.poll(() => live.bundle.match("/toko")?.row.name, { timeout: 20_000 }).toBe("Shops")
      expect(live.assets.scripts["Shops"]).toEqual(live.assets.scripts["Dashboard"])
      await live.close()
      await rm(folder, { recursive: true })
    })
  }
)
