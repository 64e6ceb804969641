import { Effect, Exit, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { accountWire } from "#adapters/wire/account/account.wire.ts"
import { profileWire } from "#adapters/wire/account/profile.wire.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { notifyWire } from "#adapters/wire/selling/notify-me.wire.ts"
import { ordersWire } from "#adapters/wire/selling/orders.wire.ts"
import { passwordProblems } from "#core/account/credentials/password.form.ts"
import { emailProblem, phoneProblem } from "#core/account/field.rule.ts"
import { loginProblems } from "#core/account/login/login.form.ts"
import { MemberId } from "#core/account/member.ts"
import { OtpProof, OtpTicket } from "#core/account/otp/otp.ts"
import { type DetailField, detailIn, detailProblems, emptyDetail } from "#core/account/registration/detail.form.ts"
import {
  emptyRegistration,
  registrationIn,
  registrationProblems
} from "#core/account/registration/registration.form.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { detailsProblems, givenIn } from "#core/checkout/details.rule.ts"
import { emptyDetails } from "#core/checkout/details.ts"
import { isEmail } from "#core/kernel/email.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { confirmProblems, transferOf } from "#core/orders/transfer/confirm-transfer.rule.ts"
import { asOrderCode } from "#core/orders/transfer/written-code.rule.ts"
import { changeOf, type ProfileDraft, profileProblems } from "#core/profile/profile.form.ts"
import { AddressId } from "#core/profile/profile.ts"
import { addressIn, placeProblems, recipientProblems } from "#core/regions/address.rule.ts"
import { runs, someNow } from "../arbitraries.ts"
import { address, long, name, parcel, password, phone, phoneCode, text, word } from "./typed.ts"

// What a form accepts, its row of the wire encodes: else nothing would leave the browser, without a reason on the screen.

const proof = OtpProof("proof")
const today = "2026-11-22"
const place = fc.constantFrom({ id: "31", name: "DKI Jakarta" }, null)
const gender = fc.constantFrom("female" as const, "male" as const)
const salute = fc.constantFrom("ms" as const, "mr" as const)
const detailFields: ReadonlyArray<DetailField> = [
  "userName",
  "firstName",
  "lastName",
  "email",
  "gender",
  "dateOfBirth",
  "province",
  "password",
  "passwordAgain",
  "phone"
]

interface Form<D> {
  readonly name: string
  readonly draft: fc.Arbitrary<D>
  /** The input of the call, or `undefined` if the form says that something is wrong. */
  readonly accepted: (draft: D) => unknown
  readonly row: {
    readonly input: {
      readonly schema: Schema.Constraint
      readonly to: (input: never) => unknown
      readonly from: (wire: never) => unknown
    }
  }
}
const form = <D>(one: Form<D>): Form<never> => one as unknown as Form<never>
const fine = (problems: object): boolean => Object.keys(problems).length === 0

const forms: ReadonlyArray<Form<never>> = [
  form({
    name: "details of a checkout",
    draft: fc.record({ ...parcel, email: address }),
    accepted: (draft) => {
      const typed = { ...emptyDetails, ...draft }
      return fine(detailsProblems(typed, true))
        ? { ...givenIn(typed, true), id: CheckoutId(crypto.randomUUID()) }
        : undefined
    },
    row: checkoutWire.change
  }),
  form({
    name: "an address of the book",
    draft: fc.record(parcel),
    accepted: (draft) =>
      fine(placeProblems(draft)) && fine(recipientProblems(draft, "any"))
        ? { address: addressIn(draft), isDefault: false }
        : undefined,
    row: profileWire.addAddress
  }),
  form({
    name: "a change of an address of the book",
    draft: fc.record(parcel),
    accepted: (draft) =>
      fine(placeProblems(draft)) && fine(recipientProblems(draft, "any"))
        ? { id: AddressId(crypto.randomUUID()), address: addressIn(draft), isDefault: true }
        : undefined,
    row: profileWire.changeAddress
  }),
  form({
    name: "registration",
    draft: fc.record({
      email: address,
      userName: word,
      password,
      firstName: name,
      lastName: name,
      phone,
      phoneCode,
      gender,
      salute
    }),
    accepted: (draft) => {
      const typed = { ...emptyRegistration, ...draft, passwordAgain: draft.password }
      return fine(registrationProblems(typed)) ? { ...registrationIn(typed, "site"), proof } : undefined
    },
    row: accountWire.register
  }),
  form({
    name: "what an account still lacks",
    draft: fc.record({
      email: address,
      userName: word,
      password,
      firstName: name,
      lastName: name,
      phone,
      phoneCode,
      gender,
      province: place
    }),
    accepted: (draft) => {
      const typed = { ...emptyDetail, ...draft, passwordAgain: draft.password, dateOfBirth: "1998-03-31" }
      return fine(detailProblems(typed, detailFields, today)) ? detailIn(typed, detailFields, proof) : undefined
    },
    row: accountWire.complete
  }),
  form({
    name: "login",
    draft: fc.record({ identifier: fc.oneof(word, address, long), password }),
    accepted: ({ identifier, password: typed }) =>
      fine(loginProblems({ identifier, password: typed }))
        ? { identifier: identifier.trim(), password: typed }
        : undefined,
    row: accountWire.login
  }),
  form({
    name: "a code to a phone",
    draft: fc.record({ phone, phoneCode }),
    accepted: ({ phone: typed, phoneCode: code }) => {
      const read = readPhone(typed, code)
      return phoneProblem(typed, code) === undefined && "phone" in read
        ? { scope: "verification", method: "sms", to: { phone: read.phone } }
        : undefined
    },
    row: accountWire.sendCode
  }),
  form({
    name: "a code typed for a phone",
    draft: fc.record({
      phone,
      phoneCode,
      code: fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 6 })
    }),
    accepted: ({ phone: typed, phoneCode: country, code }) => {
      const read = readPhone(typed, country)
      return "phone" in read
        ? { scope: "verification", ticket: OtpTicket("ticket"), code, to: { phone: read.phone } }
        : undefined
    },
    row: accountWire.verifyCode
  }),
  form({
    name: "a code to an address",
    draft: fc.record({ email: address }),
    accepted: ({ email: typed }) =>
      emailProblem(typed) === undefined ? { method: "email", to: { email: typed.trim() } } : undefined,
    row: accountWire.requestLoginCode
  }),
  form({
    name: "a forgotten password",
    draft: fc.record({ email: address }),
    accepted: ({ email: typed }) => (emailProblem(typed) === undefined ? { email: typed.trim() } : undefined),
    row: accountWire.forgetByEmail
  }),
  form({
    name: "a new password",
    draft: fc.record({ present: password, newPassword: password }),
    accepted: ({ present, newPassword }) =>
      present !== "" && fine(passwordProblems({ newPassword, newPasswordAgain: newPassword }))
        ? { current: present, password: newPassword }
        : undefined,
    row: accountWire.changePassword
  }),
  form({
    name: "personal data",
    draft: fc.record({
      firstName: name,
      lastName: name,
      nickName: name,
      gender: fc.constantFrom("female" as const, "" as const),
      salute: fc.constantFrom("ms" as const, "" as const),
      dateOfBirth: fc.constantFrom("", "1998-03-31", "1998-02-31"),
      bio: fc.oneof(
        long,
        fc.integer({ min: 1, max: 210 }).map((count) => "👩‍👩‍👧‍👦".repeat(count))
      ),
      instagram: fc.oneof(fc.constantFrom("", "https://instagram.com/rani"), long)
    }),
    accepted: ({ instagram, ...draft }) => {
      const social = { instagram, tiktok: "", youtube: "", facebook: "", x: "" }
      const change = changeOf({ ...draft, social, province: null, city: null } satisfies ProfileDraft)
      return fine(profileProblems(change, someNow)) ? { ...change, id: MemberId("m1") } : undefined
    },
    row: profileWire.update
  }),
  form({
    name: "a transfer",
    draft: fc.record({
      bank: fc.oneof(fc.constant("BCA"), long),
      sender: fc.oneof(text, long),
      amount: fc.oneof(fc.constantFrom("Rp264.450", "264450", "0", "1e9"), text),
      day: fc.constantFrom("2026-11-20", "2026-02-31", "1998-01-01", "2026-13-01")
    }),
    accepted: (draft) =>
      fine(confirmProblems(draft, { placedAt: someNow, now: someNow }))
        ? {
            code: OrderCode("PDR-261120-7K3QX"),
            transfer: transferOf(draft, null),
            idempotencyKey: crypto.randomUUID()
          }
        : undefined,
    row: ordersWire.confirmTransfer
  }),
  form({
    name: "a lost order",
    draft: fc.record({ email: address, code: fc.constantFrom("PDR-261120-7K3QX", " pdr 261120 7k3qx", "PDR") }),
    accepted: ({ email: typed, code }) => {
      const known = asOrderCode(code)
      return known && isEmail(typed.trim()) ? { code: known, email: typed.trim() } : undefined
    },
    row: ordersWire.sendKeyAgain
  }),
  form({
    name: "a wish for what is sold out",
    draft: fc.record({ email: address }),
    accepted: ({ email: typed }) =>
      isEmail(typed.trim())
        ? { product: ProductId(1001), combination: CombinationId("100101"), email: typed.trim() }
        : undefined,
    row: notifyWire.notifyMe
  })
]

describe("what a form accepts", () => {
  it.each(forms)("can be sent, and arrives as it was: $name", ({ draft, accepted, row }) => {
    let sent = 0
    const schema = row.input.schema as Schema.Codec<unknown, unknown>
    const [encode, decode] = [Schema.encodeEffect(schema), Schema.decodeUnknownEffect(schema)]
    fc.assert(
      fc.property(draft, (typed) => {
        const input = accepted(typed)
        if (input === undefined) return
        sent++
        const exit = Effect.runSyncExit(encode(row.input.to(input as never)))
        if (Exit.isFailure(exit))
          throw new Error(`accepted, but not encoded: ${JSON.stringify(typed)} ${String(exit.cause)}`)
        expect(row.input.from(Effect.runSync(decode(exit.value)) as never)).toEqual(input)
      }),
      runs(2_000)
    )
    // Else nothing was compared.
    expect(sent).toBeGreaterThan(25)
  })
})
