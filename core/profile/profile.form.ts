import { type FieldProblem, nameProblem } from "../account/field.rule.ts"
import { type Gender, genders, type Member, type NamedPlace, type Salute, salutes } from "../account/member.ts"
import { birthProblem } from "../account/registration/birth.rule.ts"
import { linesPattern, tidyLines } from "../kernel/lines.ts"
import { type Instant, jakartaDay } from "../kernel/moment.ts"
import { graphemes } from "../kernel/text.ts"
import { bioLength, bioUnits, type ProfileChange, type SocialSite, socialHosts } from "./profile.ts"

/**
 * What is wrong with a field of a profile, for the words `field.<field>.<problem>`. `characters` has none: the form takes control
 * characters away (`changeOf`), so only the server meets them.
 */
export type ProfileProblem = FieldProblem | "link" | "choice" | "characters"
/** A field of the form of a member's data. */
export type ProfileField = Exclude<keyof ProfileChange, "motherhood" | "coachmarksVisited" | "social"> | SocialSite
/** What is wrong with the fields of that form, by field. */
export type ProfileProblems = Partial<Readonly<Record<ProfileField, ProfileProblem>>>

/** Personal data as they are typed; no field is ever missing. */
export interface ProfileDraft {
  readonly firstName: string
  readonly lastName: string
  readonly nickName: string
  readonly gender: Gender | ""
  readonly salute: Salute | ""
  readonly dateOfBirth: string
  readonly bio: string
  readonly social: Readonly<Record<SocialSite, string>>
  readonly province: NamedPlace | null
  readonly city: NamedPlace | null
}

/** A member's data as a draft. */
export const draftOfMember = (member: Member): ProfileDraft => ({
  firstName: member.firstName,
  lastName: member.lastName,
  nickName: member.nickName ?? "",
  gender: member.gender ?? "",
  salute: member.salute ?? "",
  dateOfBirth: member.dateOfBirth ?? "",
  bio: member.bio ?? "",
  social: Object.fromEntries(sites.map((site) => [site, member.social[site] ?? ""])) as Record<SocialSite, string>,
  province: member.province ?? null,
  city: member.city ?? null
})

/** What is sent of a draft: all of it. */
export const changeOf = (draft: ProfileDraft): ProfileChange => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  nickName: draft.nickName.trim(),
  ...(draft.gender !== "" && { gender: draft.gender }),
  ...(draft.salute !== "" && { salute: draft.salute }),
  dateOfBirth: draft.dateOfBirth,
  bio: tidyLines(draft.bio),
  social: Object.fromEntries(
    sites.flatMap((site) => (draft.social[site].trim() === "" ? [] : [[site, draft.social[site].trim()]]))
  ),
  ...(draft.province && { province: draft.province }),
  ...(draft.city && { city: draft.city })
})

/** Returns whether two drafts would save the same. */
export const isSameProfile = (one: ProfileDraft, other: ProfileDraft): boolean => {
  const [a, b] = [one, other].map((draft) =>
    JSON.stringify({ ...changeOf(draft), province: draft.province?.id, city: draft.city?.id })
  )
  return a === b
}

/** All problems of a change; none: it is saved. Specification 5; D-31, D-45. */
export const profileProblems = (change: ProfileChange, now: Instant): ProfileProblems => {
  const { firstName, lastName, nickName, gender, salute, dateOfBirth, bio, social } = change
  const all: ReadonlyArray<readonly [ProfileField, ProfileProblem | undefined]> = [
    ["firstName", firstName === undefined ? undefined : nameProblem(firstName)],
    ["lastName", lastName === undefined ? undefined : unlessEmpty(lastName)],
    ["nickName", nickName === undefined ? undefined : unlessEmpty(nickName)],
    ["gender", gender === undefined || genders.includes(gender) ? undefined : "choice"],
    ["salute", salute === undefined || salutes.includes(salute) ? undefined : "choice"],
    ["dateOfBirth", dateOfBirth ? birthProblem(dateOfBirth, jakartaDay(now)) : undefined],
    ["bio", bio === undefined ? undefined : bioProblem(bio)],
    ...sites.map((site) => [site, linkProblem(site, social?.[site] ?? "")] as const)
  ]
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined))
}

const sites = Object.keys(socialHosts) as ReadonlyArray<SocialSite>

/** A person with one name has no last name; none needs a third. D-31. */
const unlessEmpty = (name: string): FieldProblem | undefined => (name.trim() === "" ? undefined : nameProblem(name))

const bioProblem = (bio: string): ProfileProblem | undefined => {
  if (bio.length > bioUnits || graphemes(bio).length > bioLength) return "length"
  return linesPattern.test(bio) ? undefined : "characters"
}

/** Only pages of these sites, and only by https: others click the links of a profile. */
const linkProblem = (site: SocialSite, link: string): ProfileProblem | undefined => {
  if (link === "") return undefined
  const [, host] = /^https:\/\/([a-z0-9.-]+)\/[\w.@/~%?=&-]{1,150}$/i.exec(link) ?? []
  const known: ReadonlyArray<string> = socialHosts[site]
  return host !== undefined && known.includes(host.toLowerCase()) ? undefined : "link"
}
