import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type ReportEvent, reportMachineOver } from "#core/reviews/reactions/report.machine.ts"
import { reportNoteLength } from "#core/reviews/reactions/report.ts"
import { viewReport } from "#core/reviews/reactions/report.view.ts"
import { type Ending, idOf, reactingShop } from "./reaction-fixture.ts"

const open = (place = 1, ending?: () => Ending) => {
  const shop = reactingShop(ending)
  const actor = createActor(reportMachineOver(shop.port), { clock: shop.clock, input: { review: idOf(place) } })
  actor.start()
  const say = (event: Untimed<ReportEvent>) => actor.send({ ...event, at: instant(shop.clock.now()) } as ReportEvent)
  return {
    ...shop,
    say,
    send: async () => {
      say({ type: "form.sent" })
      await shop.clock.advance(100)
    },
    view: () => viewReport(actor.getSnapshot())
  }
}

describe("the report of a review", () => {
  it("needs a reason before it is sent, and then it is sent once", async () => {
    const dialog = open()
    await dialog.send()
    expect(dialog.view()).toEqual({
      step: "choosing",
      form: { type: null, note: "" },
      problems: { type: "required" },
      attempts: 1
    })
    dialog.say({ type: "reason.chosen", reason: "fake" })
    expect(dialog.view().problems).toEqual({})
    dialog.say({ type: "note.typed", note: "x".repeat(reportNoteLength + 1) })
    expect(dialog.view().problems).toEqual({ note: "maximum" })
    dialog.say({ type: "note.typed", note: "Fotonya sama dengan foto di akun lain." })
    dialog.say({ type: "form.sent" })
    dialog.say({ type: "form.sent" })
    expect(dialog.view().step).toBe("sending")
    await dialog.clock.advance(100)
    expect([dialog.view().step, dialog.asked]).toEqual(["sent", ["report"]])
  })

  it("shows no problems before the first attempt to send", () => {
    const dialog = open()
    dialog.say({ type: "note.typed", note: "x".repeat(reportNoteLength + 1) })
    expect(dialog.view()).toMatchObject({ problems: {}, attempts: 0 })
  })

  it("says if the member has reported the review before", async () => {
    const dialog = open()
    await Effect.runPromise(dialog.elsewhere.report({ review: idOf(1), type: "spam" }))
    dialog.say({ type: "reason.chosen", reason: "abusive" })
    await dialog.send()
    expect(dialog.view().step).toBe("alreadyReported")
  })

  it("says if the review is the member's own, or is gone", async () => {
    const own = open(0)
    own.say({ type: "reason.chosen", reason: "abusive" })
    await own.send()
    const gone = open(2)
    gone.hide(2)
    gone.say({ type: "reason.chosen", reason: "irrelevant" })
    await gone.send()
    expect([own.view().step, gone.view().step]).toEqual(["own", "gone"])
  })

  it("keeps what was filled in while the shop cannot be reached", async () => {
    const endings: Array<Ending> = ["lost", "lost", "lost", "well"]
    const dialog = open(1, () => endings.shift() ?? "well")
    dialog.say({ type: "reason.chosen", reason: "promotion" })
    dialog.say({ type: "note.typed", note: "Jualan" })
    const form = { type: "promotion", note: "Jualan" } as const
    await dialog.send()
    expect(dialog.view()).toMatchObject({ step: "unreachable", form })
    dialog.say({ type: "note.typed", note: "Jualan di WA" })
    expect(dialog.view().step).toBe("choosing")
    await dialog.send()
    dialog.say({ type: "reason.chosen", reason: "spam" })
    expect(dialog.view().step).toBe("choosing")
    await dialog.send()
    await dialog.send()
    expect(dialog.view()).toMatchObject({ step: "sent", form: { type: "spam", note: "Jualan di WA" } })
  })

  it("is sent after the member has logged in again, if the session was over", async () => {
    const endings: Array<Ending> = ["guest", "guest", "guest", "well"]
    const dialog = open(1, () => endings.shift() ?? "well")
    dialog.say({ type: "reason.chosen", reason: "privacy" })
    await dialog.send()
    expect(dialog.view()).toMatchObject({ step: "signedOut", form: { type: "privacy" } })
    await dialog.send()
    expect(dialog.view()).toMatchObject({ step: "signedOut" })
    dialog.say({ type: "note.typed", note: "Nomor HP-ku" })
    await dialog.send()
    dialog.say({ type: "reason.chosen", reason: "privacy" })
    await dialog.send()
    expect(dialog.view().step).toBe("sent")
  })
})
