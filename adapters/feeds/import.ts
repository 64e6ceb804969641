import { basename } from "node:path"
import { Effect, Result } from "effect"
import type { Written } from "#core/catalogue/catalogue-writer.port.ts"
import { type FeedOptions, openFeed } from "./feed.ts"
import { FeedRefused, type Finding, fileFinding, type Outcome } from "./findings.ts"
import type { FeedProduct } from "./product.ts"
import { type ImportStore, placer } from "./putting.ts"
import { openSource } from "./source.ts"

/** How far an import has come. */
export interface Progress {
  readonly pass: "checking" | "writing"
  /** Of this pass, from 0 to 1. */
  readonly share: number
  readonly products: number
  readonly variants: number
}

/** What an import did. */
export interface Imported {
  readonly file: string
  /** Products that were read and can be stored. */
  readonly products: number
  readonly variants: number
  /** Products that name no category the shop has: they stand in no list of one, and their cards lead to the review form. D-7. */
  readonly withoutCategory: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** How many findings of each kind there were. */
  readonly findings: Readonly<Record<Outcome, number>>
  /** Why nothing was taken, or why the import stopped. */
  readonly problem?: string
  /** 0 when all was taken, 2 when rows were refused, 1 when the file was. */
  readonly exit: 0 | 1 | 2
}

/** How a feed is imported. */
export interface ImportOptions extends FeedOptions {
  readonly path: string
  /** Name of the file in the report, if its path does not say it. */
  readonly name?: string
  /** Where products are stored; without one the file is only checked. */
  readonly store?: ImportStore
  readonly onFinding: (finding: Finding) => void
  readonly onProgress: (progress: Progress) => void
}

/** Products written at once, in one transaction. */
const batch = 200

/**
 * Takes a feed in two passes: the whole file is read and checked, then read again and written, each product whole or not
 * at all. A file that cannot be read to its end writes nothing; what the file does not name is left as it is.
 */
export const importFeed = async (options: ImportOptions): Promise<Imported> => {
  const file = options.name ?? basename(options.path)
  const findings = { fix: 0, sanitise: 0, reject_row: 0, reject_file: 0 }
  const report = (finding: Finding): void => {
    findings[finding.outcome]++
    options.onFinding(finding)
  }
  const written = { products: 0, variants: 0, withoutCategory: 0, added: 0, changed: 0, unchanged: 0 }
  const done = (problem?: string): Imported => ({
    file,
    ...written,
    findings,
    ...(problem !== undefined && { problem }),
    exit: problem !== undefined ? 1 : findings.reject_row > 0 ? 2 : 0
  })
  try {
    const source = await openSource(options.path, file)
    const feed = await openFeed(source, options)
    feed.findings(report)
    const watch = (pass: Progress["pass"]) => {
      let bytes = 0
      const counted = { products: 0, variants: 0 }
      return {
        counted,
        read: (more: number) => {
          bytes += more
          options.onProgress({ pass, share: source.bytes === 0 ? 1 : Math.min(1, bytes / source.bytes), ...counted })
        }
      }
    }
    const checking = watch("checking")
    let withoutCategory = 0
    for await (const product of feed.products(report, checking.read)) {
      count(checking.counted, product)
      if (product.category.length === 0) withoutCategory++
    }
    Object.assign(written, checking.counted, { withoutCategory })
    if (written.products === 0 && findings.reject_row === 0)
      report(fileFinding(file, "fix", "no-products", "The file has 0 products; what the shop has stays as it is"))
    if (options.store === undefined || written.products === 0) return done()
    const writing = watch("writing")
    const put = placer(options.store)
    const problem = await inBatches(
      feed.products(() => {}, writing.read),
      async (products) => {
        const outcome = await Effect.runPromise(Effect.result(put(products)))
        if (Result.isFailure(outcome)) return unavailable(written)
        keep(written, outcome.success)
        for (const product of products) count(writing.counted, product)
        for (const refused of outcome.success.refused) {
          const product = products.find(({ draft }) => draft.sourceId === refused.sourceId)
          const { record = null, key = refused.sourceId } = product ?? {}
          report({
            file,
            record,
            key,
            outcome: "reject_row",
            field: "",
            code: refused.problem,
            message: "The catalogue refuses the product"
          })
        }
        return undefined
      }
    )
    return done(problem)
  } catch (cause) {
    if (!(cause instanceof FeedRefused)) throw cause
    report(fileFinding(file, "reject_file", cause.code, cause.message))
    Object.assign(written, { products: 0, variants: 0, withoutCategory: 0 })
    return done(cause.message)
  }
}

const count = (counted: { products: number; variants: number }, { draft }: FeedProduct): void => {
  counted.products++
  counted.variants += draft.combinations.length
}

const keep = (written: { added: number; changed: number; unchanged: number }, put: Written): void => {
  written.added += put.added.length
  written.changed += put.changed.length
  written.unchanged += put.unchanged
}

const unavailable = ({ added, changed, unchanged }: { added: number; changed: number; unchanged: number }): string =>
  `The database did not answer. ${added + changed + unchanged} products are in, each whole; run the import again for the others.`

/** Writes some hundred at a time; ends with the first problem. */
const inBatches = async <T>(
  all: AsyncIterable<T>,
  use: (some: ReadonlyArray<T>) => Promise<string | undefined>
): Promise<string | undefined> => {
  let some: Array<T> = []
  for await (const one of all) {
    some.push(one)
    if (some.length < batch) continue
    const problem = await use(some)
    if (problem !== undefined) return problem
    some = []
  }
  return some.length > 0 ? use(some) : undefined
}
