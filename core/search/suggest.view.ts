import type { SnapshotFrom } from "xstate"
import { tidy } from "./filters.rule.ts"
import { optionsOf, predict } from "./options.rule.ts"
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

/** In the order of the panel. */
const optionGroups = ["suggested", "recent", "trending", "products", "brands"] as const
/** A group of options below the search box. */
export type OptionGroup = (typeof optionGroups)[number]

/** The panel below the search box. */
export interface SuggestView {
  readonly open: boolean
  readonly groups: ReadonlyArray<{ readonly group: OptionGroup; readonly options: ReadonlyArray<ShownOption> }>
  readonly active: number | null
  /** `begin`: too little is typed to suggest anything; `none`: enough is typed and nothing like it is here. */
  readonly note: "begin" | "none" | undefined
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
  const groups = optionGroups
    .map((group) => ({ group, options: options.filter(({ option }) => groupOf(option) === group) }))
    .filter(({ options: members }) => members.length > 0)
  return {
    open: snapshot.matches({ panel: "open" }),
    groups,
    active: context.active,
    note: noteOf(snapshot, groups.length),
    stale: snapshot.matches({ words: "resting" }) || snapshot.matches({ words: "asking" }),
    hasRecent: context.recent.length > 0,
    canRestore: context.cleared.length > 0
  }
}

const noteOf = (snapshot: SnapshotFrom<typeof suggestMachine>, groups: number): SuggestView["note"] => {
  const typed = tidy(snapshot.context.text)
  if (typed !== "" && !isLongEnough(typed)) return "begin"
  if (groups > 0) return undefined
  if (typed === "") return "begin"
  return snapshot.matches({ words: "answered" }) ? "none" : undefined
}

const groupOf = (option: SearchOption): OptionGroup => {
  switch (option.kind) {
    case "words":
      return option.from === "recent" || option.from === "trending" ? option.from : "suggested"
    case "category":
      return "suggested"
    case "product":
      return "products"
    case "brand":
      return "brands"
  }
}
