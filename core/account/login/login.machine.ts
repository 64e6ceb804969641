import { and, assign, emit, setup } from "xstate"
import { digestOf } from "../../kernel/digest.rule.ts"
import type { Instant } from "../../kernel/moment.ts"
import { failureOf, placeholderActors, portActors } from "../../kernel/port-actors.ts"
import { present } from "../../kernel/present.ts"
import { reloadPauseMs } from "../../kernel/reload.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { SessionPort } from "../account.port.ts"
import { failureShown } from "../failure-shown.ts"
import type { Problems } from "../field.rule.ts"
import type { Provider } from "../member.ts"
import type { SignedIn } from "../session/session.ts"
import { type AttemptRules, attemptRules, identifierOf } from "./attempts.rule.ts"
import { type LoginDraft, loginProblems } from "./login.form.ts"

/** Calls of the login by password or provider. */
export type LoginPort = Pick<SessionPort, "login" | "loginWith">

/**
 * Wrong passwords in a row by a digest of the identifier, as the shop counted them last. They warn after a reload; they
 * never refuse a login, because the shop may have unlocked the account meanwhile. Machines 1, Persist; D-34.
 */
export type Failures = Readonly<Partial<Record<string, number>>>

/**
 * Returns the name under which failures of an identifier are counted: a digest, so that no browser stores who tried.
 */
export const failuresKey = (identifier: string): string => digestOf(identifierOf(identifier))

/** Input of the log-in. */
export interface LoginInput {
  readonly identifier: string
  readonly failures: Failures
  /** When this tab was last reloaded for a newer shop. D-36: once a minute at most. */
  readonly reloadedAt: Instant | null
  /** What a provider's return left, to begin with. D-35. */
  readonly returned: Returned | null
  /** When it begins: what a provider's return left is sent at once. */
  readonly at: Instant
}

/** What a provider's pages sent back: the provider and a token that logs in once. D-35. */
export interface Returned {
  readonly provider: Provider
  readonly token: string
}

interface LoginContext extends Omit<LoginInput, "at"> {
  /** Non-empty only while it is being sent. Invariant L4. */
  readonly password: string
  readonly problems: Problems<keyof LoginDraft>
  /** Tag of what went wrong last. */
  readonly failure: string | null
  readonly waitSeconds: number | null
  readonly sentAt: Instant | null
  readonly signedIn: SignedIn | null
}

/** Events of the log-in; the password travels with the event that sends it and is not stored. */
export type LoginEvent = Timed<
  | { readonly type: "identifier.typed"; readonly identifier: string }
  | { readonly type: "password.typed" }
  | { readonly type: "login.sent"; readonly identifier: string; readonly password: string }
  | { readonly type: "provider.returned"; readonly returned: Returned }
  /** A new one was set: the lock of this identifier is open. */
  | { readonly type: "password.reset"; readonly identifier: string }
>

/** What this browser is to store: failures counted by identifier, and the time of a reload for a newer shop. */
export type LoginEmitted =
  | { readonly type: "failures.changed"; readonly failures: Failures }
  | { readonly type: "page.outdated"; readonly at: Instant }

/**
 * The refusals that count, and how many wrong passwords in a row each of them means at least. What the browser remembered
 * before is replaced: a password may have been reset elsewhere since. D-34; machines 1.
 */
const counted = (rules: AttemptRules): Readonly<Record<string, number>> => ({
  IncorrectPassword: 1,
  ThirdFailedLogin: rules.warnAt,
  FourthFailedLogin: rules.limitAt,
  AccountLocked: rules.lockAt
})

const failsOf = ({ failures, identifier }: Pick<LoginContext, "failures" | "identifier">): number =>
  failures[failuresKey(identifier)] ?? 0

/** Login by password, or with a provider's identity. Specification 4, Login; machines 1; D-34, D-35. */
export const loginMachine = (rules: AttemptRules = attemptRules) =>
  setup({
    types: {
      input: {} as LoginInput,
      context: {} as LoginContext,
      events: {} as LoginEvent,
      emitted: {} as LoginEmitted,
      output: {} as SignedIn
    },
    actors: placeholderActors<LoginPort>("login", "loginWith"),
    guards: {
      hasReturned: ({ context }) => context.returned !== null,
      isLocked: ({ context, event }) =>
        failsOf({
          failures: context.failures,
          identifier: "identifier" in event ? event.identifier : context.identifier
        }) >= rules.lockAt,
      isIncomplete: ({ event }) => event.type === "login.sent" && Object.keys(loginProblems(event)).length > 0,
      reaches: ({ context }, params: { readonly count: number }) => failsOf(context) >= params.count,
      counts: ({ event }) => failureOf(event)._tag in counted(rules),
      isRemoved: ({ event }) => failureOf(event)._tag === "MemberRemoved",
      isUnfinished: ({ event }) => failureOf(event)._tag === "QuickRegistrationUnfinished",
      isOutdated: ({ event }) => failureOf(event)._tag === "PageOutdated",
      mayReload: ({ context: { reloadedAt, sentAt } }) =>
        reloadedAt === null || sentAt === null || sentAt - reloadedAt >= reloadPauseMs
    },
    actions: {
      name: assign(({ context, event }) =>
        "identifier" in event
          ? { identifier: event.identifier, problems: without(context.problems, "identifier"), failure: null }
          : {}
      ),
      touch: assign(({ context }) => ({ problems: without(context.problems, "password") })),
      showProblems: assign(({ event }) =>
        event.type === "login.sent"
          ? { identifier: event.identifier, problems: loginProblems(event), failure: null }
          : {}
      ),
      take: assign(({ event }) =>
        event.type === "login.sent"
          ? {
              identifier: event.identifier,
              password: event.password,
              sentAt: event.at,
              problems: {},
              failure: null,
              waitSeconds: null
            }
          : {}
      ),
      takeReturned: assign(({ event }) =>
        event.type === "provider.returned" ? { returned: event.returned, sentAt: event.at, failure: null } : {}
      ),
      dropPassword: assign({ password: "" }),
      dropReturned: assign({ returned: null }),
      showFailure: assign(({ event }) => failureShown(event)),
      count: assign(({ context, event }) => ({
        failures: {
          ...context.failures,
          [failuresKey(context.identifier)]: counted(rules)[failureOf(event)._tag] ?? 0
        }
      })),
      forget: assign(({ context, event }) => {
        const whose = event.type === "password.reset" ? event.identifier : context.identifier
        return { failures: without(context.failures, failuresKey(whose)), failure: null }
      }),
      keep: emit(({ context }) => ({ type: "failures.changed" as const, failures: context.failures })),
      reload: emit(({ context }) => ({ type: "page.outdated" as const, at: present(context.sentAt, "sentAt") }))
    }
  }).createMachine({
    id: "login",
    context: ({ input: { at, ...input } }) => ({
      ...input,
      password: "",
      problems: {},
      failure: null,
      waitSeconds: null,
      sentAt: input.returned === null ? null : at,
      signedIn: null
    }),
    output: ({ context }) => context.signedIn as SignedIn,
    initial: "deciding",
    on: { "password.reset": { target: ".form.editing", actions: ["forget", "keep"] } },
    states: {
      deciding: {
        always: [
          { guard: "hasReturned", target: "submittingSocial" },
          { guard: "isLocked", target: "form.locked" },
          { target: "form" }
        ]
      },
      form: {
        initial: "editing",
        on: {
          "identifier.typed": [
            { guard: "isLocked", target: ".locked", actions: "name" },
            { target: ".editing", actions: "name" }
          ],
          "password.typed": { actions: "touch" },
          "login.sent": [
            { guard: "isIncomplete", actions: "showProblems" },
            { target: "submitting", actions: "take" }
          ],
          "provider.returned": { target: "submittingSocial", actions: "takeReturned" }
        },
        states: {
          editing: { meta: { spec: "4", tone: "idle" } },
          invalid: { meta: { spec: "8", tone: "warn" }, description: "First or second wrong password." },
          resetWarning: { meta: { spec: "4", tone: "warn" }, description: "The third: better set a new one." },
          limitWarning: { meta: { spec: "4", tone: "warn" }, description: "The fourth: one more locks." },
          quickRegisterPending: {
            meta: { spec: "8", tone: "warn" },
            description: "Came by a quick registration and has no password: a code is the way in."
          },
          locked: {
            meta: { spec: "4", tone: "bad" },
            description:
              "The shop refused this identifier until a new password is set, as far as this browser knows. A password is still sent: only the shop decides. D-34."
          }
        }
      },
      submitting: {
        meta: { spec: "7", tone: "busy" },
        on: { "login.sent": {}, "provider.returned": {}, "identifier.typed": {} },
        exit: "dropPassword",
        invoke: {
          src: "login",
          input: ({ context: { identifier, password } }) => ({ identifier: identifier.trim(), password }),
          onDone: {
            target: "signedIn",
            actions: [assign(({ event }) => ({ signedIn: event.output })), "forget", "keep"]
          },
          onError: [
            { guard: "isRemoved", target: "inaccessible" },
            { guard: and(["isOutdated", "mayReload"]), target: "reloading" },
            { guard: "isUnfinished", target: "form.quickRegisterPending", actions: "showFailure" },
            { guard: "counts", target: "counting", actions: ["showFailure", "count", "keep"] },
            { target: "form.editing", actions: "showFailure" }
          ]
        }
      },
      counting: {
        always: [
          { guard: { type: "reaches", params: { count: rules.lockAt } }, target: "form.locked" },
          { guard: { type: "reaches", params: { count: rules.limitAt } }, target: "form.limitWarning" },
          { guard: { type: "reaches", params: { count: rules.warnAt } }, target: "form.resetWarning" },
          { target: "form.invalid" }
        ]
      },
      submittingSocial: {
        meta: { spec: "7", tone: "busy" },
        on: { "login.sent": {}, "provider.returned": {}, "identifier.typed": {} },
        exit: "dropReturned",
        invoke: {
          src: "loginWith",
          input: ({ context: { returned } }) => ({
            provider: returned?.provider ?? "google",
            accessToken: returned?.token ?? "",
            acquisitionSource: "web"
          }),
          onDone: { target: "signedIn", actions: assign(({ event }) => ({ signedIn: event.output })) },
          onError: [
            { guard: "isRemoved", target: "inaccessible" },
            { guard: and(["isOutdated", "mayReload"]), target: "reloading" },
            { target: "form.editing", actions: "showFailure" }
          ]
        }
      },
      inaccessible: {
        meta: { spec: "8", tone: "bad" },
        description: "The account was removed.",
        on: {
          "identifier.typed": [
            { guard: "isLocked", target: "form.locked", actions: "name" },
            { target: "form.editing", actions: "name" }
          ]
        }
      },
      reloading: { meta: { spec: "8", tone: "busy" }, entry: "reload" },
      signedIn: { meta: { spec: "4", tone: "ok" }, type: "final" }
    }
  })

const without = <V, K extends string>(all: Readonly<Partial<Record<K, V>>>, key: K): Partial<Record<K, V>> => {
  const { [key]: _, ...rest } = all
  return rest as Partial<Record<K, V>>
}

/** Returns the machine of the log-in over its port, with the limits of the specification or the given ones. */
export const loginMachineOver = ({ login, loginWith }: LoginPort, rules?: AttemptRules) =>
  loginMachine(rules).provide({ actors: portActors<LoginPort>({ login, loginWith }) })
