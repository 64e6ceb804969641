import { describe, expect, it } from "vitest"
import { arrowId, arrowsFrom, spokenEvent, statesOf } from "#core/charts/arrow.rule.ts"
import { machines } from "#core/charts/machines.ts"

describe("an arrow's id", () => {
  it.each([...machines])("is its own in %s", (_id, machine) => {
    const ids = statesOf(machine).flatMap(arrowsFrom).map(arrowId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("says the state, the event and the branch", () => {
    const otp = machines.get("otp")
    if (otp === undefined) throw new Error("there is no otp")
    const ids = statesOf(otp).flatMap(arrowsFrom).map(arrowId)
    expect(ids).toEqual(
      expect.arrayContaining([
        "otp: ledger.changed (1)",
        "otp.active.flow: done",
        "otp.active.flow.starting: at once (6)",
        "otp.active.flow.choosingMethod: method.chosen (2)",
        "otp.active.flow.recalling: failed",
        "otp.active.resend.cooling: after resendWait"
      ])
    )
  })

  it("speaks as the machine's author would", () => {
    expect(
      ["xstate.after.retry.session.leaving", "xstate.done.actor.send", "xstate.error.actor.send", "", "code.typed"].map(
        spokenEvent
      )
    ).toEqual(["after retry", "done", "failed", "at once", "code.typed"])
  })
})
