import { countsOf, firstOther } from "#core/charts/trial/trial.rule.ts"
import type { SessionEnd } from "#core/charts/trial/trial.ts"
import { formatBeside } from "./figures.ts"
import { type Order, type Players, ran, type Session } from "./run.ts"
import type { Numbers, Simulation } from "./simulation.ts"

interface How {
  readonly players?: Players
}

/** How a session ended, as trials in the gallery compare it. */
export const endOf = ({ outcome, broken }: Session): SessionEnd => ({
  outcome,
  ...(broken && { broken: broken.invariant })
})

/** The same shoppers under the rules as they are and under others. */
export const compareRules = async (simulation: Simulation, order: Order, rules: Numbers, how: How) => {
  const playedWith = async (asked: Order) => {
    const ends: Array<SessionEnd> = []
    const result = await ran(simulation, asked, { ...how, onSession: (session) => ends.push(endOf(session)) })
    return { ...result, ends, outcomes: countsOf(ends) }
  }
  const before = await playedWith(order)
  const after = await playedWith({ ...order, rules })
  const changes = Object.entries(rules).map(([name, value]) => `${name} ${simulation.rules[name]} → ${value}`)
  const other = firstOther(before.ends, after.ends)
  return {
    found: before.found ?? after.found,
    figures: {
      machine: simulation.id,
      rules,
      before: Object.fromEntries(before.outcomes),
      after: Object.fromEntries(after.outcomes),
      firstOther: other,
      breaks: [before.breaks, after.breaks]
    },
    table: [
      `${simulation.id}: the same ${order.sessions} sessions, ${changes.join(", ")}`,
      "          as it is           changed   difference",
      ...formatBeside(before.outcomes, after.outcomes),
      other === undefined ? "no session ended otherwise" : `the first that ended otherwise: session ${other}`,
      `broken invariants: ${before.breaks} and ${after.breaks}`
    ]
  }
}
