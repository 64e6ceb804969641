import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { PointsPort } from "#core/orders/points/ledger.port.ts"
import type { PointEntry } from "#core/orders/points/ledger.ts"
import { pointHistoryMachineOver } from "#core/orders/points/point-history.machine.ts"
import { viewPointHistory } from "#core/orders/points/point-history.view.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { openMachine } from "../../profile/profile-fixture.ts"
import { type Fate, well } from "../../selling-line.ts"

const entry = (id: number): PointEntry => ({ id, at: someNow, kind: "earn", points: 1, after: id, isHeld: false })

/** A member who earned so many points, one at a time; 20 entries are on a page. */
const ledgerOf = (count: number) => {
  let entries = Array.from({ length: count }, (_, at) => entry(count - at))
  const history: PointsPort["history"] = ({ before = Number.POSITIVE_INFINITY }) =>
    Effect.sync(() => {
      const older = entries.filter(({ id }) => id < before)
      const balance = entries.length
      return { balance, held: 0, value: rupiah(1_000), entries: older.slice(0, 20), hasMore: older.length > 20 }
    })
  return {
    port: { history },
    earn: () => {
      entries = [entry(entries.length + 1), ...entries]
    },
    all: () => entries
  }
}

const open = (port: Pick<PointsPort, "history">, fate?: () => Fate) => {
  const page = openMachine(pointHistoryMachineOver, port, undefined, viewPointHistory, fate)
  const entries = () => {
    const view = page.view()
    return view.step === "shown" ? view.page.entries : []
  }
  return { ...page, entries }
}

describe("the page of a member's points", () => {
  it("shows 20 movements, and the rest page by page", async () => {
    const { port, all } = ledgerOf(45)
    const page = open(port)
    expect(page.view()).toEqual({ step: "reading" })
    for (const [shown, more] of [
      [20, "offered"],
      [40, "offered"],
      [45, "none"]
    ]) {
      await page.clock.advance(20)
      expect(page.view()).toMatchObject({ step: "shown", more, page: { balance: 45 } })
      expect(page.entries()).toHaveLength(Number(shown))
      page.say({ type: "more.wanted" })
    }
    expect(page.entries()).toEqual(all())
  })

  it("says that a balance could not be read, and reads it again at a press", async () => {
    let lost: Fate["lost"] = "call"
    const page = open(ledgerOf(1).port, () => ({ ...well, lost }))
    await page.clock.advance(20_000)
    expect(page.view()).toEqual({ step: "failed" })
    lost = "no"
    page.say({ type: "retry.wanted" })
    await page.clock.advance(1_000)
    expect(page.entries()).toHaveLength(1)
  })

  it("reads the newest again when it is looked at again, and what was read stays", async () => {
    let lost: Fate["lost"] = "no"
    const ledger = ledgerOf(45)
    const page = open(ledger.port, () => ({ ...well, lost }))
    await page.clock.advance(20)
    page.say({ type: "more.wanted" })
    await page.clock.advance(20)
    ledger.earn()
    page.say({ type: "page.seen" })
    await page.clock.advance(20)
    expect(page.entries()).toEqual(ledger.all().slice(0, 41))
    expect(page.view()).toMatchObject({ more: "offered", page: { balance: 46 } })
    lost = "call"
    page.say({ type: "page.seen" })
    await page.clock.advance(20_000)
    expect(page.entries()).toHaveLength(41)
    for (let more = 0; more < 30; more++) ledger.earn()
    lost = "no"
    page.say({ type: "page.seen" })
    await page.clock.advance(20)
    // Ten between are not known: only what follows each other is shown.
    expect(page.entries()).toEqual(ledger.all().slice(0, 20))
  })

  it("shows each movement once, the newest first, while points are earned and answers are lost", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom("more.wanted", "retry.wanted", "page.seen", "earn"), fc.nat(1_500)), {
          maxLength: 20
        }),
        fc.infiniteStream(
          fc.record<Fate>({
            there: fc.nat(500),
            back: fc.nat(500),
            lost: fc.constantFrom("no" as const, "no" as const, "call" as const)
          })
        ),
        async (steps, fates) => {
          const ledger = ledgerOf(45)
          let good = false
          const page = open(ledger.port, () => (good ? well : fates.next().value))
          for (const [type, wait] of steps) {
            if (type === "earn") ledger.earn()
            else page.say({ type })
            await page.clock.advance(wait)
            const ids = page.entries().map(({ id }) => id)
            expect(ids).toEqual(ids.toSorted((one, other) => other - one))
            expect(new Set(ids).size).toBe(ids.length)
            expect(page.most()).toBeLessThan(2)
          }
          good = true
          await page.clock.advance(20_000)
          for (const type of ["retry.wanted", "page.seen"] as const) {
            page.say({ type })
            await page.clock.advance(1_000)
          }
          expect(page.entries().slice(0, 20)).toEqual(ledger.all().slice(0, 20))
        }
      ),
      runs(100)
    ))
})
