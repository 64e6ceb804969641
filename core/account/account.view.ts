import type { SnapshotFrom } from "xstate"
import { allOn, type Toggles } from "../toggles/toggles.ts"
import { type accountMachine, isByEmail } from "./account.machine.ts"
import type { AccountDraft, AccountPanel } from "./account-draft.ts"
import { type FieldProblem, fieldKey, problemKeys } from "./field.rule.ts"

/** View of the account dialog around its panels. */
export interface AccountView {
  readonly panel: AccountPanel | "coding"
  readonly identifier: string
  readonly by: AccountDraft["by"]
  readonly email: string
  readonly phone: string
  readonly phoneCode: string
  /** Key of what is wrong with the number or address. */
  readonly problem: string | null
  /** Key of why a code does not go there. */
  readonly failure: string | null
  /** Which providers vouch for people here. */
  readonly google: boolean
  readonly facebook: boolean
  /** Everything on, until the shop has said what is not. */
  readonly toggles: Toggles
}

/** Returns what the account dialog shows in this state of its machine. */
export const viewAccount = ({ value, context }: SnapshotFrom<typeof accountMachine>): AccountView => {
  const { draft, problem, failure, toggles } = context
  return {
    panel: typeof value === "object" && value.open === "coding" ? "coding" : draft.panel,
    identifier: draft.identifier,
    by: draft.by,
    email: draft.email,
    phone: draft.phone,
    phoneCode: draft.phoneCode,
    problem: problem === null ? null : problemKey(draft, problem),
    failure: failure === null ? null : `failure.${failure}`,
    google: toggles?.login_google === true,
    facebook: toggles?.login_facebook === true,
    toggles: toggles ?? allOn
  }
}

/** Numbers from abroad have words of their own. */
const problemKey = (draft: AccountDraft, problem: FieldProblem): string | null =>
  isByEmail(draft) ? fieldKey("email", problem) : (problemKeys({ phone: problem }, draft.phoneCode).phone ?? null)
