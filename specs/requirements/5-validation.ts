import type { Requirement } from "./requirement.ts"

const fieldTextsSpec = "specs/account/field-texts.spec.ts"
const fieldRuleSpec = "specs/account/rules/field.rule.spec.ts"
const formsSpec = "specs/account/forms.spec.ts"
const section8Spec = "specs/account/section-8.spec.ts"
const numberAloneJourney = "specs/journeys/number-alone.journey.ts"
const phoneRuleSpec = "specs/kernel/phone.rule.spec.ts"
const filtersRuleSpec = "specs/search/filters.rule.spec.ts"
const accountCallsSpec = "specs/server/accounts/account-calls.spec.ts"

export const validation: ReadonlyArray<Requirement> = [
  {
    id: 229,
    says: "Register requires email, username, password; else silent stop",
    state: "DONE",
    proofs: [{ file: formsSpec, title: "stops without a word where %s is missing" }],
    note: "core/account/registration/registration.form.ts"
  },
  {
    id: 230,
    says: "Login username as e-mail if matches pattern (message only)",
    state: "DONE",
    proofs: [{ file: formsSpec, title: "tells an address from a user name" }],
    note: "core/account/login/login.form.ts"
  },
  {
    id: 231,
    says: "Voucher code non-empty 'Kode Voucher harus diisi'",
    state: "NONE",
    missing: "no voucher/points form",
    work: "worth"
  },
  { id: 232, says: "Voucher spaces stripped", state: "NONE", missing: "no voucher/points form", work: "worth" },
  { id: 233, says: "Points redeem requires a value", state: "NONE", missing: "no voucher/points form", work: "worth" },
  {
    id: 234,
    says: "Product search >= 3 characters",
    state: "DONE",
    proofs: [
      { file: filtersRuleSpec, title: "need 3 characters as a person counts them, blanks around them left off" },
      { file: "specs/server/calls.spec.ts", title: "refuse unknown keys, doubled keys and too short searches by name" }
    ],
    note: "core/search/filters.rule.ts; characters as a person counts them"
  },
  {
    id: 235,
    says: "OTP at most 5 sends per day",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/rules/otp-limit.rule.spec.ts",
        title: "lets no two leave within 30 seconds, nor more than 5 on a Jakarta day"
      },
      {
        file: "specs/account/otp.usecases.spec.ts",
        title: "leaves once in 30 seconds and five times on a day, however number, way and purpose are written"
      }
    ],
    note: "core/account/otp/otp-limit.rule.ts; a day of Jakarta"
  },
  {
    id: 236,
    says: "Forgot: 'Email is not registered'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      { file: accountCallsSpec, title: "reset a password by mail, once, and not to the old one" }
    ],
    note: "exact in English, own words in Indonesian"
  },
  {
    id: 237,
    says: "Forgot: 'Phone number is not registered'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      { file: accountCallsSpec, title: "answer the request of a code %o with %s" }
    ],
    note: "exact in English, own words in Indonesian"
  },
  {
    id: 238,
    says: "Offline-store phone registered offline and not verified, long message",
    state: "DONE",
    proofs: [
      { file: "specs/ui/specified-values.spec.ts", title: "writes the texts of the specification word for word: %s" },
      { file: accountCallsSpec, title: "answer the request of a code %o with %s" },
      { file: numberAloneJourney, title: "a number that a till knows becomes an account, and another one is refused" }
    ],
    note: "exact in English, own words in Indonesian"
  },
  {
    id: 239,
    says: "Phones drop a leading 0",
    state: "DONE",
    proofs: [
      { file: phoneRuleSpec, title: "%s is the same number" },
      { file: formsSpec, title: "drops the zero once and sends what was typed without blanks to spare" }
    ],
    note: "core/kernel/phone.rule.ts"
  },
  {
    id: 240,
    says: "Default phone code +62",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/members.journey.ts",
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: numberAloneJourney, title: "a number alone begins an account" }
    ],
    note: "core/kernel/phone.rule.ts"
  },
  {
    id: 241,
    says: "Price filter ignored at 0..1000000 or min=max",
    state: "DONE",
    proofs: [{ file: filtersRuleSpec, title: "ignore a price of 0 to 1,000,000 and one from a price to itself" }],
    note: "core/search/filters.rule.ts"
  },
  {
    id: 242,
    says: "Rating value to value+0.999",
    state: "DONE",
    proofs: [{ file: filtersRuleSpec, title: "turn stars into the range from them to 0.999 above" }],
    note: "core/search/filters.rule.ts"
  },
  {
    id: 243,
    says: "Free shipping: minimum met OR shipping discount by brand/category/product",
    state: "PART",
    missing: "minimum only; per brand/category/product shipping discounts need vouchers",
    work: "worth"
  },
  {
    id: 244,
    says: "generic 'Data belum diisi.'",
    state: "DONE",
    proofs: [{ file: fieldTextsSpec, title: "says of everything that is missing what the specification says" }],
    note: "exact in Indonesian"
  },
  {
    id: 245,
    says: "firstname/lastname letters+spaces, 1..32",
    state: "DONE",
    proofs: [{ file: fieldRuleSpec, title: "%o of %j: %s" }],
    note: "core/account/field.rule.ts"
  },
  {
    id: 246,
    says: "username required, no special characters",
    state: "DONE",
    proofs: [
      { file: fieldRuleSpec, title: "%o of %j: %s" },
      { file: formsSpec, title: "wants both, of any length" }
    ],
    note: "core/account/field.rule.ts; digits alone and reserved words are refused, too"
  },
  {
    id: 247,
    says: "hp, forgothp digits only, 10..14",
    state: "DONE",
    proofs: [
      { file: fieldRuleSpec, title: "%o of %j: %s" },
      { file: phoneRuleSpec, title: "has 10 to 14 digits, the leading zero among them" }
    ],
    note: "core/account/field.rule.ts, core/kernel/phone.rule.ts"
  },
  {
    id: 248,
    says: "minhp (English) 7..14",
    state: "DONE",
    proofs: [
      { file: phoneRuleSpec, title: "has 7 to 14 digits abroad" },
      { file: fieldRuleSpec, title: "%o of %j: %s" }
    ],
    note: "core/kernel/phone.rule.ts"
  },
  {
    id: 249,
    says: "regusername 4..16, no special characters",
    state: "DONE",
    proofs: [{ file: fieldRuleSpec, title: "%o of %j: %s" }],
    note: "core/account/field.rule.ts"
  },
  {
    id: 250,
    says: "email, forgotemail",
    state: "DONE",
    proofs: [{ file: fieldRuleSpec, title: "%o of %j: %s" }],
    note: "core/account/field.rule.ts"
  },
  {
    id: 251,
    says: "password required",
    state: "DONE",
    proofs: [
      { file: formsSpec, title: "wants both, of any length" },
      { file: fieldTextsSpec, title: "has words: %s" }
    ],
    note: "core/account/login/login.form.ts"
  },
  {
    id: 252,
    says: "repassword, regpassword, confirmnewpassword: match, 6..60",
    state: "DONE",
    proofs: [
      { file: fieldRuleSpec, title: "%o of %j: %s" },
      { file: formsSpec, title: "is complete, or says field by field what is wrong" }
    ],
    note: "core/account/credentials/password.form.ts"
  },
  {
    id: 253,
    says: "newPassword, confirmPassword: match",
    state: "DONE",
    proofs: [{ file: formsSpec, title: "is typed twice" }],
    note: "core/account/credentials/password.form.ts"
  },
  { id: 254, says: "brand name, product name >= 3", state: "NONE", missing: "no add-product form", work: "belonging" },
  {
    id: 255,
    says: "category, subcategory1, subcategory2 required",
    state: "NONE",
    missing: "no add-product form",
    work: "belonging"
  },
  {
    id: 256,
    says: "content_review >= 150, message",
    state: "PART",
    missing: "textProblem 150 (review-text.rule.ts); message not in ui/messages, no form",
    work: "reviews"
  }
]
