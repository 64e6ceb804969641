import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import type { AccountPort } from "#core/account/account.port.ts"
import { type DraftActor, nothingLeft, storeDraft } from "#ui/account/stored-draft.ts"
import { heldStores } from "#ui/shop/local-stores.ts"
import { runs } from "../../arbitraries.ts"
import { accountShop } from "../account-shop.ts"
import { codeMemory } from "../otp-fixture.ts"
import { anyFate, anyWait } from "../some-line.ts"
import { type Flow, flows, openForm } from "./stored-drafts-fixture.ts"

type Form = ReturnType<typeof openForm>
const anyAction: fc.Arbitrary<(form: Form, flow: Flow) => void> = fc.oneof(
  { weight: 4, arbitrary: fc.constant((form: Form, flow: Flow) => flow.typed.forEach(form.say)) },
  { weight: 8, arbitrary: fc.constant((form: Form, flow: Flow) => form.say(flow.sent)) },
  { weight: 6, arbitrary: fc.constant((form: Form) => form.ask()) },
  { weight: 6, arbitrary: fc.constant((form: Form) => form.prove()) },
  { weight: 1, arbitrary: fc.constant((form: Form) => form.sayAboutCode({ type: "code.declined" })) },
  { weight: 1, arbitrary: fc.constant((form: Form) => form.say({ type: "form.reopened" })) },
  { weight: 1, arbitrary: fc.constant((form: Form) => form.say({ type: "way.chosen", way: "email" })) },
  { weight: 2, arbitrary: fc.constant((form: Form) => form.say({ type: "retry.wanted" })) },
  { weight: 2, arbitrary: fc.constant((form: Form) => form.reload()) }
)
const anySteps = fc.array(fc.record({ action: anyAction, wait: fc.oneof(anyWait, fc.constant(0)) }), {
  minLength: 4,
  maxLength: 20
})

describe.each(flows)("what is stored of $name", (flow) => {
  it("is at every moment what a page that is loaded again goes on with", () =>
    fc.assert(
      fc.asyncProperty(anySteps, fc.infiniteStream(anyFate(2)), async (steps, fates) => {
        const form = openForm(flow, () => fates.next().value)
        for (const { action, wait } of steps) {
          action(form, flow)
          form.sound()
          await form.clock.advance(wait)
          form.sound()
        }
      }),
      runs(15)
    ))

  const steps: ReadonlyArray<(form: Form) => void> = [
    (form) => flow.typed.forEach(form.say),
    (form) => form.say(flow.sent),
    (form) => form.ask(),
    (form) => form.prove(),
    (form) => form.say(flow.sent)
  ]

  it("is that in each millisecond of a way to its end, too", async () => {
    const form = openForm(flow, () => ({ there: 5, back: 5, lost: "no" }))
    for (const step of steps) {
      step(form)
      for (let moment = 0; moment < 60; moment++) {
        form.sound()
        await form.clock.advance(1)
      }
    }
    form.reload()
    expect([form.isDone(), form.store.read()]).toEqual([true, undefined])
  })

  it("leads to the end with a reload after every step", async () => {
    const form = openForm(flow, () => ({ there: 5, back: 5, lost: "no" }))
    for (const step of steps) {
      step(form)
      await form.clock.advance(1_000)
      form.reload()
      await form.clock.advance(1_000)
    }
    expect([form.isDone(), form.store.read()]).toEqual([true, undefined])
  })
})

describe("a stored draft", () => {
  const quick = flows.find(({ name }) => name.includes("quick")) as Flow

  it("is gone once its form is closed, and stays until then", () => {
    const { registration: store } = heldStores()
    const actor = createActor(quick.machineOver({} as AccountPort, codeMemory(accountShop().clock).open()), {
      input: quick.inputOf(undefined, 1)
    } as never).start()
    const close = storeDraft(actor as unknown as DraftActor<object>, store, quick.textOf, nothingLeft)
    actor.send({ type: "field.typed", value: "0857" } as never)
    expect(store.read()).toContain('"typed":"0857"')
    close()
    expect(store.read()).toBeUndefined()
    actor.send({ type: "field.typed", value: "08570" } as never)
    expect(store.read()).toBeUndefined()
  })

  it("stays as its form leaves it, also where the page has only been loaded again", () => {
    const { registration: store } = heldStores()
    const actor = createActor(quick.machineOver({} as AccountPort, codeMemory(accountShop().clock).open()), {
      input: quick.inputOf(undefined, 1)
    } as never).start()
    const open = () =>
      storeDraft(actor as unknown as DraftActor<object>, store, quick.textOf, (text) => `${text}, left`)
    open()()
    expect(store.read()).toBeUndefined()
    store.write("typed")
    open()()
    expect(store.read()).toBe("typed, left")
  })
})
