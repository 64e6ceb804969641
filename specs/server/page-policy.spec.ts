import { describe, expect, it } from "vitest"
import { pagePolicy } from "#adapters/server/http/security.ts"

const directives = (policy: string) => new Map(policy.split("; ").map((one) => [one.split(" ")[0], one]))

describe("the policy of a page", () => {
  it("refuses everyone else", () => {
    const policy = pagePolicy(["let a"])
    expect(policy).not.toMatch(/https?:/)
    expect(directives(policy).has("frame-src")).toBe(false)
  })

  it("lets guests bring scripts and frames, and nothing else", () => {
    const held = directives(pagePolicy([], ["https://www.google.com"]))
    const named = [...held].filter(([, text]) => text.includes("google")).map(([name]) => name)
    expect(named).toEqual(["script-src", "frame-src", "connect-src"])
    expect(held.get("script-src")).toBe("script-src 'self' 'wasm-unsafe-eval' https://www.google.com")
  })
})
