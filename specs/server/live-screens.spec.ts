import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type LiveScreens, liveScreens } from "#adapters/server/build/live.ts"

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
  }, 60_000)
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
