import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { type AccountEvent, accountMachineOver } from "#core/account/account.machine.ts"
import { viewAccount } from "#core/account/account.view.ts"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import type { OtpEvent } from "#core/account/otp/otp.types.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { accountShop } from "./account-shop.ts"

const phone = { code: "+62", national: "81234567890" }

const openDialog = (draft = emptyAccountDraft) => {
  const shop = accountShop()
  shop.born()
  const { port } = shop.browser()
  const actor = createActor(
    accountMachineOver(port, { toggles: () => Effect.succeed({ ...allOn, login_facebook: false }) }),
    { clock: shop.clock, input: { draft, at: instant(shop.clock.now()) } }
  ).start()
  const drafts: Array<unknown> = []
  actor.on("draft.changed", (changed) => drafts.push(changed.draft))
  const at = () => instant(shop.clock.now())
  return {
    shop,
    drafts,
    actor,
    view: () => viewAccount(actor.getSnapshot()),
    say: (event: Untimed<AccountEvent>) => actor.send({ ...event, at: at() } as AccountEvent),
    sayAboutCode: (event: Untimed<OtpEvent>) =>
      actor.getSnapshot().children.otp?.send({ ...event, at: at() } as OtpEvent)
  }
}

describe("the account dialog", () => {
  it("begins where it was left, and turns to what is wanted", async () => {
    const { view, say, drafts, shop } = openDialog({ ...emptyAccountDraft, panel: "register" })
    await shop.clock.advance(0)
    expect(view()).toMatchObject({ panel: "register", google: true, facebook: false })
    for (const panel of ["login", "forgot", "code", "quick", "store", "register"] as const) {
      say({ type: "panel.wanted", panel })
      expect(view().panel).toBe(panel)
    }
    expect(drafts.at(-1)).toMatchObject({ panel: "register" })
  })

  it("sends a code only where one can go", async () => {
    const { view, say, shop } = openDialog({ ...emptyAccountDraft, panel: "code" })
    say({ type: "code.wanted" })
    expect(view()).toMatchObject({ panel: "code", problem: "field.phone.required" })
    say({ type: "draft.typed", draft: { phone: "rani@" } })
    say({ type: "code.wanted" })
    expect(view().problem).toBe("field.email.email")
    await shop.clock.advance(60_000)
    expect(shop.outbox).toEqual([])
  })

  it.each([
    ["081234567890", { phone }],
    ["rani@contoh.id", { email: "rani@contoh.id" }]
  ])("is over when the code is right: %s", async (typed, to) => {
    const { view, say, sayAboutCode, shop, actor } = openDialog({ ...emptyAccountDraft, panel: "code", phone: typed })
    say({ type: "code.wanted" })
    await shop.clock.advance(10)
    expect(view().panel).toBe("coding")
    sayAboutCode({ type: "method.chosen", method: "whatsapp" })
    await shop.clock.advance(10)
    sayAboutCode({ type: "code.typed", code: shop.codeTo(to) })
    sayAboutCode({ type: "code.submitted" })
    await shop.clock.advance(10)
    expect(actor.getSnapshot().output?.member.id).toBe("m1")
  })

  it("goes back to the field when the code is not wanted any more", async () => {
    const { view, say, sayAboutCode, shop } = openDialog({ ...emptyAccountDraft, panel: "code", phone: "081234567890" })
    say({ type: "code.wanted" })
    await shop.clock.advance(10)
    sayAboutCode({ type: "code.declined" })
    expect(view()).toMatchObject({ panel: "code", phone: "081234567890" })
  })
})
