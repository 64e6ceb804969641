import { Effect } from "effect"
import type { Passwords } from "#core/account/account-services.port.ts"
import { Unavailable } from "#core/kernel/failure.ts"

/** What works a hash out. */
export interface Hashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (hash: string, password: string) => Promise<boolean>
}

/** The cost of one hash, and of one guess: memory in KiB, rounds, lanes. */
export interface HashCosts {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's minimum for argon2id: 19 MiB, two rounds, one lane; 14 ms. Security 3. */
const usualCosts: HashCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The least argon2id takes, a thousandth of that: for simulated shoppers, whose passwords are worth nothing. */
export const leastCosts: HashCosts = { memoryCost: 8, timeCost: 1, parallelism: 1 }
/** A hash of no member's password, at the usual cost. */
const nobodys = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGV2ZXIgbG9ncw$yc8PCUdcVfjUHeZfYWMqXyWGuSPSnKvUpQqGZ3V1m0A"

/** The library is read with the first password: a shop opens sooner. */
export const argon2 = (costs: HashCosts): Hashing => ({
  hash: async (password) => (await import("@node-rs/argon2")).hash(password, costs),
  verify: async (hash, password) => (await import("@node-rs/argon2")).verify(hash, password)
})

/** Worked on at once; more would take memory and processors from everybody else. Security 3. */
const atOnce = 4
/** Most waiting calls; one more is refused and may try again. */
const longestQueue = 50

/**
 * Passwords as argon2id texts, which hold their own salt and costs. A check without a hash is as much work as one with:
 * the time of an answer does not reveal who is a member. Security 3; D-31.
 */
export const passwordsOver = (hashing: Hashing = argon2(usualCosts)): Passwords => {
  const taken = turns(atOnce, longestQueue)
  return {
    hash: (password) => taken(() => hashing.hash(password)),
    verify: (hash, password) =>
      Effect.map(
        taken(() => hashing.verify(hash ?? nobodys, password)),
        (fits) => fits && hash !== undefined
      )
  }
}

/** Runs so many at once and lets so many wait; refuses the next one. */
const turns = (most: number, waitingMost: number) => {
  let working = 0
  const waiting: Array<() => void> = []
  const freed = (): void => {
    const next = waiting.shift()
    if (next === undefined) working--
    else next()
  }
  return <A>(work: () => Promise<A>): Effect.Effect<A, Unavailable> =>
    Effect.suspend(() => {
      if (working >= most && waiting.length >= waitingMost) return Effect.fail(new Unavailable())
      return Effect.promise(async () => {
        if (working < most) working++
        else await new Promise<void>((go) => waiting.push(go))
        try {
          return await work()
        } finally {
          freed()
        }
      })
    })
}
