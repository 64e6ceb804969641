import { describe, expect, it } from "vitest"
import { lazyActor } from "#adapters/browser/lazy-actor.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"

interface Said {
  readonly type: string
  readonly at: Instant
}
interface Heard {
  readonly send: (event: Said) => void
}

/** Fetches that are answered one by one. */
const fetched = () => {
  const asked: Array<PromiseWithResolvers<Heard>> = []
  const heard: Array<string> = []
  const actor: Heard = { send: ({ type }) => void heard.push(type) }
  const lazy = lazyActor<Said, Heard>(
    () => {
      const answer = Promise.withResolvers<Heard>()
      asked.push(answer)
      return answer.promise
    },
    () => someNow
  )
  return { lazy, asked, heard, actor }
}

describe("an actor that is fetched when something needs it", () => {
  it("hears what was sent before, in its order and behind what was stored, and each event once", async () => {
    const { lazy, asked, heard, actor } = fetched()
    lazy.tell({ type: "first" })
    lazy.tell({ type: "second" })
    expect([asked.length, heard]).toEqual([1, []])
    lazy.arrive(actor, [{ type: "stored" }])
    lazy.tell({ type: "third" })
    expect(heard).toEqual(["stored", "first", "second", "third"])
  })

  it("hears nothing that is said while it is not there", () => {
    const { lazy, asked, heard, actor } = fetched()
    lazy.say({ type: "early" })
    lazy.arrive(actor)
    expect([asked.length, heard]).toEqual([0, []])
  })

  it("is fetched once, and again after a failure", async () => {
    const { lazy, asked, actor } = fetched()
    const [first, same] = [lazy.load(), lazy.load()]
    expect([first === same, asked.length]).toEqual([true, 1])
    asked[0]?.reject(new Error("offline"))
    await expect(first).rejects.toThrow("offline")
    const again = lazy.load()
    asked[1]?.resolve(actor)
    expect([await again, asked.length]).toEqual([actor, 2])
  })

  it("is not fetched a third time if an older fetch fails after it was replaced", async () => {
    const { lazy, asked, actor } = fetched()
    lazy.loadSoon()
    lazy.replace()
    asked[1]?.resolve(actor)
    asked[0]?.reject(new Error("too late"))
    expect(await lazy.load()).toBe(actor)
    await Promise.resolve()
    expect(await lazy.load()).toBe(actor)
    expect(asked).toHaveLength(2)
  })
})
