import type { MotherhoodDraft } from "#core/profile/motherhood.machine.ts"
import { yearLength } from "#core/profile/motherhood.rule.ts"
import { storedIn } from "./stored-drafts.ts"

/** What was said of children before a reload and not saved; `undefined`: nothing was. */
export const motherhoodDraftIn = (text: string | undefined): MotherhoodDraft | undefined => {
  const stored = storedIn(text)
  if (stored === undefined) return undefined
  const years = Array.isArray(stored["years"]) ? stored["years"] : []
  return {
    isMother: stored["isMother"] === true,
    years: years.filter((year) => typeof year === "string").map((year) => year.slice(0, yearLength)),
    childrenPublic: stored["childrenPublic"] === true
  }
}

export const motherhoodDraftText = (draft: MotherhoodDraft): string => JSON.stringify({ v: 1, ...draft })
