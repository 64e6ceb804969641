import { outcomesBeside } from "./figures.ts"
import { type Order, type Players, ran } from "./run.ts"
import type { Numbers, Simulation } from "./simulation.ts"

interface How {
  readonly players?: Players
}

/** The same shoppers under the rules as they are and under others. */
export const compareRules = async (simulation: Simulation, order: Order, rules: Numbers, how: How) => {
  const before = await ran(simulation, order, how)
  const after = await ran(simulation, { ...order, rules }, how)
  const changes = Object.entries(rules).map(([name, value]) => `${name} ${simulation.rules[name]} → ${value}`)
  return {
    found: before.found ?? after.found,
    figures: {
      machine: simulation.id,
      rules,
      before: Object.fromEntries(before.outcomes),
      after: Object.fromEntries(after.outcomes),
      breaks: [before.breaks, after.breaks]
    },
    table: [
      `${simulation.id}: the same ${order.sessions} sessions, ${changes.join(", ")}`,
      "          as it is           changed   difference",
      ...outcomesBeside(before.outcomes, after.outcomes),
      `broken invariants: ${before.breaks} and ${after.breaks}`
    ]
  }
}
