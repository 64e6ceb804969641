import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { portOver } from "#core/kernel/named-calls.ts"
import { type PartUses, partUses } from "#core/shop/part-uses.rule.ts"
import { switchedPort } from "#core/shop/switched-port.usecases.ts"
import { type PartName, partNames } from "#core/toggles/features.ts"
import { partUseInputs } from "./part-use-inputs.ts"

interface Use {
  readonly area: keyof PartUses
  readonly call: string
  readonly input: unknown
  readonly used: ReadonlyArray<PartName>
}

const uses: ReadonlyArray<Use> = Object.entries(partUseInputs).flatMap(([area, calls]) =>
  Object.entries(calls as Readonly<Record<string, ReadonlyArray<readonly [unknown, ReadonlyArray<PartName>]>>>).flatMap(
    ([call, rows]) => rows.map(([input, used]) => ({ area: area as keyof PartUses, call, input, used }))
  )
)

const usesOf = ({ area, call, input }: Use): ReadonlyArray<PartName> =>
  (partUses[area] as Readonly<Record<string, (input: unknown) => ReadonlyArray<PartName>>>)[call]?.(input) ?? []

describe("uses of parts of the shop", () => {
  it.each(uses.map((use) => [`${use.area}.${use.call}`, use] as const))("of %s are named", (_, use) => {
    expect(usesOf(use)).toEqual(use.used)
  })

  it("name each part that can be switched", () => {
    expect(new Set(uses.flatMap(({ used }) => used))).toEqual(new Set(partNames))
  })

  it("are refused, and nothing else is done, exactly if one of their parts is off", () =>
    fc.assert(
      fc.property(fc.constantFrom(...uses), fc.subarray([...partNames]), (use, off) => {
        let done = 0
        const port = portOver<Record<string, (input: unknown) => Effect.Effect<unknown, unknown>>>(() =>
          Effect.sync(() => {
            done++
          })
        )
        const call = switchedPort(use.area, port, Effect.succeed(off))[use.call]?.(use.input) ?? Effect.void
        const tag = Effect.runSync(
          Effect.match(call, { onSuccess: () => "done", onFailure: (failure) => (failure as { _tag: string })._tag })
        )
        const isRefused = use.used.some((part) => off.includes(part))
        expect([tag.endsWith("Off"), done]).toEqual([isRefused, isRefused ? 0 : 1])
      })
    ))
})
