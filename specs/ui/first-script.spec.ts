import { afterEach, describe, expect, it, vi } from "vitest"
import { firstScript } from "#ui/app/first-script.ts"

const day = 86_400_000
const now = Date.UTC(2026, 10, 24)

/** Runs the first script of a page with these announcements in a browser that stored this text; returns those that show. */
const showing = (strip: string, stored: string | null, emergency = "") => {
  const dataset: Record<string, string> = { strip, emergency }
  const getItem = stored === "refused" ? () => expect.fail("refused") : () => stored
  vi.stubGlobal("document", { documentElement: { dataset }, cookie: "" })
  vi.stubGlobal("localStorage", { getItem })
  vi.stubGlobal("addEventListener", () => {})
  vi.spyOn(Date, "now").mockReturnValue(now)
  // biome-ignore lint/security/noGlobalEval: it is a text, as it is in every page
  globalThis.eval(firstScript)
  return { strip: dataset["strip"], emergency: dataset["emergency"] }
}
const closed = (at: Record<string, number>) => JSON.stringify(at)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("the first script of a page", () => {
  it("leaves announcements out that were closed during the last 24 hours", () => {
    expect(showing("a\nb", closed({ a: now - day + 1 }), "c")).toEqual({ strip: "b", emergency: "c" })
    expect(showing("a\nb", closed({ a: now - day }))).toEqual({ strip: "a\nb", emergency: "" })
    expect(showing("a", closed({ a: now, c: now }), "c")).toEqual({ strip: "", emergency: "" })
    expect(showing("a b", closed({ "a b": now }))).toEqual({ strip: "", emergency: "" })
  })

  it("shows all of them if a closing lies in the future, the text is malformed or the browser refuses", () => {
    for (const stored of [closed({ a: now + 1 }), null, "", "{", "null", "[]", "{}", '{"a":"x"}', "refused"])
      expect(showing("a\nb", stored)).toEqual({ strip: "a\nb", emergency: "" })
  })
})
