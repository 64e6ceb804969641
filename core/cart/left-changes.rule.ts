import type { PersistedBag } from "./cart.ts"
import type { Command } from "./commands.rule.ts"
import { lineOf } from "./commands.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"

/** What a cart had not yet done when its page was left: stored, and done by the next cart of the same person. */
export interface LeftChanges {
  /** The id of the member, or `guest`. */
  readonly owner: string
  readonly changes: ReadonlyArray<Command>
}

/** The owner of the changes that a guest leaves. */
export const guestOwner = "guest"

/**
 * Those changes of a guest that are not yet in the bag which was stored as its page showed it: what was to be added.
 *
 * @param shown the bag with what `asShown` does at once
 */
export const changesNotShown = (shown: PersistedBag, changes: ReadonlyArray<Command>): ReadonlyArray<Command> => {
  const isShown = (command: Command): boolean =>
    command.op !== "put" ||
    (command.how === "set" && shown.lines.some((line) => lineIdOf(line) === lineIdOf(command.line)))
  return changes
    .filter((command, at) => !changes.slice(at + 1).some((later) => undoes(later, command)))
    .filter((command) => !isShown(command))
}

/** The changes that a cart takes up: its own, and a guest's, who has become this member. Never a member's for another. */
export const changesFor = (owner: string, left: LeftChanges | undefined): ReadonlyArray<Command> =>
  left !== undefined && (left.owner === owner || left.owner === guestOwner) ? left.changes : []

const undoes = (later: Command, command: Command): boolean =>
  later.op === "clear" || later.op === "replace" || (later.op === "remove" && later.line === lineOf(command))
