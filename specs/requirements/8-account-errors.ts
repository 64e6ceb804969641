import type { Requirement } from "./requirement.ts"

const otpMachineSpec = "specs/account/otp.machine.spec.ts"
const otpUsecasesSpec = "specs/account/otp.usecases.spec.ts"
const passwordMachineSpec = "specs/account/password.machine.spec.ts"
const section8Spec = "specs/account/section-8.spec.ts"
const sessionUsecasesSpec = "specs/account/session.usecases.spec.ts"
const membersJourney = "specs/journeys/members.journey.ts"
const accountCallsSpec = "specs/server/accounts/account-calls.spec.ts"

export const accountErrors: ReadonlyArray<Requirement> = [
  {
    id: 383,
    says: "401 INCORRECT_PASSWORD 'Wrong Password Entered.'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      {
        file: accountCallsSpec,
        title: "warn at the third wrong password and the fourth, and lock passwords at the fifth"
      }
    ],
    note: "exact in English, own words in Indonesian (D-49g)"
  },
  {
    id: 384,
    says: "Third_failed… server message or fallback",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      {
        file: accountCallsSpec,
        title: "warn at the third wrong password and the fourth, and lock passwords at the fifth"
      }
    ],
    note: "exact in English, own words in Indonesian (D-49g)"
  },
  {
    id: 385,
    says: "Fourth_failed…",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "five wrong passwords lock that way in, and a code still opens the other" },
      {
        file: accountCallsSpec,
        title: "warn at the third wrong password and the fourth, and lock passwords at the fifth"
      }
    ],
    note: "own words in both languages (D-49g)"
  },
  {
    id: 386,
    says: "Locked after 5: blocked message",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "five wrong passwords lock that way in, and a code still opens the other" },
      {
        file: accountCallsSpec,
        title: "warn at the third wrong password and the fourth, and lock passwords at the fifth"
      }
    ],
    note: "own words in both languages"
  },
  {
    id: 387,
    says: "404 USER_ALREADY_REMOVED 'Akun kamu tidak dapat diakses.'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      { file: sessionUsecasesSpec, title: "works one hash out for everybody, known or not" }
    ],
    note: "exact in Indonesian"
  },
  {
    id: 388,
    says: "Other 404: 'Email not registered.' / 'Username not found.'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      { file: accountCallsSpec, title: "refuse to log in with %s" }
    ],
    note: "exact in English"
  },
  {
    id: 389,
    says: "Missing data 'Wrong Username / Email / Password.'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      { file: accountCallsSpec, title: "speak the reader's language" }
    ],
    note: "exact in English, own words in Indonesian (D-49g)"
  },
  {
    id: 390,
    says: "307/405 reload page",
    state: "DONE",
    proofs: [
      { file: "specs/http/outdated.spec.ts", title: "reaches a person who logs in: %i" },
      { file: accountCallsSpec, title: "end with 405 where they are asked in another way, which reloads the page" }
    ],
    note: "core/account/login/login.machine.ts"
  },
  {
    id: 391,
    says: "Generic 'Silakan coba lagi dalam beberapa saat.'",
    state: "DONE",
    proofs: [{ file: section8Spec, title: "%s" }],
    note: "exact in Indonesian"
  },
  {
    id: 392,
    says: "Reset 402 old password",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "a forgotten password is reset by mail and by phone, and the old one is refused" },
      { file: accountCallsSpec, title: "reset a password by mail, once, and not to the old one" }
    ],
    note: "adapters/wire/account/account-refusals.wire.ts"
  },
  {
    id: 393,
    says: "Forgot UNVERIFIED_PHONE: reset by e-mail, else not registered",
    state: "DONE",
    proofs: [
      { file: otpUsecasesSpec, title: "is refused by what is known of the number" },
      { file: passwordMachineSpec, title: "a mail or a code leads to a new one" }
    ],
    note: "adapters/wire/account/account-refusals.wire.ts"
  },
  {
    id: 394,
    says: "Forgot OTP_MAXIMUM 422 to login modal",
    state: "DONE",
    proofs: [
      {
        file: otpMachineSpec,
        title: "lead back to the log-in if they are used up by a forgotten password (specification 4 and 8)"
      },
      { file: passwordMachineSpec, title: "a mail or a code leads to a new one" }
    ],
    note: "core/account/credentials/password.machine.ts"
  },
  {
    id: 395,
    says: "UNFINISH_QUICK_REGISTER 422",
    state: "DONE",
    proofs: [
      {
        file: sessionUsecasesSpec,
        title: "says to a quick account that tries its number with a password that it is unfinished"
      }
    ],
    note: "adapters/wire/account/account-refusals.wire.ts"
  },
  {
    id: 396,
    says: "OTP codes (13) mapped to messages",
    state: "DONE",
    proofs: [
      { file: accountCallsSpec, title: "answer the request of a code %o with %s" },
      { file: otpUsecasesSpec, title: "counts for one number, purpose and request, five minutes, five tries, once" },
      { file: "specs/house/messages.spec.ts", title: "explain every refusal of core" }
    ],
    note: "adapters/wire/account/account-refusals.wire.ts"
  },
  {
    id: 397,
    says: "OTP 403 number or e-mail already used",
    state: "DONE",
    proofs: [{ file: accountCallsSpec, title: "answer the request of a code %o with %s" }],
    note: "adapters/wire/account/account-refusals.wire.ts"
  },
  {
    id: 398,
    says: "OTP errors toast + inline, clears after 5 s",
    state: "DONE",
    proofs: [
      { file: otpMachineSpec, title: "says what is wrong for five seconds: after %i ms it says %s" },
      { file: "specs/journeys/reload.journey.ts", title: "a code by e-mail is a way in that a phone can type" }
    ],
    note: "ui/account/useOtpNotices.ts"
  },
  {
    id: 399,
    says: "ALREADY_TAKEN on phone check treated as valid",
    state: "DONE",
    proofs: [
      { file: "specs/account/rules/availability.rule.spec.ts", title: "is read by what it is for" },
      { file: accountCallsSpec, title: "say which names are taken, by field" }
    ],
    note: "core/account/login/availability.rule.ts"
  }
]
