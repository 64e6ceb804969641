import { type AccountDraft, accountPanels, emptyAccountDraft } from "#core/account/account-draft.ts"
import type { PasswordRight } from "#core/account/credentials/new-password.machine.ts"
import { type ForgottenDraft, forgottenSteps, forgottenWays } from "#core/account/credentials/password.machine.ts"
import type { Failures } from "#core/account/login/login.machine.ts"
import { genders, type NamedPlace, salutes } from "#core/account/member.ts"
import type { OtpProof } from "#core/account/otp/otp.ts"
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

const objectIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const told: unknown = JSON.parse(text ?? "")
    return typeof told === "object" && told !== null && "v" in told && told.v === 1 ? { ...told } : {}
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

/** When this tab was reloaded for a newer shop. */
export const reloadedIn = (text: string | undefined): Instant | null => {
  const at = Number(text ?? Number.NaN)
  return Number.isSafeInteger(at) && at > 0 ? instant(at) : null
}

/** The dialog as it was left by a reload; nothing: it was not open. */
export const accountDraftIn = (text: string | undefined): AccountDraft | undefined => {
  const told = objectIn(text)
  const panel = accountPanels.find((known) => known === told["panel"])
  if (panel === undefined) return undefined
  const typed = (name: Exclude<keyof AccountDraft, "panel" | "by" | "isCoding">): string => {
    const value = told[name]
    return typeof value === "string" ? value.slice(0, 254) : emptyAccountDraft[name]
  }
  const by = told["by"] === "email" ? "email" : "phone"
  return {
    panel,
    by,
    email: typed("email"),
    identifier: typed("identifier"),
    phone: typed("phone"),
    phoneCode: typed("phoneCode"),
    isCoding: told["isCoding"] === true
  }
}

export const persistedAccountDraft = (draft: AccountDraft): string => JSON.stringify({ v: 1, ...draft })

const choiceIn = <T extends string>(told: unknown, known: ReadonlyArray<T>): T | null =>
  known.find((one) => one === told) ?? null

const textsIn = <D extends object>(told: Readonly<Record<string, unknown>>, empty: D): D =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => {
      const kept = told[name]
      return [name, typeof value === "string" && typeof kept === "string" ? kept.slice(0, 254) : value]
    })
  ) as D

const placeIn = (told: unknown): NamedPlace | null =>
  typeof told === "object" && told !== null && "id" in told && "name" in told
    ? { id: String(told.id).slice(0, 20), name: String(told.name).slice(0, 80) }
    : null

const proofIn = (told: unknown): OtpProof | null =>
  typeof told === "string" && told !== "" && told.length <= 200 ? (told as OtpProof) : null

const provenIn = (told: unknown): { readonly to: string; readonly proof: OtpProof } | null => {
  if (typeof told !== "object" || told === null || !("to" in told) || !("proof" in told)) return null
  const proof = proofIn(told.proof)
  return typeof told.to === "string" && proof !== null ? { to: told.to.slice(0, 254), proof } : null
}

const emptyProving = { typed: "", phoneCode: defaultPhoneCode }

/** A number or an address that was being proven when the tab was reloaded. */
export const provingIn = (text: string | undefined): ProvingDraft | undefined => {
  const told = objectIn(text)
  const purpose = choiceIn(told["purpose"], provingPurposes)
  if (purpose === null) return undefined
  return {
    ...textsIn(told, emptyProving),
    purpose,
    isProving: told["isProving"] === true,
    proof: proofIn(told["proof"])
  }
}

export const provingText = (draft: ProvingDraft): string => JSON.stringify({ v: 1, ...draft })

const emptyForgotten = { email: "", phone: "", phoneCode: defaultPhoneCode }

/** A forgotten password as the reload of the tab left it. */
export const forgottenIn = (text: string | undefined): ForgottenDraft | undefined => {
  const told = objectIn(text)
  const [way, step] = [choiceIn(told["way"], forgottenWays), choiceIn(told["step"], forgottenSteps)]
  if (way === null || step === null) return undefined
  return { ...textsIn(told, emptyForgotten), way, step, proof: proofIn(told["proof"]) }
}

export const forgottenText = (draft: ForgottenDraft): string => JSON.stringify({ v: 1, ...draft })

/** A registration as it was left; passwords are never stored. */
export const registrationIn = (text: string | undefined): PersistedRegistration => {
  const told = objectIn(text)
  return {
    ...textsIn(told, emptyPersistedRegistration),
    gender: choiceIn(told["gender"], genders),
    salute: choiceIn(told["salute"], salutes),
    isProving: told["isProving"] === true,
    proven: provenIn(told["proven"])
  }
}

export const persistedRegistration = (draft: PersistedRegistration): string => JSON.stringify({ v: 1, ...draft })

/** Details as they were left, over what is known already. */
export const detailIn = (text: string | undefined, known: PersistedDetail): PersistedDetail => {
  const told = objectIn(text)
  return {
    ...textsIn(told, known),
    gender: choiceIn(told["gender"], genders) ?? known.gender,
    province: placeIn(told["province"]) ?? known.province,
    city: placeIn(told["city"]) ?? known.city,
    isProving: told["isProving"] === true,
    proven: provenIn(told["proven"])
  }
}

export const persistedDetail = (draft: PersistedDetail): string => JSON.stringify({ v: 1, ...draft })

/** What opens the page of a new password; nothing where there is none. D-9. */
export const resetTokenIn = (text: string | undefined): ResetToken | undefined => {
  const { uid, code } = objectIn(text)
  return typeof uid === "string" && typeof code === "string" ? { uid, code } : undefined
}

export const persistedResetToken = ({ uid, code }: ResetToken): string => JSON.stringify({ v: 1, uid, code })
