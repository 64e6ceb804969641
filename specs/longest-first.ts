import { existsSync } from "node:fs"
import { join } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Specs that take several seconds although their files are short, the longest first. */
const longest = [
  "simulations/simulations.spec.ts",
  "server/faults/worst-requests.spec.ts",
  "simulations/main.spec.ts",
  "house/failing-run.spec.ts",
  "house/text-limits.spec.ts",
  "orders/ops.spec.ts",
  "orders/faults/killed.spec.ts",
  "feeds/command.spec.ts",
  "feeds/import.spec.ts",
  "contracts/ordering-served.spec.ts",
  "server/faults/sockets.spec.ts",
  "simulations/journeys/journeys.spec.ts",
  "orders/deadlines/deadlines.spec.ts",
  "postgres/migrate.spec.ts",
  "orders/races.spec.ts",
  "checkout/crowd.spec.ts",
  "charts/fold.rule.spec.ts",
  "server/faults/damaged-folder.spec.ts",
  "orders/faults/lost-answers.spec.ts"
].map((name) => join(import.meta.dirname, name))

/**
 * Both processes end at the same time if what takes long begins early. The order is the same in every run: nothing is remembered
 * of the run before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const missing = longest.filter((path) => !existsSync(path))
    if (missing.length > 0) throw new Error(`no such specs: ${missing.join(", ")}`)
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.indexOf(moduleId)
      return at < 0 ? longest.length : at
    }
    const bySize = await super.sort(files)
    // A process is shared by files of one project alone, which therefore stay together.
    const projects = [...new Set(bySize.map(({ project }) => project))]
    return projects.flatMap((project) =>
      bySize.filter((file) => file.project === project).toSorted((one, other) => rank(one) - rank(other))
    )
  }
}
