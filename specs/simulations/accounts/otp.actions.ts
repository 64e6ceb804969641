import { otpMethods } from "#core/account/otp/otp.ts"
import type { OtpTab } from "../../account/otp-fixture.ts"
import type { Mood } from "../personas.ts"
import type { Action } from "../simulation.ts"
import type { Codes } from "./otp.world.ts"

const asks = (tab: OtpTab | undefined): void => {
  tab?.say({ type: "resend.requested" })
  for (const method of otpMethods) tab?.say({ type: "method.chosen", method })
}

/** Types a code and sends it. */
export const enters = (tab: OtpTab | undefined, code: string): void => {
  tab?.say({ type: "code.typed", code })
  tab?.say({ type: "code.submitted" })
}

const says = (type: "resend.requested" | "method.reconsidered" | "error.dismissed" | "code.submitted") => ({
  does: ({ tabs }: Codes, tab: number) => tabs[tab]?.say({ type })
})

/** Actions with a code. */
export const codeActions: ReadonlyArray<Action<Codes>> = [
  ...otpMethods.map((method) => ({
    says: `chooses ${method}`,
    weight: 1.5,
    mood: "change" as Mood,
    does: ({ tabs }: Codes, tab: number) => tabs[tab]?.say({ type: "method.chosen", method })
  })),
  { says: "asks for a code again", weight: 12, mood: "right", ...says("resend.requested") },
  {
    says: "asks for a code by whatever way there is",
    weight: 20,
    mood: "right",
    does: ({ tabs }, tab) => asks(tabs[tab])
  },
  {
    says: "enters the code that came",
    weight: 1,
    mood: "right",
    does: ({ tabs, browser, to }, tab) => enters(tabs[tab], browser.shop.codeTo(to))
  },
  ...["999999", "000000", "12"].map((code) => ({
    says: `enters ${code}`,
    weight: 1,
    mood: "wrong" as Mood,
    does: ({ tabs }: Codes, tab: number) => enters(tabs[tab], code)
  })),
  { says: "wants another way", weight: 1.5, mood: "change", ...says("method.reconsidered") },
  { says: "closes the notice", weight: 1, mood: "look", ...says("error.dismissed") },
  { says: "sends what is typed", weight: 1, mood: "wrong", ...says("code.submitted") },
  {
    says: "types a digit",
    weight: 2,
    mood: "look",
    does: ({ tabs }, tab) => tabs[tab]?.say({ type: "code.typed", code: "1" })
  },
  {
    says: "closes the dialog",
    weight: 1,
    mood: "change",
    does: ({ tabs, leaves }, tab) => {
      leaves(tab)
      tabs[tab]?.say({ type: "code.declined" })
    }
  }
]
