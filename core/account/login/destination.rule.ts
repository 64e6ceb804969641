import type { MandatoryField } from "../member.ts"

const longest = 2_000
const home = "/"
/** The page for a member of a quick registration without a province. Specification 2. */
export const registerDetailPath = "/register-detail"
/** Where a beauty profile begins. Specification 2. */
export const beautyProfilePath = "/beauty-profile"

/**
 * A path of this shop that a member may be sent to after logging in, or nothing: it begins with one `/`, has no second one
 * beside it, no backslash, no control character and no dots to climb by. D-11: never another origin.
 */
export const safePath = (path: string | null | undefined): string | undefined => {
  if (path === null || path === undefined || path.length > longest || !path.startsWith("/")) return undefined
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(path)) return undefined
  const [before = ""] = path.split(/[?#]/)
  return /\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(before) ? undefined : path
}

/** The page that asks for what a provider did not give. Specification 2: its query holds origin, source and fields. */
export const completionPath = (missing: ReadonlyArray<MandatoryField>, source: string): string =>
  `${profileCompletionPath}?origin=review&acquisition_source=${encodeURIComponent(source)}&fields=${missing.join(",")}`

/** The page of a member's ways to log in. */
export const securityPath = "/account/security"

/** The page that asks a member for what their profile lacks. */
export const profileCompletionPath = "/profile-completion"

/** Returns the path of a page with the one to go back to from it, if that is a path of this shop other than home. D-11. */
export const withNext = (path: string, next: string | null | undefined): string => {
  const safe = nextOf(next)
  return safe === home ? path : `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(safe)}`
}

/** Returns where a page goes back to by the `next` of its query: a path of this shop, else home. D-11. */
export const nextOf = (next: string | null | undefined): string => safePath(next) ?? home

/** What a way of signing in left open. */
export interface Arrived {
  readonly missing: ReadonlyArray<MandatoryField>
  readonly source: string
  /** Destination of the person: the next address, then the stored path. */
  readonly nextUrl: string | null
  readonly redirect: string | null
  /** Destination of the way itself if none was stored. */
  readonly otherwise?: string
}

/** Where to go after signing in: completing the profile, the next address, the stored path, home. D-11; machines 1, L5. */
export const destinationAfter = ({ missing, source, nextUrl, redirect, otherwise }: Arrived): string =>
  missing.length > 0
    ? completionPath(missing, source)
    : (safePath(nextUrl) ?? safePath(redirect) ?? safePath(otherwise) ?? home)

/** Whether the shop asks for a beauty profile: the member has none. Specification 2 and 4, confirm beauty profile. */
export const lacksBeautyProfile = ({ beauty }: { readonly beauty: ReadonlyArray<string> }): boolean =>
  beauty.length === 0

/**
 * Where a registration ends. Specification 4; machines 8.
 *
 * @param next where the member was going, a path of this shop. D-11
 */
export const afterRegistration = (
  member: { readonly province?: unknown; readonly beauty: ReadonlyArray<string> },
  next: string = home
): string => {
  if (member.province === undefined) return withNext(registerDetailPath, next)
  return lacksBeautyProfile(member) ? beautyProfilePath : next
}
