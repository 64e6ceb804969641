import type { Requirement } from "./requirement.ts"

const otpMachineSpec = "specs/account/otp.machine.spec.ts"
const otpUsecasesSpec = "specs/account/otp.usecases.spec.ts"
const passwordMachineSpec = "specs/account/password.machine.spec.ts"
const phoneChangeMachineSpec = "specs/account/phone-change.machine.spec.ts"
const registrationUsecasesSpec = "specs/account/registration.usecases.spec.ts"
const sessionUsecasesSpec = "specs/account/session.usecases.spec.ts"
const membersJourney = "specs/journeys/members.journey.ts"
const numberAloneJourney = "specs/journeys/number-alone.journey.ts"
const reloadJourney = "specs/journeys/reload.journey.ts"
const accountMessagesSpec = "specs/server/accounts/account-messages.spec.ts"

export const login: ReadonlyArray<Requirement> = [
  {
    id: 180,
    says: "Success: session, profile, 'Login Successful. Welcome!', modal closes",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      {
        file: "specs/journeys/session.journey.ts",
        title: "who logs out in one tab is out in the other, and in again in both"
      }
    ],
    note: "ui/account/useArrival.ts"
  },
  {
    id: 181,
    says: "Destination next URL > stored redirect > home",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/rules/destination.rule.spec.ts",
        title: "is the completion page, then the next address, then the stored path, then home"
      }
    ],
    note: "core/account/login/destination.rule.ts"
  },
  {
    id: 182,
    says: "Social with missing mandatory info to completion page",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/rules/destination.rule.spec.ts",
        title: "is the completion page, then the next address, then the stored path, then home"
      },
      { file: membersJourney, title: "a visitor with a Google account completes what Google did not give" }
    ],
    note: "core/account/login/destination.rule.ts"
  },
  {
    id: 183,
    says: "3rd failure warning",
    state: "DONE",
    proofs: [
      {
        file: sessionUsecasesSpec,
        title: "warns at the third wrong password, once more at the fourth, and locks at the fifth"
      },
      { file: membersJourney, title: "five wrong passwords lock that way in, and a code still opens the other" }
    ],
    note: "core/account/login/attempts.rule.ts"
  },
  {
    id: 184,
    says: "4th failure limit warning, count 4",
    state: "DONE",
    proofs: [
      {
        file: sessionUsecasesSpec,
        title: "warns at the third wrong password, once more at the fourth, and locks at the fifth"
      },
      { file: membersJourney, title: "five wrong passwords lock that way in, and a code still opens the other" }
    ],
    note: "core/account/login/attempts.rule.ts"
  },
  {
    id: 185,
    says: "5th locks (count 5) until password reset",
    state: "DONE",
    proofs: [
      {
        file: sessionUsecasesSpec,
        title: "warns at the third wrong password, once more at the fourth, and locks at the fifth"
      },
      {
        file: "specs/journeys/locked.journey.ts",
        title: "a locked account opens with the password that was reset, here and on another device"
      }
    ],
    note: "core/account/login/attempts.rule.ts"
  },
  {
    id: 186,
    says: "Removed user: inaccessible state",
    state: "DONE",
    proofs: [
      { file: sessionUsecasesSpec, title: "works one hash out for everybody, known or not" },
      { file: "specs/server/accounts/account-sessions.spec.ts", title: "end with the account, whose name then says so" }
    ],
    note: "core/account/login/login.machine.ts"
  },
  {
    id: 187,
    says: "Logout clears session, home unless on Dashboard",
    state: "DONE",
    proofs: [
      { file: sessionUsecasesSpec, title: "ends with logging out, here and nowhere else" },
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      }
    ],
    note: "ui/account/AccountWatch.tsx"
  }
]

export const registration: ReadonlyArray<Requirement> = [
  {
    id: 188,
    says: "Register with e-mail + phone OTP, logged in, profile fetched",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/registration.machine.spec.ts",
        title: "a proven number becomes one account, whose maker hears of it"
      },
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      }
    ],
    note: "core/account/registration/registration.machine.ts"
  },
  {
    id: 189,
    says: "Detail update to / or /beauty-profile",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/rules/destination.rule.spec.ts",
        title: "asks a new member where they live, then for their beauty profile"
      },
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      }
    ],
    note: "core/account/login/destination.rule.ts"
  },
  {
    id: 190,
    says: "Quick registration: home / register-detail / log in",
    state: "DONE",
    proofs: [
      { file: reloadJourney, title: "a quick registration goes on at the code after a reload" },
      { file: registrationUsecasesSpec, title: "opens the account of a number, or begins one" }
    ],
    note: "core/account/registration/registration.usecases.ts"
  }
]

export const codes: ReadonlyArray<Requirement> = [
  {
    id: 191,
    says: "Five scopes",
    state: "DONE",
    proofs: [
      { file: otpUsecasesSpec, title: "is refused by what is known of the number" },
      { file: "specs/server/accounts/account-calls.spec.ts", title: "answer the request of a code %o with %s" }
    ],
    note: "core/account/otp/otp.ts"
  },
  {
    id: 192,
    says: "Methods sms, whatsapp, email",
    state: "DONE",
    proofs: [
      { file: "specs/account/rules/otp-methods.rule.spec.ts", title: "to %s with %j: %j" },
      { file: accountMessagesSpec, title: "arrive by SMS in words, with a line that browsers fill in by themselves" },
      { file: accountMessagesSpec, title: "arrive by WhatsApp and by e-mail" }
    ],
    note: "core/account/otp/otp.ts"
  },
  {
    id: 193,
    says: "Choose, send, 30 s countdown, verify",
    state: "DONE",
    proofs: [
      { file: otpMachineSpec, title: "a further code can be asked for %i ms after the answer to the last: %s" },
      { file: otpUsecasesSpec, title: "goes out with everything its waiting needs" },
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      }
    ],
    note: "core/account/otp/otp.machine.ts"
  },
  {
    id: 194,
    says: "Success marks phone or e-mail verified",
    state: "DONE",
    proofs: [
      { file: registrationUsecasesSpec, title: "makes a member of a proven number, and opens the account" },
      { file: otpUsecasesSpec, title: "proves an address to the member who has it already, and to no other" }
    ],
    note: "core/account/otp/otp.machine.ts"
  },
  {
    id: 195,
    says: "forget-password to reset page",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "a forgotten password is reset by mail and by phone, and the old one is refused" },
      { file: passwordMachineSpec, title: "a mail or a code leads to a new one" }
    ],
    note: "core/account/credentials/password.machine.ts, ui/account/panels/ForgotPanel.tsx"
  },
  {
    id: 196,
    says: "quick-registration routing",
    state: "DONE",
    proofs: [
      { file: numberAloneJourney, title: "a number alone begins an account" },
      { file: reloadJourney, title: "a quick registration goes on at the code after a reload" }
    ],
    note: "core/account/login/destination.rule.ts"
  },
  {
    id: 197,
    says: "offline-store: refresh profile, run callback",
    state: "DONE",
    proofs: [
      { file: phoneChangeMachineSpec, title: "what is proven counts, and nothing else" },
      { file: numberAloneJourney, title: "a number that a till knows becomes an account, and another one is refused" }
    ],
    note: "core/account/otp/otp.machine.ts"
  },
  {
    id: 198,
    says: "Forgot with OTP_MAXIMUM returns to login modal",
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
    id: 199,
    says: "Phone change: availability, code to new number",
    state: "DONE",
    proofs: [
      { file: phoneChangeMachineSpec, title: "what is proven counts, and nothing else" },
      { file: reloadJourney, title: "another number goes on at the code after a reload; the own one is no new one" },
      {
        file: "specs/contracts/account-served.spec.ts",
        title: "is completed, and changes number, address and password with proofs"
      }
    ],
    note: "core/account/credentials/phone-change.machine.ts"
  },
  {
    id: 200,
    says: "SMS only Indonesia, Vietnam; others auto WhatsApp",
    state: "DONE",
    proofs: [
      { file: "specs/account/rules/otp-methods.rule.spec.ts", title: "to %s with %j: %j" },
      { file: "specs/account/overseas-phone.machine.spec.ts", title: "from %s for %s gets codes by %j: %j" }
    ],
    note: "core/account/otp/otp-methods.rule.ts"
  }
]
