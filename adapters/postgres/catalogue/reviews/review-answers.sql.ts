import { Effect, Fiber } from "effect"
import { sql } from "kysely"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type BoundedAnswers, type Bounds, boundedAnswers } from "../../engine/bounded-answers.ts"
import type { Db } from "../../engine/db.ts"
import { prepare } from "../../engine/quick.ts"

/** Age at which what is stored is compared with the database again, before it is answered. */
export const usualLookMs = 2_000
/** Most answers that a process stores, and the bytes they may take. */
const usualBounds: Readonly<Record<AnswerKind, Bounds>> = {
  list: { entries: 4_000, bytes: 48_000_000 },
  sum: { entries: 8_000, bytes: 16_000_000 }
}

/** Lists are long and read quickly, sums are short and take long: neither pushes out the other. */
type AnswerKind = "list" | "sum"

/** Answers about reviews, stored in the process until what they are about has changed. Decision 0116. */
export interface ReviewAnswers {
  /**
   * Returns the stored answer of a key, or makes it. Those who ask for it meanwhile wait for the same one.
   *
   * @param key names the question among those of its kind
   * @param product the one whose reviews alone the answer is about; undefined for answers about all
   */
  readonly answer: <A>(
    kind: AnswerKind,
    key: string,
    product: ProductId | undefined,
    make: Effect.Effect<A, Unavailable>
  ) => Effect.Effect<A, Unavailable>
  /** How much is stored now. */
  readonly held: (kind: AnswerKind) => Bounds
}

/** How answers about reviews are stored. */
export interface Storing {
  /** Milliseconds for which what is stored is answered without looking whether it has changed; 0 looks each time. */
  readonly lookMs?: number
  readonly bounds?: Readonly<Record<AnswerKind, Bounds>>
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed?: () => number
}

/**
 * Stores answers about reviews. None is older than `lookMs`: then the caller waits for a look at what has changed, which is one
 * question for all answers together. A look follows each transaction of this process, too, so that a member sees what it wrote.
 */
export const reviewAnswers = (
  db: Db,
  { lookMs = usualLookMs, bounds = usualBounds, elapsed = () => performance.now() }: Storing = {}
): ReviewAnswers => {
  const partOf = (kind: AnswerKind): Part => ({ answers: boundedAnswers(bounds[kind]), making: new Map() })
  const parts: Readonly<Record<AnswerKind, Part>> = { list: partOf("list"), sum: partOf("sum") }
  /** The version at which the reviews of a product changed last, since this process first looked. */
  const changedAt = new Map<number, number>()
  let seen: Seen | undefined
  /** Rises when everything stored is void. */
  let epoch = 0

  const note = (found: Looked, lookedAt: number, transactions: number): void => {
    // Of two looks at once the one that began later knows more.
    if (seen !== undefined && lookedAt < seen.lookedAt) return
    // An older version is another database, such as a backup that was put back.
    if (seen !== undefined && (found.catalogue !== seen.catalogue || found.reviews < seen.reviews)) epoch++
    for (const product of found.changed) changedAt.set(product, found.reviews)
    seen = { ...found, lookedAt, transactions }
  }
  const look = Effect.suspend(() => {
    const [lookedAt, transactions] = [elapsed(), db.transactions()]
    return Effect.map(lookedUp(db, seen?.reviews), (found) => note(found, lookedAt, transactions))
  })
  const isFresh = (): boolean =>
    seen !== undefined && elapsed() - seen.lookedAt < lookMs && seen.transactions === db.transactions()
  const isValid = (made: Made<unknown>, product: ProductId | undefined): boolean =>
    made.epoch === epoch &&
    (product === undefined ? made.version === seen?.reviews : made.version >= (changedAt.get(product) ?? 0))

  const made = <A>(
    { answers, making }: Part,
    key: string,
    make: Effect.Effect<A, Unavailable>
  ): Effect.Effect<A, Unavailable> =>
    Effect.gen(function* () {
      // What changes while it is made has a higher version.
      const at = { epoch, version: seen?.reviews ?? 0 }
      // Of its own, so that one caller who leaves does not end it for the others.
      const fiber = yield* Effect.forkDetach(make)
      const mine = { ...at, value: fiber }
      making.set(key, mine)
      fiber.addObserver((exit) => {
        if (making.get(key) === mine) making.delete(key)
        if (exit._tag === "Success")
          answers.put(key, { ...at, value: exit.value, bytes: bytesOf(key) + bytesOf(exit.value) })
      })
      return yield* Fiber.join(fiber)
    })

  return {
    answer: <A>(kind: AnswerKind, key: string, product: ProductId | undefined, make: Effect.Effect<A, Unavailable>) => {
      const part = parts[kind]
      const answered = Effect.suspend(() => {
        const known = part.answers.get(key)
        if (known !== undefined && isValid(known, product)) return Effect.succeed(known.value as A)
        const underWay = part.making.get(key)
        if (underWay !== undefined && isValid(underWay, product))
          return Fiber.join(underWay.value as Fiber.Fiber<A, Unavailable>)
        return made(part, key, make)
      })
      return Effect.suspend(() => (isFresh() ? answered : Effect.andThen(look, answered)))
    },
    held: (kind) => parts[kind].answers.held()
  }
}

/** What is stored of a kind, and what is being made. */
interface Part {
  readonly answers: BoundedAnswers<Stored>
  readonly making: Map<string, Made<Fiber.Fiber<unknown, Unavailable>>>
}

interface Made<V> {
  readonly epoch: number
  /** Version of the reviews that it knows. */
  readonly version: number
  readonly value: V
}

interface Stored extends Made<unknown> {
  readonly bytes: number
}

interface Looked {
  readonly reviews: number
  readonly catalogue: number
  /** Products whose reviews have changed since. */
  readonly changed: ReadonlyArray<number>
}

interface Seen extends Looked {
  readonly lookedAt: number
  /** Transactions of this process that had ended before. */
  readonly transactions: number
}

const lookedUp = (db: Db, since: number | undefined): Effect.Effect<Looked, Unavailable> =>
  db.replica.ask(async (on) => {
    const { rows } = await prepare(sql<Looked>`
      select (select value from versions where name = 'reviews') as reviews,
        (select value from versions where name = 'catalogue') as catalogue,
        (select coalesce(jsonb_agg(product_id), '[]') from review_changes
          where version > ${since ?? Number.MAX_SAFE_INTEGER}) as changed`).execute(on)
    return rows[0] ?? { reviews: 0, catalogue: 0, changed: [] }
  })

/** About what an answer takes in memory, with the compressed text that is sent of it. */
const bytesOf = (answer: unknown): number => 2 * (JSON.stringify(answer)?.length ?? 0)
