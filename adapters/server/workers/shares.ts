/** How the settings share a machine out. */
interface Shared {
  readonly workers: number
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
}

/** Fewest connections of a worker: one may be in a long question. */
const leastConnections = 2

/** Returns sentences on settings of several workers that contradict each other. */
export const workerProblems = ({ workers, databaseUrl, databaseConnections }: Shared): ReadonlyArray<string> => [
  ...(workers > 1 && databaseUrl === undefined
    ? [
        `WORKERS=${workers} needs PostgreSQL: one process alone may hold the embedded database. Set DATABASE_URL, or leave WORKERS out`
      ]
    : []),
  ...(workers > 1 && databaseConnections < leastConnections * workers
    ? [
        `DATABASE_CONNECTIONS must be at least ${leastConnections * workers} where WORKERS is ${workers}: they are shared out among them`
      ]
    : [])
]

/** Returns how many connections to PostgreSQL one process may have: all workers together have no more than the setting says. */
export const connectionsOf = ({
  workers,
  databaseConnections
}: Pick<Shared, "workers" | "databaseConnections">): number => Math.floor(databaseConnections / workers)
