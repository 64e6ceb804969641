import { runCommandLine } from "./command-line.ts"
import { closedDatabases } from "./journeys/database.ts"

// `npm run simulate`: shoppers by the thousand at one machine, without a browser.
// Refusals are thrown by the thousand; their stacks are never read.
Error.stackTraceLimit = 0

try {
  process.exitCode = await runCommandLine(process.argv.slice(2), console)
} finally {
  await closedDatabases()
}
