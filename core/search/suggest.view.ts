import type { SnapshotFrom } from "xstate"
import { tidy } from "./filters.rule.ts"
import { optionsOf, predict, suggestsNothing } from "./options.rule.ts"
import type { SearchOption } from "./search-option.ts"
import { isLongEnough, type suggestMachine } from "./suggest.machine.ts"

/** An option with its place among the arrow keys. */
export interface ShownOption {
  readonly option: SearchOption
  readonly place: number
  readonly active: boolean
  /** The part already typed and the part the suggestion adds. */
  readonly typed: string
  readonly added: string
}

/** A group of options below the search box; `near`: products of the nearest word. */
export type OptionGroup = "suggested" | "nearest" | "near" | "recent" | "trending" | "products" | "brands"

/** A group with its options. */
export interface ShownOptions {
  readonly group: OptionGroup
  readonly options: ReadonlyArray<ShownOption>
}

/** The panel below the search box. */
export interface SuggestView {
  readonly open: boolean
  readonly groups: ReadonlyArray<ShownOptions>
  readonly active: number | null
  /**
   * `begin`: too little is typed to suggest anything; `none`: nothing of the shop is like `asked`; `unreachable`: suggestions
   * could not be asked for.
   */
  readonly note: "begin" | "none" | "unreachable" | undefined
  /** The words that the suggestions answer. */
  readonly asked: string
  /** The options answer what was typed before; the new ones are on their way. */
  readonly stale: boolean
  readonly hasRecent: boolean
  /** Searches were cleared away and can be brought back. D-17. */
  readonly canRestore: boolean
}

/** Returns what the search box shows in this state of its machine. */
export const viewSuggest = (snapshot: SnapshotFrom<typeof suggestMachine>): SuggestView => {
  const { context } = snapshot
  const options = optionsOf(context).map((option, place) => ({
    option,
    place,
    active: place === context.active,
    ...(option.kind === "words" ? predict(context.text, option.words) : { typed: "", added: "" })
  }))
  const { suggestions } = context
  const isNear = suggestions?.instead !== undefined
  const groups = [...new Set(options.map(({ option }) => groupOf(option, isNear)))].map((group) => ({
    group,
    options: options.filter(({ option }) => groupOf(option, isNear) === group)
  }))
  return {
    open: snapshot.matches({ panel: "open" }),
    groups,
    active: context.active,
    note: noteOf(snapshot, groups.length),
    asked: suggestions?.q ?? "",
    stale: snapshot.matches({ words: "resting" }) || snapshot.matches({ words: "asking" }),
    hasRecent: context.recent.length > 0,
    canRestore: context.cleared.length > 0
  }
}

const noteOf = (snapshot: SnapshotFrom<typeof suggestMachine>, groups: number): SuggestView["note"] => {
  const { text, suggestions } = snapshot.context
  const typed = tidy(text)
  if (typed !== "" && !isLongEnough(typed)) return "begin"
  if (snapshot.matches({ words: "failed" })) return "unreachable"
  if (suggestions) return suggestsNothing(suggestions) ? "none" : undefined
  return typed === "" && groups === 0 ? "begin" : undefined
}

const groupOf = (option: SearchOption, isNear: boolean): OptionGroup => {
  switch (option.kind) {
    case "words":
      return option.from === "typed" ? "suggested" : option.from
    case "category":
      return "suggested"
    case "product":
      return isNear ? "near" : "products"
    case "brand":
      return "brands"
  }
}
