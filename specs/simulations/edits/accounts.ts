import type { Edit } from "./edit.ts"

/** Edits of one line in the core, and the invariants that find them. */
export const accountsEdits: ReadonlyArray<Edit> = [
  {
    machine: "login",
    says: "locks at the sixth wrong password",
    file: "core/account/login/attempts.rule.ts",
    find: "lockAt: 5",
    put: "lockAt: 6",
    finds: "L1",
    shortest: 5
  },
  {
    machine: "login",
    says: "warns at the second wrong password",
    file: "core/account/login/attempts.rule.ts",
    find: "warnAt: 3",
    put: "warnAt: 2",
    finds: "L1",
    shortest: 2
  },
  {
    machine: "login",
    says: "gives no last warning",
    file: "core/account/login/attempts.rule.ts",
    find: "limitAt: 4",
    put: "limitAt: 5",
    finds: "L1",
    shortest: 4
  },
  {
    machine: "login",
    says: "leaves the password in the machine",
    file: "core/account/login/login.machine.ts",
    find: 'exit: "dropPassword",',
    put: "",
    finds: "L4",
    shortest: 1
  },
  {
    machine: "login",
    says: "refuses a locked name without asking the shop",
    file: "core/account/login/login.machine.ts",
    find: '{ guard: "isIncomplete", actions: "showProblems" },\n            { target: "submitting", actions: "take" }',
    put: '{ guard: "isIncomplete", actions: "showProblems" },\n            { guard: "isLocked", target: ".locked" },\n            { target: "submitting", actions: "take" }',
    finds: "L3",
    shortest: 1
  },
  {
    machine: "login",
    says: "reloads for a newer shop without a pause",
    file: "core/account/login/login.machine.ts",
    find: "sentAt - reloadedAt >= reloadPauseMs",
    put: "sentAt - reloadedAt >= 0",
    finds: "L9",
    shortest: 2
  },
  {
    machine: "login",
    says: "goes on counting after the right password",
    file: "core/account/login/login.machine.ts",
    find: 'actions: [assign(({ event }) => ({ signedIn: event.output })), "forget", "keep"]',
    put: 'actions: [assign(({ event }) => ({ signedIn: event.output })), "keep"]',
    finds: "L8",
    shortest: 1
  },
  {
    machine: "login",
    says: "stays locked after a reset",
    file: "core/account/login/login.machine.ts",
    find: 'on: { "password.reset": { target: ".form.editing", actions: ["forget", "keep"] } }',
    put: 'on: { "password.reset": { target: ".form.editing" } }',
    finds: "L8",
    shortest: 1
  },
  {
    machine: "login",
    says: "does not say why a password was refused",
    file: "core/account/login/login.machine.ts",
    find: '{ guard: "counts", target: "counting", actions: ["showFailure", "count", "keep"] }',
    put: '{ guard: "counts", target: "counting", actions: ["count", "keep"] }',
    finds: "L10",
    shortest: 1
  },
  {
    machine: "login",
    says: "sends a second time while one is on its way",
    file: "core/account/login/login.machine.ts",
    find: '        meta: { spec: "7", tone: "busy" },\n        on: { "login.sent": {}, "provider.returned": {}, "identifier.typed": {} },\n        exit: "dropPassword",',
    put: '        meta: { spec: "7", tone: "busy" },\n        on: { "login.sent": { target: "submitting", reenter: true, actions: "take" }, "provider.returned": {}, "identifier.typed": {} },\n        exit: "dropPassword",',
    finds: "L7",
    shortest: 1
  },
  {
    machine: "otp",
    says: "sends a sixth code on one day",
    file: "core/account/otp/otp-limit.rule.ts",
    find: "sendsPerDay: 5",
    put: "sendsPerDay: 6",
    finds: "O2",
    shortest: 6
  },
  {
    machine: "otp",
    says: "sends again after 29 seconds",
    file: "core/account/otp/otp-limit.rule.ts",
    find: "resendWaitMs: 30_000",
    put: "resendWaitMs: 29_000",
    finds: "O6",
    shortest: 1
  },
  {
    machine: "otp",
    says: "shows a notice for a minute",
    file: "core/account/otp/otp-limit.rule.ts",
    find: "noticeMs: 5_000",
    put: "noticeMs: 60_000",
    finds: "O3",
    shortest: 2
  },
  {
    machine: "otp",
    says: "leaves a forgotten password at a used-up day",
    file: "core/account/otp/otp.machine.ts",
    find: 'always: { guard: "isForForgotten", target: "backToLogin" },',
    put: "",
    finds: "O7",
    shortest: 6
  },
  {
    machine: "otp",
    says: "opens a used-up day at once and never the next",
    file: "core/account/otp/otp.machine.ts",
    find: 'guard: not("isUsedUp"),\n                    target: "choosingMethod"',
    put: 'guard: "isUsedUp",\n                    target: "choosingMethod"',
    finds: "O11",
    shortest: 6
  },
  {
    machine: "otp",
    says: "asks for a second code while one is on its way",
    file: "core/account/otp/otp.machine.ts",
    find: 'on: { "method.chosen": {}, "resend.requested": {}, "code.submitted": {} },\n                invoke',
    put: 'on: { "method.chosen": { target: "sending", reenter: true }, "resend.requested": {}, "code.submitted": {} },\n                invoke',
    finds: "O5",
    shortest: 1
  },
  {
    machine: "otp",
    says: "hides a notice and leaves its failure",
    file: "core/account/otp/otp.machine.ts",
    find: 'after: { noticeShown: { target: "hidden", actions: "clearProblem" } }',
    put: 'after: { noticeShown: { target: "hidden" } }',
    finds: "O3",
    shortest: 2
  },
  {
    machine: "login",
    says: "closes the form after a reset",
    file: "core/account/login/login.machine.ts",
    find: '{ target: ".form.editing", actions: ["forget", "keep"] }',
    put: '{ target: ".inaccessible", actions: ["forget", "keep"] }',
    finds: "L11",
    shortest: 0
  },
  {
    machine: "otp",
    says: "sends SMS to every country",
    file: "core/account/otp/otp-methods.rule.ts",
    find: 'toggles.otp_sms && smsCodes.includes(to.phone.code) ? ["sms"]',
    put: 'toggles.otp_sms ? ["sms"]',
    finds: "O4",
    shortest: 1
  },
  {
    machine: "otp",
    says: "stores the code that was typed",
    file: "core/account/otp/otp.machine.ts",
    find: "keep: ({ context: { to, scope, ledger, pending } }) => memory.write(to, scope, { ledger, pending })",
    put: "keep: ({ context: { to, scope, ledger, pending, code } }) => memory.write(to, scope, { ledger, pending: pending && { ...pending, code } })",
    finds: "O10",
    shortest: 1
  },
  {
    machine: "otp",
    says: "lets the shop send codes without a pause",
    file: "core/account/otp/otp.usecases.ts",
    find: "waitMs: rules.resendWaitMs,",
    put: "waitMs: 0,",
    finds: "O1",
    shortest: 2
  },
  {
    machine: "otp",
    says: "asks for a code before half a minute is over",
    file: "core/account/otp/otp.machine.ts",
    find: 'guard: and(["resendIsReady", "isOffered"]), target: "sending"',
    put: 'guard: "isOffered", target: "sending"',
    finds: "O9",
    shortest: 3
  }
]
