import type { CombinationId } from "../catalogue/combination.ts"
import { isEmail } from "../kernel/email.ts"
import { tidyLines } from "../kernel/lines.ts"
import type { Instant } from "../kernel/moment.ts"
import { readPhone } from "../kernel/phone.rule.ts"
import { graphemes, oneLine } from "../kernel/text.ts"
import { earliestDay, egiftDay, latestDay, nextDay } from "./egift-day.rule.ts"
import { isRecipientName, phoneOfEgift } from "./egift-info.rule.ts"
import type { EgiftInfo } from "./egift-info.ts"
import { egiftMessageLength, egiftMoment } from "./egift-info.ts"

/** How the letter reaches its recipient. D-22. */
export const egiftWays = ["whatsapp", "email"] as const
/** A way of the letter. */
export type EgiftWay = (typeof egiftWays)[number]

/** The form of an e-gift as it is typed. D-68. */
export interface EgiftForm {
  readonly template: string
  /** Its value is that of a combination. */
  readonly combination: CombinationId
  readonly recipientName: string
  readonly way: EgiftWay
  readonly email: string
  readonly phone: string
  readonly message: string
  /** `now`: as soon as it is paid. */
  readonly when: "now" | "day"
  /** A day in Jakarta, `2026-11-28`. */
  readonly day: string
}

/** A field of the form that can be wrong. */
export type EgiftField = "template" | "combination" | "recipientName" | "email" | "phone" | "message" | "day"
/** What is wrong with a field. */
export type EgiftProblem = "required" | "invalid" | "long" | "past" | "late"
/** What is wrong with a form, by field. */
export type EgiftProblems = Partial<Readonly<Record<EgiftField, EgiftProblem>>>

/** What a form may choose from. */
export interface EgiftChoices {
  readonly templates: ReadonlyArray<string>
  readonly combinations: ReadonlyArray<CombinationId>
}

/** Returns a form that nothing was typed into: the first design, the value of the page, for tomorrow. */
export const emptyEgiftForm = (
  { templates, combinations }: EgiftChoices,
  now: Instant,
  { way, combination }: { readonly way: EgiftWay; readonly combination?: CombinationId | undefined }
): EgiftForm => ({
  template: templates[0] ?? "",
  combination: combinations.find((id) => id === combination) ?? combinations[0] ?? ("" as CombinationId),
  recipientName: "",
  way,
  email: "",
  phone: "",
  message: "",
  when: "day",
  day: nextDay(now)
})

/** Returns the form with what a line of the bag says. */
export const egiftFormOf = (form: EgiftForm, { sendAt, ...info }: EgiftInfo): EgiftForm => ({
  ...form,
  template: info.template,
  recipientName: info.recipientName,
  way: info.recipientEmail === undefined ? "whatsapp" : "email",
  email: info.recipientEmail ?? "",
  phone: info.recipientPhone ?? "",
  message: info.message,
  when: sendAt === undefined ? "now" : "day",
  ...(sendAt !== undefined && { day: egiftDay(sendAt) })
})

/** Returns what is wrong with each field; nothing: it may be put into the bag. D-22, D-68. */
export const egiftProblems = (form: EgiftForm, choices: EgiftChoices, now: Instant): EgiftProblems => ({
  ...(!choices.templates.includes(form.template) && { template: "required" as const }),
  ...(!choices.combinations.includes(form.combination) && { combination: "required" as const }),
  ...nameProblem(form.recipientName),
  ...(form.way === "email" ? emailProblem(form.email) : phoneProblem(form.phone)),
  ...(graphemes(tidyLines(form.message)).length > egiftMessageLength && { message: "long" as const }),
  ...(form.when === "day" && dayProblem(form.day, now))
})

const nameProblem = (typed: string): EgiftProblems => {
  const name = oneLine(typed)
  if (name === "") return { recipientName: "required" }
  return isRecipientName(name) ? {} : { recipientName: "invalid" }
}

const emailProblem = (typed: string): EgiftProblems => {
  const email = typed.trim()
  if (email === "") return { email: "required" }
  return isEmail(email) ? {} : { email: "invalid" }
}

const phoneProblem = (typed: string): EgiftProblems => {
  const read = readPhone(typed)
  if ("phone" in read) return {}
  return { phone: read.problem === "required" ? "required" : "invalid" }
}

const dayProblem = (day: string, now: Instant): EgiftProblems => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return { day: "required" }
  if (day < earliestDay(now)) return { day: "past" }
  return day > latestDay(now) ? { day: "late" } : {}
}

/** Returns the recipient that a form without problems names. */
export const egiftInfoOf = (form: EgiftForm): EgiftInfo => {
  const read = readPhone(form.phone)
  return {
    template: form.template,
    recipientName: oneLine(form.recipientName),
    ...(form.way === "email"
      ? { recipientEmail: form.email.trim() }
      : "phone" in read && { recipientPhone: phoneOfEgift(read.phone) }),
    message: tidyLines(form.message),
    ...(form.when === "day" && { sendAt: egiftMoment(form.day) })
  }
}

/** Returns how many characters a message may still have; negative: so many are too many. */
export const messageLeft = (message: string): number => egiftMessageLength - graphemes(tidyLines(message)).length
