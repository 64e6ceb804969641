import { Effect } from "effect"
import type { CombinationId } from "../catalogue/combination.ts"
import { OrderLimit } from "./cart.errors.ts"
import type { How } from "./cart.port.ts"
import { linesPerBag, unitsPerCombination, type WantedLine } from "./cart.ts"

/** Units of one combination over all lines. D-23. */
export const unitsIn = (lines: ReadonlyArray<WantedLine>, combination: CombinationId): number =>
  lines.reduce((sum, line) => (line.combination === combination ? sum + line.quantity : sum), 0)

/** Units of a line that holds `held`, after `wanted` are added: that many, that many more, or at least that many. */
export const quantityAfter = (held: number, wanted: number, how: How): number => {
  switch (how) {
    case "add":
      return held + wanted
    case "set":
      return wanted
    case "buy":
      return Math.max(held, wanted)
  }
}

/** Passes lines within the limits. Refuses more than 20 of a combination or more than 100 lines. Specification 9; D-23. */
export const withinLimits = <L extends WantedLine>(
  lines: ReadonlyArray<L>
): Effect.Effect<ReadonlyArray<L>, OrderLimit> => {
  if (lines.length > linesPerBag) return Effect.fail(new OrderLimit({ limit: linesPerBag, of: "lines" }))
  return lines.some(({ combination }) => unitsIn(lines, combination) > unitsPerCombination)
    ? Effect.fail(new OrderLimit({ limit: unitsPerCombination, of: "units" }))
    : Effect.succeed(lines)
}
