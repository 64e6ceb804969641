import { Effect } from "effect"
import { pino } from "pino"
import { describe, expect, it } from "vitest"
import { fairTurns } from "#adapters/postgres/engine/turns.ts"
import { type Job, jobsOf } from "#adapters/server/jobs/jobs.ts"

const quiet = pino({ level: "silent" })
const job = (run: () => boolean | Promise<boolean>, name = "work"): Job => ({
  name,
  everyMs: 60_000,
  run: Effect.promise(async () => run())
})

describe("the shop's jobs", () => {
  it("go on until nothing is due any more", async () => {
    let due = 5
    await jobsOf([job(() => --due > 0)], quiet).runDue()
    expect(due).toBe(0)
  })

  it("never run twice at once; who asks meanwhile waits for one more look", async () => {
    let [running, most, looks] = [0, 0, 0]
    const gate = Promise.withResolvers<void>()
    const jobs = jobsOf(
      [
        job(async () => {
          looks++
          most = Math.max(most, ++running)
          await gate.promise
          running--
          return false
        })
      ],
      quiet
    )
    const all = [jobs.runDue(), jobs.runDue(), jobs.runDue("work"), jobs.runDue()]
    gate.resolve()
    await Promise.all(all)
    expect([most, looks]).toEqual([1, 2])
  })

  it("that fail are tried again, and do not stop others", async () => {
    let [tries, others] = [0, 0]
    const failing: Job = {
      name: "failing",
      everyMs: 60_000,
      run: Effect.sync(() => void tries++).pipe(Effect.andThen(Effect.fail("no")))
    }
    const jobs = jobsOf([failing, job(() => ++others < 0, "other")], quiet)
    await jobs.runDue()
    await jobs.runDue()
    expect([tries, others]).toEqual([2, 2])
  })

  it("finish what is under way when the shop closes, and begin nothing else", async () => {
    let [begun, ended] = [0, 0]
    const gate = Promise.withResolvers<void>()
    const jobs = jobsOf(
      [
        job(async () => {
          begun++
          await gate.promise
          ended++
          return true
        })
      ],
      quiet
    )
    const looking = jobs.runDue()
    const stopped = jobs.stop()
    gate.resolve()
    await Promise.all([looking, stopped])
    await jobs.runDue()
    expect([begun, ended]).toEqual([1, 1])
  })
})

describe("turns at the embedded database", () => {
  it("let questions pass together, a transaction alone, and everybody in the order they asked", async () => {
    const turns = fairTurns()
    const order: Array<string> = []
    const [one, two] = [await turns.together(), await turns.together()]
    const alone = turns.alone().then((give) => {
      order.push("transaction")
      return give
    })
    const behind = Promise.resolve(turns.together()).then((give) => {
      order.push("question behind it")
      return give
    })
    one()
    await Promise.resolve()
    expect(order).toEqual([])
    two()
    const give = await alone
    expect(order).toEqual(["transaction"])
    give()
    give()
    ;(await behind)()
    expect(order).toEqual(["transaction", "question behind it"])
    ;(await turns.alone())()
  })
})
