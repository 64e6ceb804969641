import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { followLostFiles, inTime, isFileLost, reloadOnce, wasBeforeReturn } from "#ui/kit/overlay/lost-file.ts"

const refused = () => {
  throw new DOMException("The operation is insecure.", "SecurityError")
}
const reload = vi.fn()
const page = {
  onLine: true,
  load: "navigate",
  age: 0,
  handlers: [] as Array<(event: object) => void>,
  returned: () => {}
}

beforeEach(() => {
  Object.assign(page, { onLine: true, load: "navigate", age: 0, handlers: [] })
  vi.stubGlobal("navigator", page)
  vi.stubGlobal("location", { reload })
  vi.stubGlobal("performance", { now: () => page.age, getEntriesByType: () => [{ type: page.load }] })
  vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused })
  vi.stubGlobal("addEventListener", (type: string, handler: (event: object) => void) => {
    if (type === "vite:preloadError") page.handlers.push(handler)
    if (type === "online") page.returned = () => handler({})
  })
  followLostFiles()
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

/** The import of a file fails with this cause. */
const lose = <E extends Error>(payload: E): E => {
  for (const handler of page.handlers) handler({ payload })
  return payload
}

describe("a lost file", () => {
  it.each([
    "Failed to fetch dynamically imported module: /assets/a.js",
    "error loading dynamically imported module",
    "Importing a module script failed.",
    "Load failed"
  ])("is the failure of an import, in the words of any browser: %s", (message) => {
    expect(isFileLost(lose(new TypeError(message)))).toBe(true)
  })

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'fetchedAt')"),
    new TypeError("module is not a function"),
    new TypeError("Failed to fetch"),
    "import",
    undefined,
    null
  ])("is no other failure: %s", (cause) => {
    expect(isFileLost(cause)).toBe(false)
  })
})

describe("a file that fails after the connection came back", () => {
  it("is asked for once more, once for each return, and for ten seconds", () => {
    page.age = 100_000
    expect(wasBeforeReturn()).toBe(false)
    page.returned()
    page.age += 9_000
    expect([wasBeforeReturn(), wasBeforeReturn()]).toEqual([true, false])
    page.returned()
    page.age += 10_001
    expect(wasBeforeReturn()).toBe(false)
  })
})

/** Specification 9, Chunk load timeout 120 s; D-80. */
describe("a file that does not come", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const outcomeOf = (files: Promise<unknown>) => {
    const outcome: { value?: unknown; cause?: unknown } = {}
    inTime(files).then(
      (value) => Object.assign(outcome, { value }),
      (cause) => Object.assign(outcome, { cause })
    )
    return outcome
  }

  it("is waited for 120 seconds; then it is lost and the page is reloaded, once", async () => {
    const outcomes = [outcomeOf(new Promise(() => {})), outcomeOf(new Promise(() => {}))]
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcomes).toEqual([{}, {}])
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes.map(({ cause }) => isFileLost(cause))).toEqual([true, true])
    expect(reload).toHaveBeenCalled()
  })

  it("does not reload a page again and again", async () => {
    Object.assign(page, { load: "reload", age: 120_000 })
    outcomeOf(new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it("is nothing to wait for once it has come or failed", async () => {
    const failure = new TypeError("Failed to fetch")
    const outcomes = [outcomeOf(Promise.resolve("file")), outcomeOf(Promise.reject(failure))]
    await vi.advanceTimersByTimeAsync(240_000)
    expect(outcomes).toEqual([{ value: "file" }, { cause: failure }])
    expect(reload).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("a page with a lost file", () => {
  it("is reloaded, even if the browser refuses to store anything", () => {
    reloadOnce()
    expect(reload).toHaveBeenCalledOnce()
  })

  it("is reloaded again after 60 seconds", () => {
    page.load = "reload"
    page.age = 59_999
    reloadOnce()
    expect(reload).not.toHaveBeenCalled()
    page.age = 60_000
    reloadOnce()
    expect(reload).toHaveBeenCalledOnce()
  })

  it("stays without a connection", () => {
    page.onLine = false
    reloadOnce()
    expect(reload).not.toHaveBeenCalled()
  })
})
