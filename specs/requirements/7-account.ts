import type { Requirement } from "./requirement.ts"

const accountServedSpec = "specs/contracts/account-served.spec.ts"
const headersSpec = "specs/http/headers.spec.ts"
const accountCallsSpec = "specs/server/accounts/account-calls.spec.ts"
const accountMessagesSpec = "specs/server/accounts/account-messages.spec.ts"
const accountSessionsSpec = "specs/server/accounts/account-sessions.spec.ts"

export const allCalls: ReadonlyArray<Requirement> = [
  {
    id: 264,
    says: "SOC-PLATFORM by width >1100",
    state: "DONE",
    proofs: [
      {
        file: headersSpec,
        title: "carries the platform, the session id and the language, and the bearer if a member is logged in"
      },
      { file: "specs/browser/platform.spec.ts", title: "is a desktop's above 1100 px: %i px is %s" }
    ],
    note: "adapters/http/client.ts, adapters/browser/call-headers.ts"
  },
  {
    id: 265,
    says: "Bearer when logged in, not for storage URLs",
    state: "DONE",
    proofs: [
      {
        file: headersSpec,
        title: "carries the platform, the session id and the language, and the bearer if a member is logged in"
      }
    ],
    note: "adapters/http/client.ts; pictures are fetched by their elements, without it"
  },
  {
    id: 266,
    says: "Session id header",
    state: "DONE",
    proofs: [
      {
        file: headersSpec,
        title: "carries the platform, the session id and the language, and the bearer if a member is logged in"
      },
      {
        file: "specs/server/accounts/session-id.spec.ts",
        title: "counts a UUID as one anonymous visitor: ten codes a day, from any address"
      }
    ],
    note: "adapters/browser/call-headers.ts; decision 0058"
  },
  {
    id: 267,
    says: "Credentials with cookies",
    state: "PART",
    missing: "credentials:'same-origin' (client.ts): mirrors on other hosts would go without cookies",
    work: "window"
  },
  {
    id: 268,
    says: "Public API rotates round-robin over ten mirrors",
    state: "PART",
    missing: "client rotates and rests 30 s, but only one host is ever given (browser-ports.ts oneHost); no setting",
    work: "window"
  },
  {
    id: 269,
    says: "Other services rotate over host lists",
    state: "PART",
    missing: "client rotates and rests 30 s, but only one host is ever given (browser-ports.ts oneHost); no setting",
    work: "window"
  }
]

export const accountCalls: ReadonlyArray<Requirement> = [
  {
    id: 270,
    says: "GET account /user/me",
    state: "DONE",
    proofs: [
      { file: accountServedSpec, title: "knows its member by the cookie, with a new bearer each time" },
      { file: accountSessionsSpec, title: "travel in a cookie no script reads, beside one that only says so" }
    ],
    note: "adapters/wire/account/account-sessions.wire.ts"
  },
  {
    id: 271,
    says: "POST /auth/login",
    state: "DONE",
    proofs: [
      {
        file: accountCallsSpec,
        title: "warn at the third wrong password and the fourth, and lock passwords at the fifth"
      },
      { file: accountCallsSpec, title: "refuse to log in with %s" }
    ],
    note: "adapters/wire/account/account-sessions.wire.ts"
  },
  {
    id: 272,
    says: "POST /auth/login/{provider}",
    state: "DONE",
    proofs: [
      {
        file: "specs/identity/social.spec.ts",
        title: "makes a new person a partial registration, and says what is missing"
      }
    ],
    note: "adapters/wire/account/account-sessions.wire.ts"
  },
  {
    id: 273,
    says: "POST /auth/register",
    state: "DONE",
    proofs: [
      { file: accountServedSpec, title: "knows its member by the cookie, with a new bearer each time" },
      { file: accountCallsSpec, title: "say which names are taken, by field" }
    ],
    note: "adapters/wire/account/account-registration.wire.ts"
  },
  {
    id: 274,
    says: "POST /auth/register/update",
    state: "DONE",
    proofs: [{ file: accountServedSpec, title: "is completed, and changes number, address and password with proofs" }],
    note: "adapters/wire/account/account-registration.wire.ts"
  },
  {
    id: 275,
    says: "GET /auth/logout",
    state: "DONE",
    proofs: [
      { file: accountServedSpec, title: "knows its member by the cookie, with a new bearer each time" },
      { file: accountSessionsSpec, title: "end everywhere with a logout, their bearers too" }
    ],
    note: "adapters/wire/account/account.facades.ts"
  },
  {
    id: 276,
    says: "POST /auth/forget-password, scope in path, mode",
    state: "DONE",
    proofs: [{ file: accountCallsSpec, title: "reset a password by mail, once, and not to the old one" }],
    note: "adapters/wire/account/account.facades.ts"
  },
  {
    id: 277,
    says: "POST /auth/reset-password",
    state: "DONE",
    proofs: [{ file: accountCallsSpec, title: "reset a password by mail, once, and not to the old one" }],
    note: "adapters/wire/account/account-credentials.wire.ts"
  },
  {
    id: 278,
    says: "POST /auth/otp/code",
    state: "DONE",
    proofs: [
      { file: accountCallsSpec, title: "answer the request of a code %o with %s" },
      { file: accountMessagesSpec, title: "arrive by SMS in words, with a line that browsers fill in by themselves" }
    ],
    note: "adapters/wire/account/account-codes.wire.ts"
  },
  {
    id: 279,
    says: "POST /auth/login/otp/request",
    state: "DONE",
    proofs: [{ file: accountCallsSpec, title: "answer known and unknown numbers alike, when logging in by a code" }],
    note: "adapters/wire/account/account-sessions.wire.ts"
  },
  {
    id: 280,
    says: "POST /auth/otp/verify",
    state: "DONE",
    proofs: [
      { file: accountMessagesSpec, title: "arrive by SMS in words, with a line that browsers fill in by themselves" },
      { file: accountServedSpec, title: "gets a new password by a proven number" }
    ],
    note: "adapters/wire/account/account-codes.wire.ts"
  },
  {
    id: 281,
    says: "POST /auth/login/otp",
    state: "DONE",
    proofs: [
      { file: accountCallsSpec, title: "make an account of a proven number alone, and open the one it has" },
      {
        file: accountCallsSpec,
        title: "warn at the third wrong password and the fourth, and lock passwords at the fifth"
      }
    ],
    note: "adapters/wire/account/account.facades.ts"
  },
  {
    id: 282,
    says: "OTP payload fields (9)",
    state: "DONE",
    proofs: [
      { file: accountCallsSpec, title: "make an account of a proven number alone, and open the one it has" },
      { file: accountCallsSpec, title: "answer the request of a code %o with %s" }
    ],
    note: "adapters/wire/account/account-forms.wire.ts"
  },
  {
    id: 283,
    says: "POST /auth/email/check",
    state: "DONE",
    proofs: [{ file: accountCallsSpec, title: "say which names are taken, by field" }],
    note: "adapters/wire/account/account-registration.wire.ts"
  },
  {
    id: 284,
    says: "GET /auth/phone/check",
    state: "DONE",
    proofs: [{ file: accountCallsSpec, title: "say which names are taken, by field" }],
    note: "adapters/wire/account/account-registration.wire.ts"
  },
  {
    id: 285,
    says: "recaptcha_token in register",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/recaptcha.journey.ts",
        title: "if the shop asks for it, a registration needs a proof of being a person"
      },
      { file: "specs/identity/recaptcha.spec.ts", title: "are checked where they come from, with the key" }
    ],
    note: "adapters/identity/recaptcha.ts"
  }
]
