import { Schema } from "effect"
import { featureNames, featureTable } from "#core/toggles/features.ts"
import type { TogglesPort } from "#core/toggles/toggles.port.ts"
import { type ToggleName, type Toggles, toggleNames } from "#core/toggles/toggles.ts"
import type { Wire } from "./endpoint.ts"
import { nothing, one } from "./parts.ts"

/** Parts that are on for good: operations cannot switch them. */
const fixed = featureNames.filter((name) => !featureTable[name].switched)
const names: ReadonlyArray<string> = [...toggleNames, ...fixed]

const TogglesOnWire = Schema.Array(
  Schema.Struct({
    feature_name: Schema.Literals(names),
    isEnable: Schema.Boolean,
    isToggleOn: Schema.Boolean
  })
)

/** Features that are switched. Specification 3, Feature toggle. */
export const togglesWire: Wire<TogglesPort> = {
  toggles: {
    service: "public",
    method: "get",
    path: "/feature-toggles",
    summary: "Which features work: ways of codes, providers, and parts of the shop",
    input: nothing,
    output: one({
      schema: TogglesOnWire,
      to: (toggles: Toggles): typeof TogglesOnWire.Type =>
        names
          .map((name) => [name, toggles[name as ToggleName] ?? true] as const)
          .map(([name, isOn]) => ({ feature_name: name, isEnable: isOn, isToggleOn: isOn })),
      from: (wire: typeof TogglesOnWire.Type): Toggles => {
        const isOn = (name: string): boolean => wire.some((one) => one.feature_name === name && one.isToggleOn)
        return Object.fromEntries(toggleNames.map((name) => [name, isOn(name)])) as Toggles
      }
    }),
    refusals: {},
    maxAge: 60
  }
}
