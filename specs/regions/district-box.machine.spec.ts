import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type DistrictBoxEvent, districtBoxMachineOver, typingWaitMs } from "#core/regions/district-box.machine.ts"
import { viewDistrictBox } from "#core/regions/district-box.view.ts"
import type { District } from "#core/regions/region.ts"
import { regionsOver } from "#core/regions/regions.usecases.ts"
import { runs } from "../arbitraries.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"

const map = regionsOver(regionsOfIndonesia())

const open = (fate: () => Fate = () => well, chosen: District | null = null) => {
  const clock = new VirtualClock()
  const { port, most } = overLine(map, clock, fate)
  const actor = createActor(districtBoxMachineOver(port), { clock, input: { chosen } })
  const emitted: Array<District> = []
  const codes: Array<string | undefined> = []
  actor.on("district.chosen", ({ district, postalCode }) => {
    emitted.push(district)
    codes.push(postalCode)
  })
  actor.start()
  return {
    clock,
    most,
    emitted,
    codes,
    say: (event: Untimed<DistrictBoxEvent>) => actor.send({ ...event, at: instant(clock.now()) } as DistrictBoxEvent),
    view: () => viewDistrictBox(actor.getSnapshot())
  }
}

describe("the box of places", () => {
  it("finds a kecamatan, says whose it is, and brings its kelurahan", async () => {
    const box = open()
    box.say({ type: "text.typed", text: "ke" })
    expect(box.view()).toMatchObject({ state: "short", open: false })
    box.say({ type: "text.typed", text: "kebayoran baru" })
    expect(box.view().state).toBe("waiting")
    await box.clock.advance(typingWaitMs + 20)
    expect(box.view().options[0]).toMatchObject({
      name: "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta",
      active: false
    })
    box.say({ type: "option.moved", by: 1 })
    expect(box.view().options[0]?.active).toBe(true)
    box.say({ type: "district.chosen" })
    expect(box.emitted).toMatchObject([{ id: "31.74.07" }])
    expect(box.view()).toMatchObject({ open: false, text: "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta" })
    await box.clock.advance(20)
    expect(box.view().villages).toContainEqual({ id: "31.74.07.1002", name: "Gunung", postalCode: "12120" })
  })

  it("names the postal code that was typed whole, or the only one of a kecamatan", async () => {
    const choose = async (text: string) => {
      const box = open()
      box.say({ type: "text.typed", text })
      await box.clock.advance(typingWaitMs + 20)
      box.say({ type: "option.moved", by: 1 })
      box.say({ type: "district.chosen" })
      return [box.emitted[0]?.postalCodes.length, box.codes[0]]
    }
    expect(await choose("12120")).toEqual([9, "12120"])
    expect(await choose("1212")).toEqual([9, undefined])
    expect(await choose("kebayoran baru")).toEqual([9, undefined])
    const [length, only] = await choose("ubud")
    expect([length, only]).toEqual([1, expect.stringMatching(/^\d{5}$/)])
  })

  it("forgets the choice when something else is typed", async () => {
    const box = open()
    box.say({ type: "text.typed", text: "12120" })
    await box.clock.advance(typingWaitMs + 20)
    box.say({ type: "option.moved", by: 1 })
    box.say({ type: "district.chosen" })
    await box.clock.advance(20)
    box.say({ type: "text.typed", text: "Kebayoran L" })
    expect(box.view()).toMatchObject({ chosen: null, villages: [] })
  })

  it("begins with what was chosen before, and its kelurahan", async () => {
    const first = open()
    first.say({ type: "text.typed", text: "Kebayoran Baru" })
    await first.clock.advance(typingWaitMs + 20)
    const box = open(() => well, first.view().options[0]?.district ?? null)
    await box.clock.advance(20)
    expect(box.view().text).toContain("Kebayoran Baru")
    expect(box.view().villages.length).toBeGreaterThan(5)
  })

  it("shows the district that the address has by now, with its kelurahan, and emits nothing for it", async () => {
    const [first, second] = [open(), open()]
    for (const [box, name] of [
      [first, "Kebayoran Baru"],
      [second, "Bandung Wetan"]
    ] as const) {
      box.say({ type: "text.typed", text: name })
      await box.clock.advance(typingWaitMs + 20)
    }
    const given = (box: typeof first) => box.view().options[0]?.district ?? null
    const box = open(() => well, given(first))
    await box.clock.advance(20)
    box.say({ type: "district.given", district: given(second) })
    expect(box.view()).toMatchObject({ open: false, villages: [], chosen: { id: "32.73.09" } })
    expect(box.view().text).toContain("Bandung Wetan")
    await box.clock.advance(20)
    expect(
      box
        .view()
        .villages.map(({ id }) => id)
        .every((id) => id.startsWith("32.73.09."))
    ).toBe(true)
    expect(box.view().villages.length).toBeGreaterThan(0)
    box.say({ type: "district.given", district: null })
    await box.clock.advance(20)
    expect(box.view()).toMatchObject({ text: "", chosen: null, villages: [] })
    expect(box.emitted).toEqual([])
  })

  it("says that nothing was found, or that it could not ask", async () => {
    const box = open()
    box.say({ type: "text.typed", text: "xqzvw" })
    await box.clock.advance(typingWaitMs + 20)
    expect(box.view().state).toBe("nothing")
    const broken = open(() => ({ ...well, lost: "call" }))
    broken.say({ type: "text.typed", text: "bandung" })
    await broken.clock.advance(typingWaitMs + 20)
    expect(broken.view().state).toBe("failed")
    broken.say({ type: "retry.wanted" })
    expect(broken.view().state).toBe("waiting")
  })

  it("never shows what answers other letters, and asks once at a time", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ text: fc.constantFrom("ban", "bandung", "kebayoran", "12120", "med", ""), wait: fc.nat(900) }),
          { minLength: 1, maxLength: 10 }
        ),
        fc.infiniteStream(
          fc.record({ there: fc.nat(600), back: fc.nat(600), lost: fc.constantFrom("no" as const, "call" as const) })
        ),
        async (typed, fates) => {
          const box = open(() => fates.next().value)
          for (const { text, wait } of typed) {
            box.say({ type: "text.typed", text })
            await box.clock.advance(wait)
            expect(box.most()).toBeLessThan(2)
            if (box.view().state !== "found") continue
            const expected = Effect.runSync(map.search({ q: text }))
            expect(box.view().options.map(({ district }) => district)).toEqual(expected)
          }
        }
      ),
      runs(100)
    ))
})
