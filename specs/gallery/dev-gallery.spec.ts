import { setImmediate as turn } from "node:timers/promises"
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import type { RequestEnv } from "#adapters/server/http/hono.ts"
import { serveDevGallery } from "#adapters/server/pages/dev-gallery.ts"
import type { DrawingProgress } from "#adapters/server/pages/drawing-page.ts"

/** A shop whose gallery is drawn as a spec says; a request waits this long for it, and a failure holds this long. */
const openGallery = (patienceMs: number, failureMs = 10_000) => {
  const app = new Hono<RequestEnv>({ strict: false })
  const drawings: Array<{
    readonly done: () => void
    readonly fail: (cause: Error) => void
    readonly reaches: (progress: DrawingProgress) => void
  }> = []
  serveDevGallery(app, {
    isDrawn: () => false,
    draw: (reaches) => new Promise((done, fail) => drawings.push({ done, fail, reaches })),
    patienceMs,
    failureMs
  })
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await app.request("/dev/gallery/", { headers })
    return { status: response.status, text: await response.text(), refresh: response.headers.get("refresh") }
  }
  return { ask, drawings }
}

describe("the gallery of a running shop", () => {
  it("tells everybody who waits for a drawing why it failed, and draws again for the next one", async () => {
    const { ask, drawings } = openGallery(10_000)
    const waiting = [ask(), ask(), ask()]
    await Promise.resolve()
    drawings[0]?.fail(new Error("a broken machine"))
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(500)
      expect(answer.text).toContain("a broken machine")
    }
    const next = ask()
    await Promise.resolve()
    expect(drawings).toHaveLength(2)
    drawings[1]?.done()
    // There are no files in this spec: the request goes on to them.
    expect((await next).status).not.toBe(500)
  })

  it("says that it is being drawn if that takes long, and tells the next request of its failure", async () => {
    const { ask, drawings } = openGallery(5)
    expect(await ask()).toMatchObject({ status: 503, refresh: "2" })
    drawings[0]?.fail(new Error("a broken machine"))
    await turn()
    const answers = [await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([500, 503])
    expect(drawings).toHaveLength(2)
  })

  it("draws again if nothing asked for a while after a failure", async () => {
    const { ask, drawings } = openGallery(5, 0)
    expect((await ask()).status).toBe(503)
    drawings[0]?.fail(new Error("a broken machine"))
    await turn()
    expect((await ask()).status).toBe(503)
    expect(drawings).toHaveLength(2)
  })

  it("answers a browser at once with how far it is, in its language, and opens once it is drawn", async () => {
    const { ask, drawings } = openGallery(60_000)
    const browser = { accept: "text/html,*/*", "accept-language": "en" }
    expect(await ask(browser)).toMatchObject({ status: 202, refresh: "1" })
    drawings[0]?.reaches({ done: 12, all: 77 })
    const english = await ask(browser)
    expect(english.text).toContain('<progress value="12" max="77"')
    expect(english.text).toContain("12 of 77 conversations")
    const indonesian = await ask({ ...browser, "accept-language": "id" })
    expect(indonesian.text).toMatch(/<html lang="id".*12 dari 77 percakapan/s)
    drawings[0]?.done()
    expect(drawings).toHaveLength(1)
  })

  it("shows a browser why a drawing failed", async () => {
    const { ask, drawings } = openGallery(60_000)
    const browser = { accept: "text/html" }
    expect((await ask(browser)).status).toBe(202)
    drawings[0]?.fail(new Error("a broken machine"))
    await turn()
    expect(await ask(browser)).toMatchObject({ status: 500 })
  })
})
