import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from "xstate"
import { accountMachineOver } from "#core/account/account.machine.ts"
import { newPasswordMachineOver } from "#core/account/credentials/new-password.machine.ts"
import { passwordMachineOver } from "#core/account/credentials/password.machine.ts"
import { phoneChangeMachineOver } from "#core/account/credentials/phone-change.machine.ts"
import { otpMachineOver } from "#core/account/otp/otp.machine.ts"
import type { OtpCallsPort } from "#core/account/otp/otp.types.ts"
import { detailMachineOver } from "#core/account/registration/detail.machine.ts"
import { registrationMachineOver } from "#core/account/registration/registration.machine.ts"
import { cartMachineOver } from "#core/cart/cart-over.ts"
import { cartOfMember } from "#core/cart/member-bag.usecases.ts"
import { memberSearchesMachineOver } from "#core/search/history/member-searches.machine.ts"
import { memberSearchesOver } from "#core/search/history/member-searches.usecases.ts"
import type { TogglesPort } from "#core/toggles/toggles.port.ts"
import { askedBy } from "./asks.ts"

/** A part of the shop that notes what it is asked, and answers what the spec sets. */
const noting = <P extends object>(asked: Set<string>): P =>
  new Proxy({} as P, {
    get: (_, call) => () =>
      Effect.sync(() => {
        asked.add(String(call))
        return { isAvailable: true, id: "1", member: {} }
      })
  })

/** What each actor of a machine asks when it receives these events, one after the other. */
const seen = async (
  made: (port: never) => AnyStateMachine,
  raised: Readonly<Record<string, ReadonlyArray<unknown>>>
): Promise<Readonly<Record<string, ReadonlyArray<string>>>> => {
  const all: Array<readonly [string, ReadonlyArray<string>]> = []
  for (const [actor, inputs] of Object.entries(raised)) {
    const asked = new Set<string>()
    const logic = made(noting<never>(asked)).implementations.actors[actor] as AnyActorLogic
    for (const input of inputs) await toPromise(createActor(logic, { input }).start())
    all.push([actor, [...asked].toSorted()])
  }
  return Object.fromEntries(all)
}

const phone = { phone: { code: "+62", national: "81234567890" } }
const email = { email: "rani@contoh.id" }
const link = { kind: "link", token: {} }
const cases: ReadonlyArray<
  readonly [
    machine: string,
    part: string,
    made: (port: never) => AnyStateMachine,
    events: Readonly<Record<string, ReadonlyArray<unknown>>>
  ]
> = [
  ["account", "toggles", (port: OtpCallsPort & TogglesPort) => accountMachineOver(port, port), { toggles: [{}] }],
  ["detail", "account", detailMachineOver, { complete: [{}] }],
  [
    "new-password",
    "account",
    newPasswordMachineOver,
    { check: [link, { kind: "own" }], save: [{ right: link }, { right: { kind: "own" } }] }
  ],
  [
    "otp",
    "account",
    otpMachineOver,
    {
      sendCode: [{ scope: "login" }, { scope: "verification" }],
      verifyCode: [{ scope: "login" }, { scope: "verification" }]
    }
  ],
  ["password", "account", passwordMachineOver, { forgetByEmail: [{}], forgetByPhone: [{}] }],
  [
    "phone-change",
    "account",
    phoneChangeMachineOver,
    {
      check: [
        { purpose: "phone", to: phone },
        { purpose: "email", to: email }
      ],
      apply: [
        { purpose: "email", to: email },
        ...["phone", "store", "quick"].map((purpose) => ({ purpose, to: phone }))
      ]
    }
  ],
  [
    "registration",
    "account",
    registrationMachineOver,
    { check: [{ ...email, ...phone, userName: "" }], register: [{}] }
  ],
  [
    "cart",
    "memberBag",
    (port) => cartMachineOver(cartOfMember(port)),
    { execute: ["put", "remove", "replace", "clear"].map((op) => ({ op })) }
  ],
  [
    "member-searches",
    "searchHistory",
    (port) => memberSearchesMachineOver(memberSearchesOver(port)),
    {
      list: [{}],
      tell: [
        { change: { kind: "made", words: "serum" } },
        { change: { kind: "removed", words: "serum" }, searches: [{ id: "1", keyword: "serum" }] },
        { change: { kind: "cleared" } },
        { change: { kind: "opened", click: { keyword: "serum" } } },
        { change: { kind: "judged", id: "1", helpful: true } }
      ]
    }
  ]
]

describe("what the gallery says is asked", () => {
  it.each(cases)("is what %s asks of %s", async (_id, part, made, raised) => {
    const machine = made(noting<never>(new Set()))
    const listed = Object.keys(raised).map((actor) => {
      const asked = askedBy(machine, actor)
      const names = asked?.of === "shop" ? asked.calls.map(({ name }) => name) : []
      const own = names.flatMap((name) => (name.startsWith(`${part}.`) ? [name.slice(part.length + 1)] : []))
      return [actor, own.toSorted()]
    })
    expect(Object.fromEntries(listed)).toEqual(await seen(made, raised))
  })
})
