import { Schema } from "effect"
import type { ChangedMember, CredentialsPort, Notified, ResetToken } from "#core/account/account.port.ts"
import type { Member } from "#core/account/member.ts"
import type { OtpProof } from "#core/account/otp/otp.ts"
import type { SignedIn } from "#core/account/session/session.ts"
import type { Phone } from "#core/kernel/phone.ts"
import type { Answer, Mapping, Wire } from "../endpoint.ts"
import { moment, one, same, words } from "../parts.ts"
import { isPhone, phoneFields, phoneFrom, phoneTo } from "../selling/address-forms.wire.ts"
import { passwordOnWire, proofGiven, signedIn } from "./account-forms.wire.ts"
import * as refused from "./account-refusals.wire.ts"
import { member } from "./member-forms.wire.ts"
import { unauthenticated } from "./unauthenticated.ts"

const ForgetOnWire = Schema.Struct({ email: words, mode: Schema.optionalKey(Schema.Literal("email")) })
export const SentOnWire = Schema.Struct({ sent: Schema.Literal(true) })
const ProvenPhone = Schema.Struct({ ...phoneFields, proof: proofGiven }).pipe(
  Schema.encodeKeys({ proof: "otp_hash" }),
  Schema.check(isPhone("mobile"))
)
const provenPhone: Mapping<{ readonly phone: Phone; readonly proof: OtpProof }, typeof ProvenPhone.Type> = {
  schema: ProvenPhone,
  to: ({ phone, proof }) => ({ ...phoneTo(phone), proof }),
  from: ({ proof, ...phone }) => ({ phone: phoneFrom(phone), proof })
}
const part = Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w-]{1,200}$/)))
const resetFields = { uid: part, code: part } as const
const resetToken: Mapping<ResetToken, ResetToken> = same(Schema.Struct(resetFields))
const ResetOnWire = Schema.Struct({ ...resetFields, password: passwordOnWire })
const ChangedOnWire = Schema.Struct({ changed: Schema.Literal(true) })

const NotifiedOnWire = Schema.Struct({ notified: Schema.optionalKey(words) })
/** An answer with the receiver of the message about it in `meta`. Decision 0048. */
const notified = <A, W, B extends Notified>(
  item: Mapping<A, W>,
  { to, from }: { readonly to: (value: B) => A; readonly from: (part: A) => B }
): Mapping<B, Answer<W, typeof NotifiedOnWire.Type>> => ({
  schema: Schema.Struct({ data: item.schema, meta: Schema.optionalKey(NotifiedOnWire) }),
  to: (value) => ({
    data: item.to(to(value)),
    ...(value.notified !== undefined && { meta: { notified: value.notified } })
  }),
  from: ({ data, meta }) => ({ ...from(item.from(data)), ...meta })
})
const changedMember = notified<Member, typeof member.schema.Type, ChangedMember>(member, {
  to: (changed) => changed.member,
  from: (who) => ({ member: who })
})
const passwordChanged = notified<SignedIn, typeof signedIn.schema.Type, SignedIn & Notified>(signedIn, {
  to: (changed) => changed,
  from: (changed) => changed
})

/** Forgotten and changed passwords, number and address. Wire, Account and authentication. */
export const credentialsWire: Wire<CredentialsPort> = {
  forgetByEmail: {
    service: "public",
    method: "post",
    path: "/auth/forget-password",
    summary: "Sends a link to set a password anew",
    input: {
      schema: ForgetOnWire,
      to: ({ email }) => ({ email, mode: "email" }),
      from: ({ email }: typeof ForgetOnWire.Type) => ({ email })
    },
    output: one(same(SentOnWire)),
    refusals: {
      EmailNotRegistered: refused.emailNotRegistered,
      OtpMaximumReached: refused.otpMaximum,
      TooManyTries: refused.tooManyTries
    }
  },
  forgetByPhone: {
    service: "public",
    method: "post",
    path: "/auth/forget-password/phone",
    summary: "Trades a proof of scope `forget-password` for what a mail's link holds",
    input: provenPhone,
    output: one(resetToken),
    refusals: { PhoneNotProven: refused.phoneNotProven, PhoneNotRegistered: refused.phoneNotRegistered }
  },
  checkReset: {
    service: "public",
    method: "post",
    path: "/auth/reset-password/check",
    summary: "Whether a link still opens anything",
    input: resetToken,
    output: one(same<{ readonly until: number }>(Schema.Struct({ until: moment }))),
    refusals: { ResetLinkInvalid: refused.resetLinkInvalid }
  },
  resetPassword: {
    service: "public",
    method: "post",
    path: "/auth/reset-password",
    summary: "Sets a password anew; every session ends, the login lock opens",
    input: same(ResetOnWire),
    output: one(same(ChangedOnWire)),
    refusals: {
      ResetLinkInvalid: refused.resetLinkInvalid,
      PasswordRepeated: refused.passwordRepeated,
      DetailsRefused: refused.detailsRefused,
      TooManyTries: refused.tooManyTries
    }
  },
  changePassword: {
    service: "public",
    method: "post",
    path: "/auth/change-password",
    summary: "Another password for an own account; its other sessions end",
    input: same(
      Schema.Struct({ current: Schema.optionalKey(passwordOnWire), password: passwordOnWire }).pipe(
        Schema.encodeKeys({ current: "current_password" })
      )
    ),
    output: passwordChanged,
    refusals: {
      Unauthenticated: unauthenticated,
      PasswordWrong: refused.passwordWrong,
      AccountLocked: refused.accountLocked,
      PasswordRepeated: refused.passwordRepeated,
      DetailsRefused: refused.detailsRefused,
      TooManyTries: refused.tooManyTries
    }
  },
  changePhone: {
    service: "public",
    method: "post",
    path: "/auth/change-phone",
    summary: "Another number for an own account, with a proof of scope `change-number`",
    input: provenPhone,
    output: changedMember,
    refusals: {
      Unauthenticated: unauthenticated,
      PhoneNotProven: refused.phoneNotProven,
      DestinationTaken: refused.destinationTaken,
      TooManyTries: refused.tooManyTries
    }
  },
  changeEmail: {
    service: "public",
    method: "post",
    path: "/auth/change-email",
    summary: "Another address for an own account, with a proof of scope `verification`",
    input: same(Schema.Struct({ email: words, proof: proofGiven }).pipe(Schema.encodeKeys({ proof: "otp_hash" }))),
    output: changedMember,
    refusals: {
      Unauthenticated: unauthenticated,
      PhoneNotProven: refused.phoneNotProven,
      DestinationTaken: refused.destinationTaken,
      TooManyTries: refused.tooManyTries
    }
  }
}
