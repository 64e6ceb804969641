import { Schema } from "effect"
import type { TogglesPort } from "#core/toggles/toggles.port.ts"
import { type Toggles, toggleNames } from "#core/toggles/toggles.ts"
import type { Wire } from "./endpoint.ts"
import { nothing, one } from "./parts.ts"

const TogglesOnWire = Schema.Array(
  Schema.Struct({
    feature_name: Schema.Literals(toggleNames),
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
    summary: "Which ways of codes and which providers are offered",
    input: nothing,
    output: one({
      schema: TogglesOnWire,
      to: (toggles: Toggles): typeof TogglesOnWire.Type =>
        toggleNames.map((name) => ({ feature_name: name, isEnable: toggles[name], isToggleOn: toggles[name] })),
      from: (wire: typeof TogglesOnWire.Type): Toggles => {
        const isOn = (name: string): boolean => wire.some((one) => one.feature_name === name && one.isToggleOn)
        return {
          otp_sms: isOn("otp_sms"),
          otp_whatsapp: isOn("otp_whatsapp"),
          otp_email: isOn("otp_email"),
          login_google: isOn("login_google"),
          login_facebook: isOn("login_facebook")
        }
      }
    }),
    refusals: {},
    maxAge: 60
  }
}
