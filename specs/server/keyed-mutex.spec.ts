import { Deferred, Effect, Exit, Fiber } from "effect"
import { describe, expect, it } from "vitest"
import { keyedMutex } from "#adapters/server/ports/keyed-mutex.ts"
import { failureOf } from "#core/kernel/port-actors.ts"

describe("calls with the same key", () => {
  it("run one after another in their order, and other keys do not wait", () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const mutex = keyedMutex()
        const gate = yield* Deferred.make<void>()
        const log: Array<string> = []
        const call = (name: string) => Effect.tap(Deferred.await(gate), () => Effect.sync(() => log.push(name)))
        const fibers = ["first", "second", "third"].map((name) => Effect.runFork(mutex("bag", call(name))))
        yield* mutex(
          "another bag",
          Effect.sync(() => log.push("other"))
        )
        // One that gives up leaves its place.
        yield* Fiber.interrupt(fibers[1] as (typeof fibers)[number])
        yield* Deferred.succeed(gate, undefined)
        yield* Effect.forEach([fibers[0], fibers[2]] as typeof fibers, Fiber.join)
        expect(log).toEqual(["other", "first", "third"])
      })
    ))

  it("wait up to 100 at once, and the next is refused without waiting", () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const mutex = keyedMutex()
        const gate = yield* Deferred.make<void>()
        const held = Array.from({ length: 101 }, () => Effect.runFork(mutex("bag", Deferred.await(gate))))
        const refused = yield* Effect.exit(Effect.flip(mutex("bag", Effect.void)))
        expect(Exit.isSuccess(refused) && failureOf({ error: refused.value })._tag).toBe("Unavailable")
        yield* Deferred.succeed(gate, undefined)
        yield* Effect.forEach(held, Fiber.join)
        yield* mutex("bag", Effect.void)
      })
    ))
})
