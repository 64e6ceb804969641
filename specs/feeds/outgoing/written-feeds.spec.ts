import { gunzipSync } from "node:zlib"
import { beforeEach, describe, expect, it } from "vitest"
import {
  feedLastsMs,
  feedsHeld,
  feedsWrittenAtOnce,
  type ReadFeed,
  writtenFeeds
} from "#adapters/server/window/written-feeds.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "../../arbitraries.ts"

type Feed = NonNullable<ReturnType<ReadFeed>>

const textOf = async (feed: Feed | undefined): Promise<string> =>
  gunzipSync(new Uint8Array(await new Response(feed).arrayBuffer())).toString()

let read: ReadFeed
let written = 0
let causes: Array<unknown> = []
beforeEach(() => {
  read = writtenFeeds()
  written = 0
  causes = []
})

async function* saying(text: string, until?: Promise<unknown>): AsyncGenerator<string> {
  written++
  yield text
  await until
  yield " and its end"
}
const ask = (
  tag: string,
  { text = tag, now = someNow, until }: { text?: string; now?: typeof someNow; until?: Promise<unknown> } = {}
) => read({ tag, now, write: () => saying(text, until), report: (cause) => causes.push(cause) })

describe("feeds that are written (decision 0142)", () => {
  it("are written once for all that read them, at once and later", async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => textOf(ask("google"))))
    expect(new Set(all)).toEqual(new Set(["google and its end"]))
    expect(await textOf(ask("google"))).toBe("google and its end")
    expect(written).toBe(1)
  })

  it("let no reader wait for slow ones, which take nothing", async () => {
    const slow = Array.from({ length: feedsWrittenAtOnce + 1 }, (_, place) => ask(`feed ${place % 2}`))
    await Promise.all([ask("feed 0"), ask("feed 1")].map(textOf))
    expect(await textOf(ask("another"))).toBe("another and its end")
    for (const feed of slow) expect(await textOf(feed)).toMatch(/ and its end$/)
  })

  it("are written three at once, and no more", async () => {
    const go = Promise.withResolvers<void>()
    const all = Array.from({ length: feedsWrittenAtOnce + 2 }, (_, place) =>
      ask(`feed ${place}`, { until: go.promise })
    )
    expect(all.map((feed) => feed !== undefined)).toEqual([true, true, true, false, false])
    go.resolve()
    await Promise.all(all.slice(0, feedsWrittenAtOnce).map(textOf))
    expect(await textOf(ask("later"))).toBe("later and its end")
  })

  it("are written again after five minutes, and if the clock was set back", async () => {
    await textOf(ask("google", { text: "one" }))
    expect(await textOf(ask("google", { text: "two", now: instant(someNow + feedLastsMs - 1) }))).toMatch(/^one/)
    expect(await textOf(ask("google", { text: "three", now: instant(someNow + feedLastsMs) }))).toMatch(/^three/)
    expect(await textOf(ask("google", { text: "four", now: someNow }))).toMatch(/^four/)
  })

  it("break off for all that read them if they cannot be written, and are written anew for the next", async () => {
    const lost = new Error("no database")
    const failing = ask("google", { until: Promise.reject(lost) })
    await expect(textOf(failing)).rejects.toThrow("the feed broke off")
    expect(causes).toEqual([lost])
    expect(await textOf(ask("google"))).toBe("google and its end")
  })

  it("stay in memory for few slow readers of former ones: the longest is broken off", async () => {
    const slow: Array<Feed | undefined> = []
    for (let place = 0; place < 2 * feedsHeld + 1; place++) {
      slow.push(ask(`feed ${place}`))
      await textOf(ask(`feed ${place}`))
    }
    await expect(textOf(slow[0])).rejects.toThrow("the feed broke off")
    for (const feed of slow.slice(1)) expect(await textOf(feed)).toMatch(/ and its end$/)
  })

  it("are forgotten by a reader that leaves", async () => {
    for (let place = 0; place < 4 * feedsHeld; place++) {
      await ask(`feed ${place}`)?.cancel()
      await textOf(ask(`feed ${place}`))
    }
    const slow = ask("feed last")
    expect(await textOf(slow)).toBe("feed last and its end")
  })
})
