import { Effect } from "effect"
import { expect } from "vitest"
import { type AnyActor, type AnyStateMachine, createActor } from "xstate"
import { accountMachineOver } from "#core/account/account.machine.ts"
import type { AccountPort } from "#core/account/account.port.ts"
import { emptyAccountDraft } from "#core/account/account-draft.ts"
import { passwordMachineOver } from "#core/account/credentials/password.machine.ts"
import { phoneChangeMachineOver } from "#core/account/credentials/phone-change.machine.ts"
import type { CodeMemory } from "#core/account/otp/otp.types.ts"
import { emptyDetail } from "#core/account/registration/detail.form.ts"
import { detailMachineOver } from "#core/account/registration/detail.machine.ts"
import { registrationMachineOver } from "#core/account/registration/registration.machine.ts"
import { instant } from "#core/kernel/moment.ts"
import { allOn } from "#core/toggles/toggles.ts"
import * as persisted from "#ui/account/persisted-account.ts"
import { type DraftActor, nothingLeft, storeDraft } from "#ui/account/stored-draft.ts"
import { heldStores } from "#ui/shop/local-stores.ts"
import { type Fate, overLine } from "../../selling-line.ts"
import { accountShop } from "../account-shop.ts"
import { codeMemory } from "../otp-fixture.ts"
import { answerOf } from "../running.ts"
import { someRegistration } from "../some-registration.ts"

const own = { phone: { code: "+62", national: "81234567890" } }
const fresh = { phone: { code: "+62", national: "85700000002" } }
const secret = "mawar-rahasia-9"
const { password: _, passwordAgain: __, ...shown } = emptyDetail
const emptyPersistedDetail = { ...shown, isProving: false, proven: null }

interface Scene {
  readonly shop: ReturnType<typeof accountShop>
  readonly port: AccountPort
}

/** One form of the account whose draft outlives a reload. */
export interface Flow {
  readonly name: string
  /** Destination of its codes. */
  readonly to: typeof own
  readonly isNew?: true
  readonly begin?: (scene: Scene) => void
  readonly machineOver: (port: AccountPort, memory: CodeMemory) => AnyStateMachine
  readonly inputOf: (text: string | undefined, at: number) => object
  /** What belongs into the storage at this moment. */
  // biome-ignore lint/suspicious/noExplicitAny: one list of machines with contexts of their own
  readonly textOf: (context: any) => string
  /** The states a reload comes back to, by the state that was left. */
  readonly back: Readonly<Record<string, ReadonlyArray<string>>>
  readonly typed: ReadonlyArray<object>
  readonly sent: object
}

const field = (draft: object): ReadonlyArray<object> =>
  Object.entries(draft).map(([name, value]) => ({ type: "field.typed", field: name, value }))

export const flows: ReadonlyArray<Flow> = [
  {
    name: "a log-in by a code",
    to: own,
    machineOver: (port, memory) =>
      accountMachineOver(port, { toggles: () => Effect.succeed(allOn) }, memory) as AnyStateMachine,
    inputOf: (text, at) => ({ draft: persisted.accountDraftIn(text) ?? emptyAccountDraft, at }),
    textOf: ({ draft }) => persisted.persistedAccountDraft(draft),
    back: { coding: ["coding"], code: ["code"], login: ["login"] },
    typed: [
      { type: "panel.wanted", panel: "code" },
      { type: "draft.typed", draft: { phone: "081234567890" } }
    ],
    sent: { type: "code.wanted" }
  },
  ...(["quick", "phone"] as const).map(
    (purpose): Flow => ({
      name: `a number that is proven (${purpose})`,
      to: fresh,
      begin: ({ port }) => {
        if (purpose === "phone") answerOf(port.login({ identifier: "rani1998", password: "rahasia" }))
      },
      machineOver: (port, memory) => phoneChangeMachineOver(port, memory) as AnyStateMachine,
      inputOf: (text, at) => {
        const left = persisted.provingIn(text)
        const { typed, phoneCode } = left ?? { typed: "", phoneCode: "+62" }
        return { purpose, typed, phoneCode, toggles: allOn, ...(left && { resumed: { ...left, at } }) }
      },
      textOf: ({ typed, phoneCode, isProving, proof }) =>
        persisted.provingText({ purpose, typed, phoneCode, isProving, proof }),
      back: {
        form: ["form"],
        checking: ["form"],
        proving: ["proving"],
        applying: ["applying"],
        lost: ["applying"]
      },
      typed: [{ type: "field.typed", value: "085700000002" }],
      sent: { type: "form.sent" }
    })
  ),
  {
    name: "a forgotten password",
    to: own,
    machineOver: (port, memory) => passwordMachineOver(port, memory) as AnyStateMachine,
    inputOf: (text, at) => {
      const left = persisted.forgottenIn(text)
      const { email, phone, phoneCode } = left ?? { email: "", phone: "", phoneCode: "+62" }
      return { email, phone, phoneCode, toggles: allOn, ...(left && { resumed: { ...left, at } }) }
    },
    textOf: ({ way, email, phone, phoneCode, step, proof }) =>
      persisted.forgottenText({ way, email, phone, phoneCode, step, proof }),
    back: {
      asking: ["asking"],
      mailing: ["asking", "mailed"],
      mailed: ["mailed"],
      proving: ["proving"],
      trading: ["trading"],
      lost: ["trading"]
    },
    typed: [...field({ email: "rani@contoh.id", phone: "081234567890" }), { type: "way.chosen", way: "phone" }],
    sent: { type: "form.sent" }
  },
  {
    name: "a registration",
    to: fresh,
    machineOver: (port, memory) => registrationMachineOver(port, memory) as AnyStateMachine,
    inputOf: (text, at) => ({
      draft: persisted.registrationIn(text),
      toggles: allOn,
      at,
      acquisitionSource: "web"
    }),
    textOf: ({ draft }) => persisted.persistedRegistration(draft),
    // The password, which is never stored, is typed again.
    back: {
      form: ["form"],
      checking: ["form"],
      proving: ["proving"],
      creating: ["form"],
      lost: ["form"],
      registered: ["form"]
    },
    typed: field({ ...withoutPasswords(), phone: "085700000002", phoneCode: "+62" }),
    sent: { type: "form.sent", password: secret, passwordAgain: secret }
  },
  {
    name: "the details of an account",
    to: fresh,
    isNew: true,
    begin: ({ port, shop }) => {
      const accessToken = shop.returned()
      answerOf(port.loginWith({ provider: "google", acquisitionSource: "web", accessToken }))
    },
    machineOver: (port, memory) => detailMachineOver(port, memory) as AnyStateMachine,
    inputOf: (text, at) => ({
      draft: persisted.detailIn(text, emptyPersistedDetail),
      asked: ["userName", "phone", "gender", "password", "passwordAgain"],
      toggles: allOn,
      at
    }),
    textOf: ({ draft }) => persisted.persistedDetail(draft),
    back: { form: ["form"], proving: ["proving"], completing: ["form"] },
    typed: field({ userName: "budi2026", phone: "085700000002", gender: "female" }),
    sent: { type: "form.sent", password: secret, passwordAgain: secret }
  }
]

function withoutPasswords() {
  const { password: _one, passwordAgain: _other, ...typed } = someRegistration
  return typed
}

const placeOf = (actor: AnyActor): string => {
  const { value } = actor.getSnapshot()
  return typeof value === "string" ? value : String(Object.values(value)[0])
}

/** A form over a line, whose draft is stored as its screen stores it. */
export const openForm = (flow: Flow, fate: () => Fate) => {
  const shop = accountShop()
  const { clock } = shop
  // The one who comes by a provider is new, and has no name here yet.
  shop.born(flow.isNew ? { email: "lain@contoh.id" } : {})
  const { port } = shop.browser()
  flow.begin?.({ shop, port })
  const memory = codeMemory(clock).open()
  const line = overLine(port, clock, fate)
  const { proving: store } = heldStores()
  const start = (text: string | undefined) =>
    createActor(flow.machineOver(line.port, memory), {
      clock,
      input: flow.inputOf(text, instant(clock.now()))
    } as never)
  const open = () => {
    const actor = start(store.read()).start()
    storeDraft(
      actor as unknown as DraftActor<object>,
      store, // Some machines hold the draft as one, some as fields of their context.
      (draft: object) => flow.textOf({ ...draft, draft }),
      nothingLeft
    )
    return actor
  }
  let actor = open()
  let isDone = false
  const say = (event: object): void => {
    if (actor.getSnapshot().status === "active") actor.send({ ...event, at: instant(clock.now()) } as never)
  }
  const sayAboutCode = (event: object): void => {
    const { otp } = actor.getSnapshot().children
    if (otp?.getSnapshot().status === "active") otp.send({ ...event, at: instant(clock.now()) })
  }
  return {
    clock,
    store,
    say,
    sayAboutCode,
    ask: () => {
      sayAboutCode({ type: "resend.requested" })
      sayAboutCode({ type: "method.chosen", method: "sms" })
    },
    prove: () => {
      sayAboutCode({ type: "code.typed", code: shop.codeTo(flow.to) })
      sayAboutCode({ type: "code.submitted" })
    },
    /** The page is gone, with its calls on the way. */
    reload: () => {
      isDone ||= actor.getSnapshot().status === "done"
      actor.stop()
      actor = open()
    },
    /** What is stored is this moment, and a page that begins with it begins where this one is. */
    sound: () => {
      const { status, context } = actor.getSnapshot()
      const text = store.read()
      if (status !== "active") return expect(text).toBeUndefined()
      if (text === undefined) return
      expect(JSON.parse(text)).toEqual(JSON.parse(flow.textOf(context)))
      const place = placeOf(actor)
      const next = start(text)
      expect(flow.back[place], `${place} is no state that can be resumed`).toContain(placeOf(next))
    },
    isDone: () => isDone
  }
}
