import { crewOf, crewSize } from "#specs/simulations/crew.ts"
import { ran } from "#specs/simulations/run.ts"
import { simulations } from "#specs/simulations/simulations.ts"
import { finish, heading, tell } from "./figures.ts"

/** How long thousands of simulated shoppers take, on every core there is: `node specs/bench/simulate.bench.ts [sessions]`. */
const sessions = Number(process.argv[2] ?? 10_000)
const threads = crewSize(sessions)

heading(`${sessions} sessions of each machine, ${threads} threads: node specs/bench/simulate.bench.ts`)
const begun = performance.now()
const cpuBefore = process.cpuUsage()
for (const simulation of simulations.filter(({ id }) => ["login", "otp", "cart"].includes(id))) {
  const started = performance.now()
  const { breaks } = await ran(simulation, { sessions, seed: 1, covered: true }, { players: crewOf(threads) })
  tell(simulation.id, (performance.now() - started) / 1_000, "s")
  tell("  broken invariants", breaks, "", { budget: 0 })
}
const { user, system } = process.cpuUsage(cpuBefore)
tell("together", (performance.now() - begun) / 1_000, "s", { budget: (60 * sessions) / 10_000 })
tell("of the processors", (user + system) / 1_000_000, "s")
finish()
