import { Schema } from "effect"
import type { SessionPort } from "#core/account/account.port.ts"
import type { Wire } from "../endpoint.ts"
import { nothing, one, same, words } from "../parts.ts"
import {
  destinationFields,
  destinationFrom,
  destinationTo,
  isDestination,
  isTyped,
  malformedSend,
  me,
  passwordOnWire,
  providerOnWire,
  sentCode,
  signedIn,
  sourceOnWire,
  TypedOnWire,
  typedFrom,
  typedTo
} from "./account-forms.wire.ts"
import * as refused from "./account-refusals.wire.ts"
import { unauthenticated } from "./unauthenticated.ts"

const LoginOnWire = Schema.Struct({
  email: Schema.optionalKey(words),
  password: Schema.optionalKey(passwordOnWire),
  source: Schema.optionalKey(sourceOnWire)
})
const socialAsked = same(
  Schema.Struct({
    provider: providerOnWire,
    acquisitionSource: sourceOnWire,
    accessToken: Schema.String.pipe(Schema.check(Schema.isMaxLength(200)))
  }).pipe(Schema.encodeKeys({ acquisitionSource: "acquisition_source", accessToken: "access_token" }))
)
const RequestOnWire = Schema.Struct({
  mode: Schema.Literals(["sms", "whatsapp", "email"]),
  entity: Schema.optionalKey(Schema.Literal("login")),
  ...destinationFields
})
const LoginTyped = Schema.Struct({ ...TypedOnWire.fields, entity: Schema.Literal("login") })

export const sendRefusals = {
  OtpAlreadySent: refused.otpAlreadySent,
  OtpMaximumReached: refused.otpMaximum,
  DestinationTaken: refused.destinationTaken,
  MethodNotOffered: refused.methodNotOffered,
  DeliveryRefused: refused.deliveryRefused,
  NotRegisteredAtStore: refused.notRegisteredAtStore,
  PhoneNotRegistered: refused.phoneNotRegistered,
  PhoneUnverified: refused.phoneUnverified,
  EmailNotRegistered: refused.emailNotRegistered,
  TooManyTries: refused.tooManyTries
} as const
export const verifyRefusals = {
  NoActiveOtp: refused.noActiveOtp,
  IncorrectOtp: refused.incorrectOtp,
  TooManyTries: refused.tooManyTries
} as const

/** Logging in, out, and who one is. Wire, Account and authentication. */
export const sessionWire: Wire<SessionPort> = {
  me: {
    service: "account",
    method: "get",
    path: "/user/me",
    aliases: [
      ["public", "/user/me"],
      ["public", "/me"],
      ["public", "/profile"]
    ],
    summary: "Whoever is logged in, with a new bearer for 15 minutes",
    input: nothing,
    output: one(me),
    refusals: { Unauthenticated: unauthenticated }
  },
  login: {
    service: "public",
    method: "post",
    path: "/auth/login",
    aliases: [["sso", "/json/v1/login"]],
    summary: "Logs in by e-mail address or user name and password",
    input: {
      schema: LoginOnWire,
      to: ({ identifier, password }) => ({ email: identifier, password, source: "review" }),
      from: ({ email = "", password = "" }: typeof LoginOnWire.Type) => ({ identifier: email, password })
    },
    output: one(signedIn),
    refusals: {
      IncorrectPassword: refused.incorrectPassword,
      ThirdFailedLogin: refused.thirdFailedLogin,
      FourthFailedLogin: refused.fourthFailedLogin,
      AccountLocked: refused.accountLocked,
      MemberRemoved: refused.memberRemoved,
      EmailNotRegistered: refused.emailNotRegistered,
      UsernameNotFound: refused.usernameNotFound,
      LoginDataMissing: refused.loginDataMissing,
      QuickRegistrationUnfinished: refused.quickUnfinished,
      PageOutdated: refused.pageOutdated,
      TooManyTries: refused.tooManyTries
    }
  },
  loginWith: {
    service: "public",
    method: "post",
    path: "/auth/login/{provider}",
    summary: "Logs in with what a provider's return left; `missing` names what it did not tell",
    input: socialAsked,
    output: one(signedIn),
    refusals: {
      ProviderRefused: refused.providerRefused,
      AlreadyTaken: refused.alreadyTaken,
      MemberRemoved: refused.memberRemoved,
      PageOutdated: refused.pageOutdated,
      TooManyTries: refused.tooManyTries
    }
  },
  requestLoginCode: {
    service: "public",
    method: "post",
    path: "/auth/login/otp/request",
    summary: "Sends a code to log in with; a number without an account is answered like any other",
    input: {
      schema: RequestOnWire.pipe(Schema.check(isDestination)),
      to: ({ method, to }) => ({ mode: method, entity: "login", ...destinationTo(to) }),
      from: ({ mode, ...to }: typeof RequestOnWire.Type) => ({ method: mode, to: destinationFrom(to, mode) })
    },
    malformed: malformedSend,
    output: one(sentCode),
    refusals: sendRefusals
  },
  loginByCode: {
    service: "public",
    method: "post",
    path: "/auth/login/otp",
    summary: "Logs in by a code",
    input: {
      schema: LoginTyped.pipe(Schema.check(isTyped)),
      to: (typed) => typedTo(typed, "login"),
      from: (wire: typeof LoginTyped.Type) => typedFrom(wire)
    },
    output: one(signedIn),
    refusals: {
      ...verifyRefusals,
      MemberRemoved: refused.memberRemoved,
      PageOutdated: refused.pageOutdated
    }
  },
  logout: {
    service: "public",
    method: "post",
    path: "/auth/logout",
    outlivesPage: true,
    summary: "Ends the session and its bearers everywhere at once; with GET too",
    input: nothing,
    output: one(same(Schema.Struct({ ended: Schema.Literal(true) }))),
    refusals: {}
  }
}
