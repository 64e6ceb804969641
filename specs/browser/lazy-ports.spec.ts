import { describe, expect, it } from "vitest"
import { lazyPorts } from "#adapters/browser/lazy-ports.ts"
import { portNames } from "#adapters/http/http-ports.ts"

describe("the ports of a page", () => {
  it("are made when they are named, each once, with calls that fetch their code", () => {
    const { ports } = lazyPorts("id")
    for (const name of portNames) expect(ports[name]).toBe(ports[name])
    expect(new Set(portNames.map((name) => ports[name])).size).toBe(portNames.length)
    expect([typeof ports.reviews.list, typeof ports.ownReviews.change]).toEqual(["function", "function"])
    expect(() => Object.keys(ports.reviews)).toThrow("the calls of a lazy port are not known")
  })
})
