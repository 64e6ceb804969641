import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { followReturn } from "#ui/offline/follow-return.ts"

const report = (cause: unknown) => expect.fail(String(cause))

/** A page whose script has just begun to run. */
const pageAt = (address: string, { isOnline, answer }: { isOnline: boolean; answer: () => Promise<Response> }) => {
  const { pathname, search } = new URL(address, "https://shop.test")
  const opened: Array<string> = []
  const heard: Array<() => void> = []
  const asked: Array<string> = []
  vi.stubGlobal("navigator", { onLine: isOnline })
  vi.stubGlobal("document", { activeElement: null })
  vi.stubGlobal("location", {
    pathname,
    search,
    replace: (to: string) => opened.push(to),
    reload: () => opened.push(pathname)
  })
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => heard.push(listener))
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path)
    return answer()
  })
  followReturn(report)
  const later = async (ms: number) => {
    // The file that goes on is loaded first.
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(ms)
  }
  const connect = () => {
    for (const listener of heard.splice(0)) listener()
  }
  return { opened, asked, later, connect }
}

const well = async () => new Response("{}")
const refused = async () => new Response("", { status: 503 })
const lost = async () => {
  throw new TypeError("Failed to fetch")
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("a page that was opened without a connection", () => {
  it("is left two seconds after the connection has returned, for the one that was wanted. D-74", async () => {
    const { opened, later, connect } = pageAt("/offline?from=%2Fstores", { isOnline: false, answer: well })
    await later(60_000)
    expect(opened).toEqual([])
    connect()
    await later(1_999)
    expect(opened).toEqual([])
    await later(1)
    expect(opened).toEqual(["/stores"])
  })

  it("is left as well if the connection has returned before its script ran", async () => {
    const { opened, asked, later } = pageAt("/offline?from=%2Fstores", { isOnline: true, answer: well })
    await later(2_000)
    expect([asked, opened]).toEqual([["/healthz"], ["/stores"]])
  })

  it.each([
    ["refuses", refused],
    ["is not reached", lost]
  ])("stays if the shop %s although the device is connected: it would come back for ever", async (_, answer) => {
    const { opened, asked, later } = pageAt("/offline?from=%2Fstores", { isOnline: true, answer })
    await later(60_000)
    expect([asked, opened]).toEqual([["/healthz"], []])
  })

  it("asks nothing where a page was opened with a connection", async () => {
    const { opened, asked, later } = pageAt("/stores", { isOnline: true, answer: well })
    await later(60_000)
    expect([asked, opened]).toEqual([[], []])
  })
})
