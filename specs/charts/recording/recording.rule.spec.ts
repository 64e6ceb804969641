import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { framesOf, recordingIn } from "#core/charts/recording/recording.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"

const chart = chartOf(otpMachine())
const recording: Recording = {
  v: 1,
  machine: "otp",
  chart: chart.shape,
  input: { scope: "verification" },
  steps: [
    {
      at: 0,
      event: "recall done",
      arrows: ["otp.active.flow.recalling: done", "otp.active.flow.starting: at once (6)"],
      state: { active: { flow: "sending", resend: "ready", notice: "hidden" } }
    },
    { at: 900, event: "code.declined", arrows: ["otp.gone: away"], state: "done" }
  ]
}

describe("a recording", () => {
  it("is read from a file as it was written", () => {
    expect(recordingIn(JSON.parse(JSON.stringify(recording)))).toEqual(recording)
  })

  it("is not read from anything else", () => {
    const others = [{ ...recording, v: 2 }, { ...recording, steps: [{ at: "soon" }] }, { ...recording, machine: 3 }, []]
    expect(others.map(recordingIn)).toEqual(others.map(() => undefined))
    fc.assert(fc.property(fc.anything(), (file) => recordingIn(file) === undefined || recordingIn(file)?.v === 1))
  })

  it("plays on its chart, without what the chart does not know", () => {
    const frames = framesOf(chart, recording)
    expect(frames.map(({ arrows }) => arrows.length)).toEqual([2, 0])
    expect(frames[0]?.place.active).toEqual([
      "otp",
      "otp.active",
      "otp.active.flow",
      "otp.active.flow.sending",
      "otp.active.resend",
      "otp.active.resend.ready",
      "otp.active.notice",
      "otp.active.notice.hidden"
    ])
    expect(
      framesOf(chart, { ...recording, steps: [{ at: 0, event: "x", arrows: [], state: { nowhere: "x" } }] })
    ).toEqual([{ at: 0, event: "x", arrows: [], place: { active: [], raised: [], passed: [] } }])
  })
})
