import { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { VersionName } from "../tables.ts"
import type { Db, Session } from "./db.ts"

/** Copies may be this old before they are compared with the database. */
const usualLookMs = 2_000

/** Age at which what a merchant set up is read again before it is answered: seen within seconds, after a quiet hour too. */
export const merchantStaleMs = 10_000

/** What is read often and changes seldom, held in memory until a part of the database changes. */
export interface Watch {
  /** The cached value of a key. The first is awaited; later ones are read in the background, while calls go on with the old one. */
  readonly keep: <A>(key: string, make: Effect.Effect<A, Unavailable>) => Effect.Effect<A, Unavailable>
}

/**
 * Watches parts of the database.
 *
 * @param names the parts whose change makes a cached value old
 * @param staleMs answers not compared with the database for this long are not returned: the caller waits
 * @param size most cached values; the oldest go first
 */
export const watchOf = (
  db: Db,
  names: ReadonlyArray<VersionName>,
  {
    lookMs = usualLookMs,
    staleMs = Number.POSITIVE_INFINITY,
    size = 200
  }: { readonly lookMs?: number; readonly staleMs?: number; readonly size?: number } = {}
): Watch => {
  const entries = new Map<string, Entry>()

  const renewed = <A>(key: string, make: Effect.Effect<A, Unavailable>): Effect.Effect<A, Unavailable> =>
    Effect.gen(function* () {
      // Read before the answer is made: what changes meanwhile is seen at the next look.
      const version = yield* versionsOf(db.replica, names)
      const before = entries.get(key)
      const answer = before?.version === version ? (before.answer as A) : yield* make
      entries.delete(key)
      entries.set(key, { version, answer, seenAt: performance.now(), looking: false })
      for (const oldest of entries.keys()) if (entries.size > size) entries.delete(oldest)
      return answer
    })

  return {
    keep: (key, make) =>
      Effect.suspend(() => {
        const held = entries.get(key)
        const age = held === undefined ? 0 : performance.now() - held.seenAt
        if (held === undefined || lookMs === 0 || age >= staleMs) return renewed(key, make)
        if (age >= lookMs && !held.looking) {
          held.looking = true
          Effect.runFork(
            Effect.ensuring(
              Effect.ignore(renewed(key, make)),
              Effect.sync(() => {
                held.looking = false
              })
            )
          )
        }
        return Effect.succeed(held.answer as Effect.Success<typeof make>)
      })
  }
}

const versionsOf = (on: Session, names: ReadonlyArray<VersionName>): Effect.Effect<string, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("versions").select("value").where("name", "in", names).orderBy("name").execute()
    return rows.map(({ value }) => value).join(".")
  })

interface Entry {
  readonly version: string
  readonly answer: unknown
  readonly seenAt: number
  looking: boolean
}
