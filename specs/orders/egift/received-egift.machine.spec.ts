import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { TooManyTries, Unauthenticated } from "#core/account/account.errors.ts"
import { EgiftClosed, EgiftUnknown } from "#core/egift/egift.errors.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { ReceivedEgift } from "#core/orders/egift/egift.ts"
import { type ReceivedEgiftPort, receivedEgiftMachineOver } from "#core/orders/egift/received-egift.machine.ts"
import { viewReceivedEgift } from "#core/orders/egift/received-egift.view.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { someNow } from "#specs/arbitraries.ts"

const code = "8K2M-Q7RT-3XHN-P4WD"
const sealed: ReceivedEgift = {
  state: "sealed",
  template: "birthday",
  sender: "Rani",
  recipientName: "Kirana",
  expiresAt: someNow
}
const opened: ReceivedEgift = { ...sealed, state: "opened", message: "Ki!", value: rupiah(250_000) }
const saved: ReceivedEgift = { ...opened, state: "saved", voucher: VoucherCode("EGIFT-2") }
const usual: ReceivedEgiftPort = {
  templates: () => Effect.succeed([]),
  look: () => Effect.succeed(sealed),
  open: () => Effect.succeed(opened),
  save: () => Effect.succeed(saved)
}

const arrived = async (change: Partial<ReceivedEgiftPort> = {}, from = code) => {
  const actor = createActor(receivedEgiftMachineOver({ ...usual, ...change }), { input: { code: from } })
  actor.start()
  const view = () => viewReceivedEgift(actor.getSnapshot())
  const rest = () =>
    waitFor(actor, (snapshot) => !viewReceivedEgift(snapshot).busy && !snapshot.matches({ designs: "reading" }))
  await rest()
  const send = async (event: "code.sent" | "envelope.opened" | "saving.wanted" | "other.wanted") => {
    actor.send({ type: event, at: someNow })
    await rest()
  }
  const type = (typed: string) => actor.send({ type: "code.typed", code: typed, at: someNow })
  return { view, send, type }
}

describe("the page of an e-gift's recipient", () => {
  it("leads from the link of the letter to the voucher in the account", async () => {
    const page = await arrived()
    expect(page.view()).toMatchObject({ step: "sealed", gift: sealed })
    await page.send("envelope.opened")
    expect(page.view()).toMatchObject({ step: "opened", gift: opened })
    await page.send("saving.wanted")
    expect(page.view()).toMatchObject({ step: "saved", gift: saved })
    await page.send("other.wanted")
    expect(page.view()).toMatchObject({ step: "typing", code: "", gift: null })
  })

  it("takes a typed code, and says what is wrong with it without asking the shop", async () => {
    let asked = 0
    const look = () =>
      Effect.sync(() => {
        asked++
        return sealed
      })
    const page = await arrived({ look }, "")
    await page.send("code.sent")
    expect(page.view()).toMatchObject({ step: "typing", problem: "required" })
    page.type("8K2M")
    expect(page.view().problem).toBeNull()
    await page.send("code.sent")
    expect(page.view()).toMatchObject({ step: "typing", problem: "unknown" })
    expect(asked).toBe(0)
    page.type("8k2m q7rt 3xhn p4wd")
    await page.send("code.sent")
    expect(page.view().step).toBe("sealed")
  })

  it("says each refusal where it stands", async () => {
    expect((await arrived({ look: () => Effect.fail(new EgiftUnknown()) })).view()).toMatchObject({
      step: "typing",
      problem: "unknown"
    })
    expect(
      (await arrived({ look: () => Effect.fail(new TooManyTries({ retryAfterSeconds: 60 })) })).view()
    ).toMatchObject({
      step: "typing",
      problem: "many"
    })
    expect((await arrived({ look: () => Effect.fail(new EgiftClosed({ reason: "withdrawn" })) })).view()).toMatchObject(
      {
        step: "closed",
        closed: "withdrawn"
      }
    )
    const lost = await arrived({ open: () => Effect.fail(new Unavailable()) })
    await lost.send("envelope.opened")
    expect(lost.view()).toMatchObject({ step: "sealed", problem: "failed" })
    const guest = await arrived({ look: () => Effect.succeed(opened), save: () => Effect.fail(new Unauthenticated()) })
    await guest.send("saving.wanted")
    expect(guest.view()).toMatchObject({ step: "opened", problem: "login" })
    const late = await arrived({
      look: () => Effect.succeed(opened),
      save: () => Effect.fail(new EgiftClosed({ reason: "saved" }))
    })
    await late.send("saving.wanted")
    expect(late.view()).toMatchObject({ step: "closed", closed: "saved" })
  })

  it("never opens or saves without a press for it, and shows no value of a sealed one, in random sessions", async () => {
    const events = ["code.sent", "envelope.opened", "saving.wanted", "other.wanted"] as const
    const answer = fc.constantFrom("fine", "unknown", "closed", "many", "lost", "guest")
    const refused = {
      unknown: new EgiftUnknown(),
      closed: new EgiftClosed({ reason: "expired" }),
      many: new TooManyTries({ retryAfterSeconds: 1 }),
      lost: new Unavailable(),
      guest: new Unauthenticated()
    } as const
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...events), answer), { maxLength: 12 }), async (steps) => {
        let next: string = "fine"
        const calls: Array<string> = []
        const call = (name: string, value: ReceivedEgift) =>
          Effect.suspend(() => {
            calls.push(name)
            return next === "fine" ? Effect.succeed(value) : Effect.fail(refused[next as keyof typeof refused])
          }) as never
        const page = await arrived(
          { look: () => call("look", sealed), open: () => call("open", opened), save: () => call("save", saved) },
          code
        )
        let [opens, saves] = [0, 0]
        for (const [event, then] of steps) {
          next = then
          if (page.view().step === "typing") page.type(code)
          if (event === "envelope.opened") opens++
          if (event === "saving.wanted") saves++
          await page.send(event)
          const { step, gift } = page.view()
          if (step === "sealed") expect(gift?.value).toBeUndefined()
          if (step === "saved") expect(gift?.voucher).toBe("EGIFT-2")
        }
        expect(calls.filter((name) => name === "open").length).toBeLessThanOrEqual(opens)
        expect(calls.filter((name) => name === "save").length).toBeLessThanOrEqual(saves)
      }),
      { numRuns: 50 }
    )
  })
})
