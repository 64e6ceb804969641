import { describe, expect, it } from "vitest"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { otpRules } from "#core/account/otp/otp-limit.rule.ts"
import { differenceOf } from "#core/charts/diff.rule.ts"
import type { ChartFile } from "#core/charts/exhibit.ts"
import { releasedFile, releaseIn, releaseOf, sinceRelease } from "#core/charts/release/release.rule.ts"
import { rules } from "#core/charts/rules.ts"

const [login, otp] = [loginMachine(), otpMachine()].map(
  (machine): ChartFile => ({ v: 1, ...chartWithTexts(machine) })
) as [ChartFile, ChartFile]

describe("a release", () => {
  it("is read again as it was written, with the machine's own names made anew", () => {
    const release = releaseOf("1.0", [login, otp], rules)
    const read = releaseIn(JSON.parse(JSON.stringify(release)))
    expect(read?.machines.map(releasedFile)).toEqual(
      [login, otp].map(({ v, chart, chartTexts }) => JSON.parse(JSON.stringify({ v, chart, chartTexts })))
    )
    expect(sinceRelease(release, [login, otp])).toEqual({ name: "1.0", added: [], changed: [], removed: [] })
  })

  it.each([
    ["no object", "1.0"],
    ["another version", { v: 2, name: "1.0", machines: [] }],
    ["a name no file has", { v: 1, name: "../1.0", machines: [] }],
    ["machines without charts", { v: 1, name: "1.0", machines: [{ texts: {}, rules: [] }] }]
  ])("is not %s", (_, file) => expect(releaseIn(file)).toBeUndefined())

  it("counts a number alone as a difference, and names what came and what went", () => {
    const slower = { resendWaitMs: 60_000 }
    const other: ChartFile = { v: 1, ...chartWithTexts(otpMachine({ ...otpRules, ...slower }), slower) }
    expect(differenceOf(otp.chart, other.chart).arrows.changed).toEqual([])
    expect(sinceRelease(releaseOf("1.0", [otp], rules), [other]).changed).toEqual(["otp"])
    expect(sinceRelease(releaseOf("1.0", [otp], rules), [login])).toEqual({
      name: "1.0",
      added: ["login"],
      changed: [],
      removed: [{ id: otp.chartTexts.id.title, en: otp.chartTexts.en.title }]
    })
  })
})
