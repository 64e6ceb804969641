import { Effect, Schema } from "effect"
import type { CodeTyped } from "#core/account/account.port.ts"
import { otpMethods, type SentCode } from "#core/account/otp/otp.ts"
import type { Mapping } from "../endpoint.ts"
import { facade } from "../facade.ts"
import { nothing, one, words } from "../parts.ts"
import { accountWire } from "./account.wire.ts"
import { destinationFields, destinationFrom, isDestination, malformedSend, sentCode } from "./account-forms.wire.ts"
import { sendRefusals } from "./account-sessions.wire.ts"

const { loginByCode, registerQuickly, forgetByEmail, logout } = accountWire

/** Rows that share their address with another one: a facade there selects the right one. */
export const sharedAddresses = { loginByCode, registerQuickly, forgetByEmail }

type Quick = ReturnType<typeof registerQuickly.input.from>
type ByCode = { readonly login: Omit<CodeTyped, "scope"> } | { readonly quick: Quick }
interface Entity {
  readonly entity: string
}
const byCode: Mapping<ByCode, Entity> = {
  schema: Schema.Union([loginByCode.input.schema, registerQuickly.input.schema]),
  to: (asked) => ("login" in asked ? loginByCode.input.to(asked.login) : registerQuickly.input.to(asked.quick)),
  from: (wire) =>
    wire.entity === "login" ? { login: loginByCode.input.from(wire) } : { quick: registerQuickly.input.from(wire) }
}

const ForgetOnWire = Schema.Struct({
  scope: Schema.optionalKey(Schema.Literals(["forget-password", "email"])),
  mode: Schema.optionalKey(Schema.Literals(otpMethods)),
  ...destinationFields,
  email: Schema.optionalKey(words)
})
const ForgotOnWire = Schema.Struct({
  sent: Schema.Literal(true),
  hash: Schema.optionalKey(Schema.String),
  accepted_at: Schema.optionalKey(Schema.String),
  expires_at: Schema.optionalKey(Schema.String),
  resend_at: Schema.optionalKey(Schema.String),
  sends_left: Schema.optionalKey(Schema.Int)
})
const SsoOnWire = Schema.Struct({ is_logged_in: Schema.Boolean, user_id: Schema.optionalKey(Schema.String) })

/** Addresses of the specification with more than one call, or with a call that has another address, too. */
export const accountFacades = [
  facade(
    {
      ...loginByCode,
      summary: "Logs in by a code, or by the proof of a quick registration",
      input: byCode,
      refusals: { ...loginByCode.refusals, ...registerQuickly.refusals }
    },
    ({ account }, asked: ByCode) =>
      "login" in asked ? account.loginByCode(asked.login) : account.registerQuickly(asked.quick)
  ),
  ...(["/auth/forget-password", "/auth/forget-password/{scope}"] as const).map((path) =>
    facade(
      {
        service: "public",
        method: "post",
        path,
        summary: "Sends a link to an address, or a code to a number, to set a password anew",
        input: {
          schema: ForgetOnWire.pipe(Schema.check(isDestination)),
          to: (wire: typeof ForgetOnWire.Type) => wire,
          from: (wire: typeof ForgetOnWire.Type) => wire
        },
        malformed: (given) => malformedSend({ mode: given["email"] === undefined ? "sms" : "email", ...given }),
        output: one({
          schema: ForgotOnWire,
          to: (sent: SentCode | undefined): typeof ForgotOnWire.Type => ({
            sent: true,
            ...(sent && sentCode.to(sent))
          }),
          from: (): SentCode | undefined => undefined
        }),
        refusals: { ...sendRefusals, ...forgetByEmail.refusals }
      },
      ({ account }, { mode = "sms", email, ...to }: typeof ForgetOnWire.Type) =>
        email === undefined
          ? account.sendCode({ scope: "forget-password", method: mode, to: destinationFrom(to, mode) })
          : Effect.as(account.forgetByEmail({ email }), undefined)
    )
  ),
  facade(
    { ...logout, method: "get", summary: "The same as with POST, for who follows a link of this site" },
    ({ account }) => account.logout({})
  ),
  facade(
    {
      service: "sso",
      method: "get",
      path: "/session",
      summary: "Whether a member is logged in, for the sites that share the login",
      input: nothing,
      output: one({
        schema: SsoOnWire,
        to: (id: string | undefined): typeof SsoOnWire.Type =>
          id === undefined ? { is_logged_in: false } : { is_logged_in: true, user_id: id },
        from: ({ user_id }: typeof SsoOnWire.Type) => user_id
      }),
      refusals: {}
    },
    ({ account }) =>
      account.me({}).pipe(
        Effect.map(({ member }): string | undefined => member.id),
        Effect.catchTag("Unauthenticated", () => Effect.succeed(undefined))
      )
  )
]
