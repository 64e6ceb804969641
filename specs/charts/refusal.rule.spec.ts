import { describe, expect, it } from "vitest"
import { and, fromPromise, not, or, setup, stateIn } from "xstate"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { refusalsAlong } from "#core/charts/refusal.rule.ts"
import { askedBy, refusalsOf } from "../gallery/asks.ts"

describe("what a conversation asks", () => {
  it("comes back refused along the arrows whose guards let it", () => {
    const machine = loginMachine()
    const refusals = refusalsAlong(machine, chartOf(machine), (actor) => refusalsOf(askedBy(machine, actor)))
    expect(refusals["login.submitting: failed (1)"]).toEqual(["MemberRemoved"])
    expect(refusals["login.submitting: failed (4)"]).toEqual([
      "IncorrectPassword",
      "ThirdFailedLogin",
      "FourthFailedLogin",
      "AccountLocked"
    ])
    // Whether it was reloaded just now cannot be known: it may lead either way.
    for (const arrow of ["login.submitting: failed (2)", "login.submitting: failed (5)"])
      expect(refusals[arrow]).toContain("PageOutdated")
  })
})

/** A machine whose only call is refused along branches of these guards, one after the other. */
const along = (...guards: ReadonlyArray<unknown>) => {
  const tagOf = (event: unknown): unknown => (event as { readonly error: { readonly _tag: string } }).error._tag
  const machine = setup({
    types: { context: {} as { readonly isLate: boolean } },
    actors: { ask: fromPromise(async () => "answer") },
    guards: {
      isGone: ({ event }) => tagOf(event) === "Gone",
      isFull: ({ event }) => tagOf(event) === "Full",
      isLate: ({ context }) => context.isLate,
      isNamed: ({ event }, { tag }: { readonly tag: string }) => tagOf(event) === tag,
      isEither: or(["isGone", "isFull"])
    }
  }).createMachine({
    id: "caller",
    context: { isLate: false },
    initial: "asking",
    states: {
      asking: {
        invoke: {
          src: "ask",
          onError: [...guards.map((guard) => ({ guard, target: "refused" })), { target: "refused" }] as never
        }
      },
      refused: {}
    }
  })
  const found = refusalsAlong(machine, chartOf(machine), () => ["Gone", "Full", "Lost"])
  return [...guards, undefined].map((_, at) => found[`caller.asking: failed (${at + 1})`] ?? [])
}

describe("a refusal", () => {
  it("takes the first arrow whose guard lets it through, and the last one else", () => {
    expect(along("isGone", "isFull")).toEqual([["Gone"], ["Full"], ["Lost"]])
    expect(along("isEither", "isGone")).toEqual([["Gone", "Full"], [], ["Lost"]])
    expect(along({ type: "isNamed", params: { tag: "Lost" } })).toEqual([["Lost"], ["Gone", "Full"]])
    expect(along(not("isGone"))).toEqual([["Full", "Lost"], ["Gone"]])
  })

  it("may take either of two arrows if the guard asks more than the refusal tells", () => {
    expect(along("isLate")).toEqual([
      ["Gone", "Full", "Lost"],
      ["Gone", "Full", "Lost"]
    ])
    expect(along(and(["isGone", "isLate"]))).toEqual([["Gone"], ["Gone", "Full", "Lost"]])
    expect(along(or(["isGone", "isLate"]))).toEqual([
      ["Gone", "Full", "Lost"],
      ["Full", "Lost"]
    ])
    expect(along(stateIn({ asking: {} }))).toEqual([
      ["Gone", "Full", "Lost"],
      ["Gone", "Full", "Lost"]
    ])
  })
})
