import { describe, expect, it } from "vitest"
import { and, not, or, raise, setup, stateIn } from "xstate"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { otpMachine } from "#core/account/otp/otp.machine.ts"
import { arrowId, arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { isIgnored } from "#core/charts/chart.ts"
import { machines } from "#core/charts/machines.ts"

describe.each([...machines])("the chart of %s", (_id, machine) => {
  const chart = chartOf(machine)

  it("has every state and every arrow once", () => {
    expect(chart.states.map(({ id }) => id)).toEqual(statesOf(machine).map(({ id }) => id))
    expect(chart.arrows.map(({ id }) => id)).toEqual(statesOf(machine).flatMap(arrowsFrom).map(arrowId))
  })

  it("is plain data", () => expect(JSON.parse(JSON.stringify(chart))).toEqual(chart))

  it("tells itself nothing of XState's own", () => expect(JSON.stringify(chart)).not.toContain('"xstate.'))

  it("names every guard", () => expect(JSON.stringify(chart)).not.toContain("(unnamed)"))
})

describe("the chart of the one-time code", () => {
  const chart = chartOf(otpMachine())
  const arrow = (id: string) => chart.arrows.find((one) => one.id === id)

  it("says of an arrow what has to hold and what is done", () => {
    expect(arrow("otp.active.flow.sending: failed (2)")).toEqual({
      id: "otp.active.flow.sending: failed (2)",
      from: "otp.active.flow.sending",
      to: ["otp.active.flow.awaitingCode"],
      kind: "error",
      event: "sendCode",
      guard: {
        is: "and",
        guards: [
          { is: "named", name: "wasSent" },
          { is: "named", name: "hasPending" }
        ]
      },
      otherwise: false,
      reenter: false,
      actions: ["learnWait", "showFailure", "keep"],
      raises: ["code.sent", "notice.raised"]
    })
  })

  it("knows what guards mean that are made of others", () => {
    expect(chart.meanings).toEqual({ resendIsReady: { is: "in", states: ["otp.active.resend.ready"] } })
  })

  it("knows what is heard without anything following", () => {
    expect(chart.arrows.filter(isIgnored).map(({ id }) => id)).toContain("otp.active.flow.sending: resend.requested")
  })

  it("shows other numbers", () => {
    const strict = JSON.stringify(chartOf(loginMachine({ warnAt: 2, limitAt: 2, lockAt: 3 })))
    expect(strict).not.toBe(JSON.stringify(chartOf(loginMachine())))
  })
})

describe("a guard", () => {
  const machine = setup({
    guards: { isOne: () => true, isTwo: (_, _params: { readonly of: number }) => true, isHere: stateIn({ a: "b" }) },
    actions: { tell: raise({ type: "told" }) }
  }).createMachine({
    id: "planted",
    entry: "tell",
    on: {
      go: { guard: or([not("isOne"), and(["isOne", { type: "isTwo", params: { of: 3 } }])]), actions: "tell" },
      stay: { guard: stateIn("#planted.a"), target: ".a" }
    },
    initial: "a",
    states: { a: {} }
  })
  const chart = chartOf(machine)

  it("keeps what it is made of", () => {
    expect(chart.arrows.map(({ guard }) => guard)).toEqual([
      {
        is: "or",
        guards: [
          { is: "not", guard: { is: "named", name: "isOne" } },
          {
            is: "and",
            guards: [
              { is: "named", name: "isOne" },
              { is: "named", name: "isTwo", params: { of: 3 } }
            ]
          }
        ]
      },
      { is: "in", states: ["planted.a"] }
    ])
    expect(chart.meanings).toEqual({ isHere: { is: "in", states: ["planted.a.b"] } })
  })

  it("stands beside what the machine tells itself", () => {
    expect(chart.states[0]?.raises).toEqual(["told"])
    expect(chart.arrows[0]?.raises).toEqual(["told"])
  })
})
