import { describe, expect, it } from "vitest"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { tongues } from "#core/charts/chart-text.ts"
import { machines } from "#core/charts/machines.ts"

const shownOf = (id: string) => {
  const machine = machines.get(id)
  if (machine === undefined) throw new Error(`there is no ${id}`)
  return chartWithTexts(machine)
}

describe("what a chart says", () => {
  it("is a sentence with its numbers, in both languages and in code", () => {
    const { chartTexts } = shownOf("otp")
    const arrow = "otp.active.flow.awaitingCode: resend.requested (1)"
    expect(
      tongues.map((tongue) => [chartTexts[tongue].arrows[arrow]?.event, chartTexts[tongue].arrows[arrow]?.guard])
    ).toEqual([
      ["Kirim ulang ditekan", "sudah 30 detik sejak kode terakhir dan sudah 5 kali hari ini"],
      ["Send again is pressed", "the last code is 30 seconds old and sent 5 times today"],
      ["resend.requested", "resendIsReady and isUsedUp"]
    ])
  })

  it("says of a guard which of several things it was asked about, in words", () => {
    const { chartTexts } = shownOf("checkout")
    const guards = (tongue: "id" | "en") => Object.values(chartTexts[tongue].arrows).map(({ guard }) => guard)
    expect(guards("id")).toContain("checkout-nya kedaluwarsa")
    expect(guards("en")).toContain("the checkout expired")
  })

  it("says the number a guard was asked about, unless its text does", () => {
    const { chartTexts } = shownOf("login")
    expect(chartTexts.id.arrows["login.counting: at once (1)"]?.guard).toContain("5 kali")
    const popup = shownOf("popup").chartTexts.id.arrows["popup.looking.failed: at once (1)"]?.guard ?? ""
    expect(popup.match(/3 kali/g)).toHaveLength(1)
  })

  it.each([...machines])("leaves no place unfilled in %s", (_id, machine) => {
    const { chartTexts } = chartWithTexts(machine)
    expect(JSON.stringify([chartTexts.id, chartTexts.en])).not.toContain("{{")
  })
})
