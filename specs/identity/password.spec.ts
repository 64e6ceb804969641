import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { type Hashing, passwordsOver } from "#adapters/identity/password.ts"

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

describe("passwords", () => {
  it("fit their own hash alone, however long they are", async () => {
    const passwords = passwordsOver()
    const long = "sandi-yang-panjang-".repeat(4).slice(0, 60)
    for (const password of ["rahasia", long, "kata sandi ✿"]) {
      const hash = await run(passwords.hash(password))
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await run(passwords.verify(hash, password))).toBe(true)
      expect(await run(passwords.verify(hash, `${password.slice(0, -1)}?`))).toBe(false)
    }
  })

  it("of no member are never right, and cost one hash like any other", async () => {
    const asked: Array<string> = []
    const passwords = passwordsOver({
      hash: () => Promise.resolve(""),
      verify: (hash) => {
        asked.push(hash)
        return Promise.resolve(true)
      }
    })
    expect(await run(passwords.verify(undefined, "rahasia"))).toBe(false)
    expect(await run(passwords.verify("known", "rahasia"))).toBe(true)
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const real = passwordsOver()
    expect(await run(real.verify(undefined, "rahasia"))).toBe(false)
  })

  it("are computed four at a time, fifty wait, and the next ones are refused for now", async () => {
    let working = 0
    let mostAtOnce = 0
    const slow: Hashing = {
      hash: async (password) => {
        mostAtOnce = Math.max(mostAtOnce, ++working)
        await new Promise(setImmediate)
        working--
        return password
      },
      verify: () => Promise.resolve(false)
    }
    const passwords = passwordsOver(slow)
    const exits = await run(
      Effect.all(
        Array.from({ length: 60 }, (_, place) => Effect.exit(passwords.hash(String(place)))),
        { concurrency: "unbounded" }
      )
    )
    expect(mostAtOnce).toBe(4)
    expect(exits.filter(Exit.isSuccess)).toHaveLength(54)
    expect(await run(passwords.hash("afterwards"))).toBe("afterwards")
  })

  it("let the next one work after one that failed", async () => {
    const passwords = passwordsOver({
      hash: () => Promise.reject(new Error("no memory")),
      verify: () => Promise.resolve(true)
    })
    for (let time = 0; time < 10; time++)
      expect(Exit.isFailure(await Effect.runPromiseExit(passwords.hash("x")))).toBe(true)
    expect(await run(passwords.verify("known", "x"))).toBe(true)
  })
})
