import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { inCookie } from "#adapters/browser/cookie.ts"
import { browserStores, clearPersonal, isLeftBehind } from "#adapters/browser/storage.ts"
import type { StoredText } from "#adapters/browser/stored-text.ts"

/** What the two tabs of this browser share. */
const browser = { entries: new Map<string, string>(), ofTab: new Map<string, string>(), cookie: "", isRefusing: false }

beforeEach(() => {
  Object.assign(browser, { entries: new Map(), ofTab: new Map(), cookie: "", isRefusing: false })
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => browser.entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (browser.isRefusing) throw new DOMException("full", "QuotaExceededError")
      browser.entries.set(key, text)
    },
    removeItem: (key: string) => browser.entries.delete(key)
  })
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => browser.ofTab.get(key) ?? null,
    setItem: (key: string, text: string) => browser.ofTab.set(key, text),
    removeItem: (key: string) => browser.ofTab.delete(key)
  })
  vi.stubGlobal("location", new URL("https://pendar.test"))
  vi.stubGlobal("document", {
    get cookie() {
      return browser.cookie
    },
    set cookie(text: string) {
      if (!browser.isRefusing) browser.cookie = text.includes("max-age=0") ? "" : (text.split(";")[0] ?? "")
    }
  })
})
afterEach(() => vi.unstubAllGlobals())

const kinds: ReadonlyArray<[string, () => StoredText, clearElsewhere: () => void]> = [
  ["in the local storage", () => browserStores.email, () => browser.entries.clear()],
  ["in a cookie", () => inCookie("tours"), () => Object.assign(browser, { cookie: "" })]
]

describe.each(kinds)("a text %s", (_, open, clearElsewhere) => {
  it("is gone after another tab has cleared it", () => {
    const text = open()
    text.write("ayu")
    expect(text.read()).toBe("ayu")
    clearElsewhere()
    expect(text.read()).toBeUndefined()
  })

  it("lives as long as the page if the browser refuses it, and is newer than what is stored", () => {
    const text = open()
    text.write("old")
    browser.isRefusing = true
    text.write("new")
    expect(text.read()).toBe("new")
    browser.isRefusing = false
    text.write("newest")
    expect(text.read()).toBe("newest")
    clearElsewhere()
    expect(text.read()).toBeUndefined()
  })

  it("is cleared also if it was refused", () => {
    const text = open()
    browser.isRefusing = true
    text.write("ayu")
    text.clear()
    expect(text.read()).toBeUndefined()
  })
})

describe("a tab whose member logged out", () => {
  it.each([
    // In this tab, or while no page was open: no other person has come.
    { own: "ayu", last: "ayu", isBehind: false },
    // In a browser that was closed: a new tab has had no member yet.
    { own: undefined, last: "ayu", isBehind: false },
    // In another tab, alone or before the next member.
    { own: "ayu", last: undefined, isBehind: true },
    { own: "ayu", last: "budi", isBehind: true }
  ])("clears what all tabs share unless it may be the next person's: %o", ({ own, last, isBehind }) => {
    if (own) browserStores.tabMember.write(own)
    if (last) browserStores.lastMember.write(last)
    browserStores.email.write("shared")
    browserStores.details.write("of this tab")
    expect(isLeftBehind()).toBe(isBehind)
    clearPersonal(isLeftBehind())
    expect(browserStores.details.read()).toBeUndefined()
    expect(browserStores.email.read()).toBe(isBehind ? "shared" : undefined)
  })
})
