import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { httpPort } from "#adapters/http/http-ports.ts"
import { requestOf } from "#adapters/server/ops/ops-commands.ts"
import type { Language } from "#core/kernel/text.ts"
import { fileWith } from "../../feeds/importing.ts"
import { openSpecShop, type SpecShop } from "../../shop.ts"

/** Specification 7, journal API; decision 0133. */
describe("the journal of the demo shop", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())
  const journal = (language: Language) =>
    httpPort(
      client(
        oneHost("http://shop.test"),
        { language, platform: () => "", sessionId: () => undefined, bearer: () => undefined },
        Date.now,
        async (request) => shop.app.request(new Request(request))
      )
    )("journal")
  const ops = async (words: ReadonlyArray<string>) => {
    const request = requestOf([...words, "--as", "dewi"])
    if (request === undefined) throw new Error("no command")
    const body = request.load ? await request.load() : request.body
    const answer = await shop.app.request(
      new Request(new URL(request.path, "http://127.0.0.1"), {
        method: request.method,
        headers: { authorization: `Bearer ${shop.shop.opsToken}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) })
      }),
      undefined,
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } }
    )
    const reply = (await answer.json()) as { readonly data: unknown }
    return { status: answer.status, lines: answer.ok ? request.tell(reply.data) : [] }
  }

  it("answers its articles in both languages, with what they are about", async () => {
    const pages = await Promise.all(
      (["id", "en"] as const).map(async (language) =>
        Effect.runPromise((await journal(language)).articles({ skip: 0, limit: 2 }))
      )
    )
    expect(pages.map(({ total, articles }) => [total, articles.length])).toEqual([
      [4, 2],
      [4, 2]
    ])
    expect(pages.map(({ articles }) => articles[0]?.title)).toEqual([
      "Dua ruas jari, dan kenapa sunscreen kamu terasa kurang",
      "Two fingers, and why your sunscreen seems not to work"
    ])
    const article = await Effect.runPromise((await journal("id")).article({ slug: "dua-ruas-jari" }))
    expect(article.goods.length).toBeGreaterThan(0)
    expect(article.picture).toBeDefined()
    expect(article.blocks.some(({ kind }) => kind === "heading")).toBe(true)
  })

  it("has no article that is not there", async () => {
    const answer = await shop.ask("/api/journal/articles/tidak-ada")
    expect(answer.status).toBe(404)
    expect((await shop.ask("/api/journal/articles?limit=101")).status).toBe(422)
  })

  it("is among what search engines find", async () => {
    const map = await (await shop.ask("/sitemaps/places.xml")).text()
    expect(map).toContain("<loc>http://shop.test/journal</loc>")
    expect(map).toContain("<loc>http://shop.test/journal/dua-ruas-jari</loc>")
  })

  it("takes a feed by a command, tried first and then written, and gives it away again", async () => {
    const file = fileWith(`<rss version="2.0"><channel><item><guid>x</guid><title>Dua ruas jari</title>
      <pubDate>Thu, 19 Nov 2026 09:00:00 GMT</pubDate><description>Isi &lt;script&gt;alert(1)&lt;/script&gt;artikel.</description></item>
      <item><guid>y</guid><title>Tanpa tanggal</title><description>Isi.</description></item></channel></rss>`)
    const left = 'Item 2: "Tanpa tanggal" has no date that can be read.'
    expect(await ops(["journal", "import", file, "--dry-run"])).toEqual({
      status: 200,
      lines: [left, "1 added, 0 updated, 1 left out.", "Nothing was written: --dry-run."]
    })
    expect((await shop.ask("/api/journal/articles/dua-ruas-jari-2")).status).toBe(404)
    expect((await ops(["journal", "import", file])).lines).toEqual([left, "1 added, 0 updated, 1 left out."])
    expect((await ops(["journal", "import", file])).lines).toEqual([left, "0 added, 1 updated, 1 left out."])
    expect((await ops(["journal", "list"])).lines.some((line) => line.includes("dua-ruas-jari-2"))).toBe(true)
    const article = await (await shop.ask("/api/journal/articles/dua-ruas-jari-2")).json()
    expect(article.data.blocks).toEqual([{ kind: "text", text: "Isi artikel." }])
    expect((await ops(["journal", "remove", "dua-ruas-jari-2"])).status).toBe(200)
    expect((await ops(["journal", "remove", "dua-ruas-jari-2"])).status).toBe(404)
  })

  it.each([
    [["journal", "import"], "The FILE or the address"],
    [["journal", "import", "x.xml", "--language", "de"], "--language is id or en"],
    [["journal", "remove"], "The SLUG"]
  ])("refuses %j with a sentence", (words, message) => {
    expect(() => requestOf(words)).toThrow(message)
  })

  it("reports a feed that cannot be read", async () => {
    for (const [named, message] of [
      [fileWith("<html/>"), "no product feed"],
      ["/nowhere/feed.xml", "cannot be read"],
      ["http://127.0.0.1:9/feed", "cannot be read"]
    ] as const)
      await expect(requestOf(["journal", "import", named])?.load?.()).rejects.toThrow(message)
  })
})
