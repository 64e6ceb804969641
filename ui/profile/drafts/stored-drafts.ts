import { detailsIn } from "#core/checkout/persisted-ordering.rule.ts"
import type { AddressLeft } from "#core/profile/addresses/addresses.machine.ts"
import type { ProfileDraft } from "#core/profile/profile.form.ts"
import { AddressId } from "#core/profile/profile.ts"

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}

/** The fields of a stored text; `undefined` if it is none of this version. */
export const storedIn = (text: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  try {
    const stored = objectIn(JSON.parse(text ?? "null"))
    return stored["v"] === 1 ? stored : undefined
  } catch {
    return undefined
  }
}

const textsIn = <D extends object>(stored: Readonly<Record<string, unknown>>, known: D): D =>
  Object.fromEntries(
    Object.entries(known).map(([name, value]) => {
      const typed = stored[name]
      return [name, typeof value === "string" && typeof typed === "string" ? typed.slice(0, 2_000) : value]
    })
  ) as D

const placeIn = (value: unknown): ProfileDraft["province"] => {
  const { id, name } = objectIn(value)
  return typeof id === "string" && typeof name === "string" ? { id, name } : null
}

/** The profile as it was typed before a reload; `undefined`: nothing was. */
export const profileDraftIn = (text: string | undefined, known: ProfileDraft): ProfileDraft | undefined => {
  const stored = storedIn(text)
  if (stored === undefined) return undefined
  return {
    ...textsIn(stored, known),
    social: textsIn(objectIn(stored["social"]), known.social),
    province: placeIn(stored["province"]),
    city: placeIn(stored["city"])
  }
}

export const profileDraftText = (draft: ProfileDraft): string => JSON.stringify({ v: 1, ...draft })

/** The address form as a reload left it; `undefined`: none was open. */
export const addressLeftIn = (text: string | undefined): AddressLeft | undefined => {
  const stored = storedIn(text)
  if (stored === undefined) return undefined
  const { email: _, ...draft } = detailsIn(JSON.stringify({ v: 1, ...objectIn(stored["draft"]) }))
  const id = stored["id"]
  return { id: typeof id === "string" ? AddressId(id) : null, draft, isDefault: stored["isDefault"] === true }
}

export const addressLeftText = (left: AddressLeft): string => JSON.stringify({ v: 1, ...left })

/** Tags, interests or newsletters chosen before a reload and not saved; `undefined`: none. */
export const chosenIn = (text: string | undefined): ReadonlyArray<string> | undefined => {
  const chosen = storedIn(text)?.["chosen"]
  return Array.isArray(chosen) ? chosen.filter((tag): tag is string => typeof tag === "string").slice(0, 60) : undefined
}

export const chosenText = (chosen: ReadonlyArray<string>): string => JSON.stringify({ v: 1, chosen })
