import { dayMs, type Instant, instant } from "../kernel/moment.ts"

/** How a browser puts the shop on its home screen: by its own dialog, or by hand from the menu that shares a page (Safari on iOS). */
export type InstallWay = "prompt" | "share"

/** Numbers of the offer to install. Mock install-prompt-mobile. */
export interface InstallRules {
  /** Visits after which the shop is offered, unless an order came before. */
  readonly visits: number
  /** A page that is opened so long after the last one begins another visit, in milliseconds. Own choice. */
  readonly visitPauseMs: number
  /** How long the offer stays away after "later", and after it was closed, in milliseconds. */
  readonly laterMs: number
  readonly closedMs: number
}

/** The second visit or an order; 30 days after "later", 90 days after it was closed. Mock install-prompt-mobile; decision 0134. */
export const installRules: InstallRules = {
  visits: 2,
  visitPauseMs: 1_800_000,
  laterMs: 30 * dayMs,
  closedMs: 90 * dayMs
}

/** What a browser stores about its visits, for the offer alone. */
export interface InstallFacts {
  readonly visits: number
  /** When a page was last opened; `undefined` if none ever was. */
  readonly seenAt: Instant | undefined
  /** Whether an order of this browser's person was seen here. */
  readonly hasOrdered: boolean
  /** Until then nothing is offered. */
  readonly restsUntil: Instant | undefined
}

const never: InstallFacts = { visits: 0, seenAt: undefined, hasOrdered: false, restsUntil: undefined }

const momentIn = (value: unknown): Instant | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) ? instant(value) : undefined

/** Parses what a browser stored; a malformed text is a browser that has never been here. Machines 15. */
export const installFactsIn = (text: string | undefined): InstallFacts => {
  try {
    const parsed: unknown = JSON.parse(text ?? "")
    if (typeof parsed !== "object" || parsed === null || !("v" in parsed) || parsed.v !== 1) return never
    const { visits, seenAt, hasOrdered, restsUntil } = parsed as Readonly<Record<string, unknown>>
    return {
      visits: typeof visits === "number" && Number.isSafeInteger(visits) && visits > 0 ? visits : 0,
      seenAt: momentIn(seenAt),
      hasOrdered: hasOrdered === true,
      restsUntil: momentIn(restsUntil)
    }
  } catch {
    return never
  }
}

/** Serialises them. */
export const installFactsText = (facts: InstallFacts): string => JSON.stringify({ v: 1, ...facts })

/**
 * Returns the facts with another page opened: a visit more after a pause. A last page in the future (the device's clock was set back)
 * begins a visit, too.
 */
export const withPage = (
  facts: InstallFacts,
  now: Instant,
  { visitPauseMs }: InstallRules = installRules
): InstallFacts => {
  const { visits, seenAt } = facts
  const goesOn = seenAt !== undefined && now >= seenAt && now - seenAt < visitPauseMs
  return { ...facts, visits: goesOn ? visits : visits + 1, seenAt: now }
}

/** Returns whether the shop may be offered: after enough visits or an order, and not while the offer rests. */
export const isDue = (
  { visits, hasOrdered, restsUntil }: InstallFacts,
  now: Instant,
  rules: InstallRules = installRules
): boolean => (visits >= rules.visits || hasOrdered) && !isResting(restsUntil, now, rules)

/** A rest longer than any that could have begun is of a clock that was set back since: it is over. */
const isResting = (until: Instant | undefined, now: Instant, { closedMs }: InstallRules): boolean =>
  until !== undefined && now < until && until - now <= closedMs

/** Returns whether a path is the page of an order: the person who opens it has ordered. */
export const isOrderPage = (path: string): boolean => /^\/orders\/[^/]+$/.test(path)

/** Returns whether a page has a bar of its own at its bottom, or is a form from end to end: nothing is offered there. */
export const hasOwnBar = (path: string): boolean =>
  /^\/(?:order$|add-product$|(?:e-gift|our-curated-selection|product|review\/add)(?:\/|$))/.test(path)
