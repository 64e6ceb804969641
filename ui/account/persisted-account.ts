import { type AccountDraft, accountPanels, emptyAccountDraft } from "#core/account/account-draft.ts"
import type { PasswordRight } from "#core/account/credentials/new-password.machine.ts"
import { type ForgottenDraft, forgottenSteps, forgottenWays } from "#core/account/credentials/password.machine.ts"
import { nextOf } from "#core/account/login/destination.rule.ts"
import type { Failures } from "#core/account/login/login.machine.ts"
import { genders, type NamedPlace, salutes } from "#core/account/member.ts"
import { OtpProof } from "#core/account/otp/otp.ts"
import { type ProvingDraft, provingPurposes } from "#core/account/otp/proving.ts"
import type { PersistedDetail } from "#core/account/registration/detail.machine.ts"
import {
  emptyPersistedRegistration,
  type PersistedRegistration
} from "#core/account/registration/registration-draft.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { defaultPhoneCode } from "#core/kernel/phone.ts"

/** What opens the page of a new password. D-9. */
export type ResetToken = Extract<PasswordRight, { readonly kind: "link" }>["token"]

/** A password that is reset in this tab. Decision 0083. */
export interface StoredReset {
  /** Opens the page; absent once the password has been set. */
  readonly token?: ResetToken
  /** Page after the login: a path of this shop. */
  readonly next: string
}

/** The page of a new password. Specification 2. */
export const newPasswordPath = "/set-new-password"

const objectIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const persisted: unknown = JSON.parse(text ?? "")
    return typeof persisted === "object" && persisted !== null && "v" in persisted && persisted.v === 1
      ? { ...persisted }
      : {}
  } catch {
    return {}
  }
}

/** Counts of wrong passwords in this browser, by a digest of the identifier. Machines 15: an invalid text counts as none. */
export const failuresIn = (text: string | undefined): Failures => {
  const { failures } = objectIn(text)
  if (typeof failures !== "object" || failures === null) return {}
  return Object.fromEntries(
    Object.entries(failures).filter(([, count]) => Number.isInteger(count) && count > 0 && count <= 5)
  )
}

/** Returns when this tab was reloaded for a newer shop. */
export const reloadedIn = (text: string | undefined): Instant | null => {
  const at = Number(text ?? Number.NaN)
  return Number.isSafeInteger(at) && at > 0 ? instant(at) : null
}

/** The dialog as it was left by a reload; nothing: it was not open. */
export const accountDraftIn = (text: string | undefined): AccountDraft | undefined => {
  const persisted = objectIn(text)
  const panel = accountPanels.find((known) => known === persisted["panel"])
  if (panel === undefined) return undefined
  const typed = (name: Exclude<keyof AccountDraft, "panel" | "by" | "isCoding">): string => {
    const value = persisted[name]
    return typeof value === "string" ? value.slice(0, 254) : emptyAccountDraft[name]
  }
  const by = persisted["by"] === "email" ? "email" : "phone"
  return {
    panel,
    by,
    email: typed("email"),
    identifier: typed("identifier"),
    phone: typed("phone"),
    phoneCode: typed("phoneCode"),
    isCoding: persisted["isCoding"] === true
  }
}

/** Returns the draft of the account dialog as a tab stores it. */
export const persistedAccountDraft = (draft: AccountDraft): string => JSON.stringify({ v: 1, ...draft })

/** Returns the draft of a closed account dialog that waits for a code, as a tab stores it. */
export const waitingDraftText = (draft: AccountDraft, until: Instant): string =>
  JSON.stringify({ v: 1, ...draft, until })

/** The account dialog as it was closed while a code was on its way; `undefined`: none, or that is too long ago. */
export const waitingDraftIn = (text: string | undefined, now: Instant): AccountDraft | undefined => {
  const { until } = objectIn(text)
  return typeof until === "number" && now < until ? accountDraftIn(text) : undefined
}

const choiceIn = <T extends string>(persisted: unknown, known: ReadonlyArray<T>): T | null =>
  known.find((one) => one === persisted) ?? null

const textsIn = <D extends object>(persisted: Readonly<Record<string, unknown>>, empty: D): D =>
  Object.fromEntries(
    Object.entries(empty).map(([name, blank]) => {
      const value = persisted[name]
      return [name, typeof blank === "string" && typeof value === "string" ? value.slice(0, 254) : blank]
    })
  ) as D

const placeIn = (persisted: unknown): NamedPlace | null =>
  typeof persisted === "object" && persisted !== null && "id" in persisted && "name" in persisted
    ? { id: String(persisted.id).slice(0, 20), name: String(persisted.name).slice(0, 80) }
    : null

const proofIn = (persisted: unknown): OtpProof | null =>
  typeof persisted === "string" && persisted !== "" && persisted.length <= 200 ? OtpProof(persisted) : null

const provenIn = (persisted: unknown): { readonly to: string; readonly proof: OtpProof } | null => {
  if (typeof persisted !== "object" || persisted === null || !("to" in persisted) || !("proof" in persisted))
    return null
  const proof = proofIn(persisted.proof)
  return typeof persisted.to === "string" && proof !== null ? { to: persisted.to.slice(0, 254), proof } : null
}

const emptyProving = { typed: "", phoneCode: defaultPhoneCode }

/** A number or an address that was being proven when the tab was reloaded. */
export const provingIn = (text: string | undefined): ProvingDraft | undefined => {
  const persisted = objectIn(text)
  const purpose = choiceIn(persisted["purpose"], provingPurposes)
  if (purpose === null) return undefined
  return {
    ...textsIn(persisted, emptyProving),
    purpose,
    isProving: persisted["isProving"] === true,
    proof: proofIn(persisted["proof"])
  }
}

/** Returns the draft of a number or an address that is proven, as a tab stores it. */
export const provingText = (draft: ProvingDraft): string => JSON.stringify({ v: 1, ...draft })

const emptyForgotten = { email: "", phone: "", phoneCode: defaultPhoneCode }

/** A forgotten password as the reload of the tab left it. */
export const forgottenIn = (text: string | undefined): ForgottenDraft | undefined => {
  const persisted = objectIn(text)
  const [way, step] = [choiceIn(persisted["way"], forgottenWays), choiceIn(persisted["step"], forgottenSteps)]
  if (way === null || step === null) return undefined
  return { ...textsIn(persisted, emptyForgotten), way, step, proof: proofIn(persisted["proof"]) }
}

/** Returns the draft of a forgotten password as a tab stores it. */
export const forgottenText = (draft: ForgottenDraft): string => JSON.stringify({ v: 1, ...draft })

/** A registration as it was left; passwords are never stored. */
export const registrationIn = (text: string | undefined): PersistedRegistration => {
  const persisted = objectIn(text)
  return {
    ...textsIn(persisted, emptyPersistedRegistration),
    gender: choiceIn(persisted["gender"], genders),
    salute: choiceIn(persisted["salute"], salutes),
    isProving: persisted["isProving"] === true,
    proven: provenIn(persisted["proven"])
  }
}

/** Returns the draft of a registration as a tab stores it. */
export const persistedRegistration = (draft: PersistedRegistration): string => JSON.stringify({ v: 1, ...draft })

/** Returns a registration that an order filled in, as a tab stores it until something is typed into it. Decision 0091. */
export const offeredRegistration = (draft: PersistedRegistration): string =>
  JSON.stringify({ v: 1, ...draft, isOffered: true })

/** Returns whether a stored registration holds what was typed into it. */
export const isTypedRegistration = (text: string | undefined): boolean =>
  text !== undefined && objectIn(text)["isOffered"] !== true

/** Details as they were left, over what is known already. */
export const detailIn = (text: string | undefined, known: PersistedDetail): PersistedDetail => {
  const persisted = objectIn(text)
  return {
    ...textsIn(persisted, known),
    gender: choiceIn(persisted["gender"], genders) ?? known.gender,
    province: placeIn(persisted["province"]) ?? known.province,
    city: placeIn(persisted["city"]) ?? known.city,
    isProving: persisted["isProving"] === true,
    proven: provenIn(persisted["proven"])
  }
}

/** Returns the draft of an account that is completed, as a tab stores it. */
export const persistedDetail = (draft: PersistedDetail): string => JSON.stringify({ v: 1, ...draft })

/** What the page of a new password begins with; `undefined`: it leads home. D-9. */
export const resetIn = (text: string | undefined): StoredReset | undefined => {
  const { uid, code, next, isDone } = objectIn(text)
  const to = nextOf(typeof next === "string" ? next : undefined)
  if (typeof uid === "string" && typeof code === "string") return { token: { uid, code }, next: to }
  return isDone === true ? { next: to } : undefined
}

/** Returns a reset as a tab stores it. */
export const resetText = ({ token, next }: StoredReset): string =>
  JSON.stringify({ v: 1, ...(token ?? { isDone: true }), next })
