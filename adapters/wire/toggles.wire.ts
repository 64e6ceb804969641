import { Schema } from "effect"
import { featureNames, features } from "#core/toggles/features.ts"
import type { TogglesPort } from "#core/toggles/toggles.port.ts"
import { type Toggles, toggleNames } from "#core/toggles/toggles.ts"
import type { Wire } from "./endpoint.ts"
import { nothing, one } from "./parts.ts"

const TogglesOnWire = Schema.Array(
  Schema.Struct({
    feature_name: Schema.Literals([...toggleNames, ...featureNames]),
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
        [
          ...toggleNames.map((name) => [name, toggles[name]] as const),
          ...featureNames.map((name) => [name, features[name]] as const)
        ].map(([name, isOn]) => ({ feature_name: name, isEnable: isOn, isToggleOn: isOn })),
      from: (wire: typeof TogglesOnWire.Type): Toggles => {
        const isOn = (name: string): boolean => wire.some((one) => one.feature_name === name && one.isToggleOn)
        return {
          otp_sms: isOn("otp_sms"),
          otp_whatsapp: isOn("otp_whatsapp"),
          otp_email: isOn("otp_email"),
          egift_whatsapp: isOn("egift_whatsapp"),
          login_google: isOn("login_google"),
          login_facebook: isOn("login_facebook")
        }
      }
    }),
    refusals: {},
    maxAge: 60
  }
}
