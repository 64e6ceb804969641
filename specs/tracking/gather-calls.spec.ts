import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { gatherCalls } from "#adapters/postgres/tracking/gather-calls.ts"
import { Unavailable } from "#core/kernel/failure.ts"

/** A statement that is answered when the spec says so. */
const statements = (most: number) => {
  const begun: Array<{
    readonly calls: ReadonlyArray<string>
    readonly end: (exit: Exit.Exit<void, Unavailable>) => void
  }> = []
  const call = gatherCalls(
    most,
    (text: string) => text.length,
    (calls) =>
      Effect.callback<ReadonlyArray<string>, Unavailable>((resume) => {
        begun.push({ calls, end: (exit) => resume(Exit.map(exit, () => calls.map((text) => text.toUpperCase()))) })
      })
  )
  return { begun, call: (text: string) => Effect.runPromiseExit(call(text)) }
}
const settled = () => new Promise((done) => setImmediate(done))

describe("calls that share a statement", () => {
  it("begin at once if none runs, and gather while one does, up to its size; each has its own answer", async () => {
    const { begun, call } = statements(6)
    const answers = ["a", "bb", "ccc", "dddddddd", "e"].map(call)
    await settled()
    expect(begun.map(({ calls }) => calls)).toEqual([["a"]])
    for (let place = 0; place < 4; place++) {
      begun[place]?.end(Exit.succeed(undefined))
      await settled()
    }
    expect(begun.map(({ calls }) => calls)).toEqual([["a"], ["bb", "ccc"], ["dddddddd"], ["e"]])
    expect(await Promise.all(answers)).toEqual(["A", "BB", "CCC", "DDDDDDDD", "E"].map((text) => Exit.succeed(text)))
  })

  it("fail together, and the next ones do not", async () => {
    const { begun, call } = statements(10)
    const answers = ["a", "b", "c"].map(call)
    await settled()
    begun[0]?.end(Exit.succeed(undefined))
    await settled()
    begun[1]?.end(Exit.fail(new Unavailable()))
    await settled()
    const last = call("d")
    await settled()
    begun[2]?.end(Exit.succeed(undefined))
    expect((await Promise.all(answers)).map(Exit.isSuccess)).toEqual([true, false, false])
    expect(await last).toEqual(Exit.succeed("D"))
  })
})
