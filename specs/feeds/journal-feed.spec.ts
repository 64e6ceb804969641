import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { articleBlocks } from "#adapters/feeds/article-html.ts"
import { type JournalFeed, readJournalFeed } from "#adapters/feeds/journal.feed.ts"
import { openSource } from "#adapters/feeds/source.ts"
import { runs } from "../arbitraries.ts"
import { fileWith } from "./importing.ts"

const read = async (text: string): Promise<JournalFeed> => readJournalFeed(await openSource(fileWith(text)), "id")

const rss = (items: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Jurnal</title>${items}</channel></rss>`
const item = (more: string): string =>
  `<item><guid>a-1</guid><link>https://contoh.id/a-1</link><title>Dua ruas jari</title>
  <pubDate>Wed, 18 Nov 2026 09:00:00 +0700</pubDate>${more}</item>`

/** Specification 7, journal API. */
describe("a feed of articles", () => {
  it("is read from RSS with its whole text, author, date and page", async () => {
    const { articles, refused } = await read(
      rss(
        item(`<dc:creator>Ratna</dc:creator><description>Ringkas &amp;amp; jelas.</description>
        <content:encoded><![CDATA[<h2>Berapa?</h2><p>Dua <b>garis</b>.</p><ul><li>Pagi</li><li>Siang</li></ul>]]></content:encoded>`)
      )
    )
    expect(refused).toEqual([])
    expect(articles).toEqual([
      {
        slug: "dua-ruas-jari",
        language: "id",
        origin: "a-1",
        title: "Dua ruas jari",
        summary: "Ringkas & jelas.",
        blocks: [
          { kind: "heading", text: "Berapa?" },
          { kind: "text", text: "Dua garis." },
          { kind: "point", text: "Pagi" },
          { kind: "point", text: "Siang" }
        ],
        publishedAt: Date.parse("2026-11-18T02:00:00Z"),
        products: [],
        author: "Ratna",
        source: "https://contoh.id/a-1"
      }
    ])
  })

  it("is read from Atom", async () => {
    const { articles } = await read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>J</title><entry><id>tag:1</id>
      <title type="html">Retinol &amp;lt;pelan&amp;gt;</title><link href="https://contoh.id/2"/>
      <published>2026-11-13T02:00:00Z</published><content type="html">&lt;p&gt;Pelan.&lt;/p&gt;</content></entry></feed>`)
    expect(articles).toHaveLength(1)
    expect(articles[0]).toMatchObject({ origin: "tag:1", source: "https://contoh.id/2", summary: "Pelan." })
  })

  it.each([
    ["<description>Isi</description>".replace("Isi", ""), "has no text"],
    ["<description>x</description><title/>", ""]
  ])("leaves an item out and says why: %s", async (more, message) => {
    const { refused } = await read(rss(item(more)))
    expect(refused.join()).toContain(message)
  })

  it("leaves out items without a date, or without a name of their own", async () => {
    const { articles, refused } = await read(
      rss(
        `<item><guid>b</guid><title>T</title><description>x</description></item>
         <item><title>U</title><description>x</description><pubDate>Wed, 18 Nov 2026 09:00:00 GMT</pubDate></item>`
      )
    )
    expect(articles).toEqual([])
    expect(refused).toEqual([
      'Item 1: "T" has no date that can be read.',
      'Item 2: "U" has neither a guid nor a link of its own.'
    ])
  })

  it.each([
    ["<!DOCTYPE rss [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><rss/>", "document type"],
    ["<html><body/></html>", "no product feed"],
    [rss("<item><title>A & B</title></item>"), "well-formed"]
  ])("is refused as a whole: %s", async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  it("takes no address but one of the web", async () => {
    const { articles } = await read(
      rss(item("<description>x</description>").replace("https://contoh.id/a-1", "javascript:alert(1)"))
    )
    expect(articles[0]?.source).toBeUndefined()
  })
})

describe("the text of an article", () => {
  it.each([
    "<script>alert(1)</script><p>Isi</p>",
    "<p onclick='x()'>Isi</p><style>p{}</style>",
    "<img src=x onerror=alert(1)><p>Isi</p><iframe src=//evil></iframe>",
    "<svg><script>1</script></svg>Isi",
    "I<!-- x -->si"
  ])("holds nothing of %s but its words", (html) => {
    expect(articleBlocks(html).map(({ text }) => text)).toEqual(["Isi"])
  })

  it("has neither empty blocks nor more than 400, whatever it is made of", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("<p>", "</p>", "<li>", "<h2>", "a", " ", "<br>", "\u0000", "&lt;"), {
          maxLength: 900
        }),
        (parts) => {
          const blocks = articleBlocks(parts.join(""))
          expect(blocks.length).toBeLessThanOrEqual(400)
          for (const { text } of blocks) expect(text.trim()).not.toBe("")
        }
      ),
      runs(50)
    )
  })
})
