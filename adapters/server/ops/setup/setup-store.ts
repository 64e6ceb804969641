import { Data, Effect } from "effect"
import { publicAddress } from "#adapters/feeds/pictures.ts"
import type { Cells } from "#adapters/merchant/cells.ts"
import type { Part, PartFacts, PartName } from "#adapters/merchant/part.ts"
import { parts } from "#adapters/merchant/parts.ts"
import type { CategoryRow } from "#adapters/merchant/place.parts.ts"
import type { StoreRow } from "#adapters/merchant/store.part.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { putRows } from "#adapters/postgres/rows.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { judgedSelections } from "../discovery/setup-selections.ts"
import { factsOfVouchers } from "../vouchers/voucher-editing.ts"
import { bannerProblems, picturesOf } from "../window/setup-banners.ts"
import { specialProblems } from "../window/setup-specials.ts"
import { factsOfGifts, giftProblems } from "./setup-gifts.ts"
import { type Plan, planPart, type SetupChange, type SetupProblem, withProblems } from "./setup-plan.ts"
import { type Plans, readSetup, type Setup } from "./setup-rows.ts"
import { writeSetup } from "./setup-writing.ts"

/** Rows of a setup by their part. */
export type SetupRows = Readonly<Partial<Record<PartName, ReadonlyArray<Cells>>>>

/** How a setup is stored. */
export interface SetupOptions {
  /** Who does it, for the log. */
  readonly by: string
  readonly now: Instant
  /** Whether to report what would change, and write nothing. */
  readonly dryRun: boolean
  /** Whether stores, bank accounts, couriers, texts and questions that are not given go. */
  readonly removeOthers: boolean
  /** Why, for the log. */
  readonly note?: string
}

/** What a setup did, or would do. */
export interface SetupDone {
  readonly changes: ReadonlyArray<SetupChange>
  readonly unchanged: number
}

/** Some rows of a setup cannot be taken; nothing of it was written. */
export class SetupRefused extends Data.TaggedError("SetupRefused")<{
  readonly problems: ReadonlyArray<SetupProblem>
}> {}

/** Ends a transaction in which everything was tried, so that nothing of it stays. */
class OnlyTried extends Data.TaggedError("OnlyTried")<{ readonly done: SetupDone }> {}

/** Rows that are created with products, of which there is one, or which orders have used: they are never deleted. */
const lasting: ReadonlySet<PartName> = new Set(["shop", "brands", "categories", "vouchers"])

/** Returns what the merchant set up, as rows that can be stored again. */
export const exportPart = (on: Session, name: PartName): Effect.Effect<ReadonlyArray<Cells>, Unavailable> =>
  Effect.map(readSetup(on), (setup) => rowsIn(parts[name] as Part<unknown>, setup[name] as ReadonlyArray<unknown>))

const rowsIn = <A>(part: Part<A>, rows: ReadonlyArray<A>): ReadonlyArray<Cells> => rows.map(part.write)

/** Stores rows in the parts of a shop, all or nothing, in one transaction. */
export const applySetup = (
  db: Db,
  regions: RegionsStore,
  given: SetupRows,
  options: SetupOptions
): Effect.Effect<SetupDone, SetupRefused | Unavailable> =>
  Effect.catchTag(
    db.inTransaction((tx) =>
      Effect.gen(function* () {
        // Taken in one order by everybody, and before anything is read.
        yield* tx.ask((on) =>
          on
            .selectFrom("versions")
            .select("name")
            .where("name", "in", ["catalogue", "content"])
            .orderBy("name")
            .forUpdate()
            .execute()
        )
        const facts = {
          regions,
          ...(given.vouchers && { vouchers: yield* factsOfVouchers(tx, given.vouchers) }),
          ...(given.gifts && { gifts: yield* factsOfGifts(tx, given.gifts) }),
          ...(given.banners && { pictures: yield* picturesOf(tx, given.banners) })
        }
        const setup = yield* readSetup(tx)
        const { banners, specials, gifts, selections, steps, ...rest } = yield* planned(
          setup,
          given,
          facts,
          options.removeOthers
        )
        const plans: Plans = {
          ...rest,
          gifts: gifts && withProblems(gifts, yield* giftProblems(tx, gifts, setup.gifts)),
          banners: banners && withProblems(banners, yield* bannerProblems(tx, banners)),
          specials: specials && withProblems(specials, yield* specialProblems(tx, specials)),
          ...(yield* judgedSelections(tx, { selections, steps }, setup.selections))
        }
        const problems = Object.values(plans).flatMap((plan) => plan?.problems ?? [])
        if (problems.length > 0) return yield* new SetupRefused({ problems })
        yield* writeSetup(tx, setup, plans)
        const all = Object.values(plans)
        const done: SetupDone = {
          changes: all.flatMap((plan) => plan?.changes ?? []),
          unchanged: all.reduce((sum, plan) => sum + (plan?.unchanged ?? 0), 0)
        }
        if (options.dryRun) return yield* new OnlyTried({ done })
        yield* logged(tx, done, options)
        return done
      })
    ),
    "OnlyTried",
    ({ done }) => Effect.succeed(done)
  )

const planned = Effect.fnUntraced(function* (setup: Setup, given: SetupRows, facts: PartFacts, removeOthers: boolean) {
  const plan = <A>(part: Part<A>, stored: ReadonlyArray<A>) => {
    const rows = given[part.name]
    if (rows === undefined) return Effect.succeed(undefined)
    return planPart(part, stored, rows, { facts, removeOthers: removeOthers && !lasting.has(part.name) })
  }
  const shop = yield* plan(parts.shop, setup.shop)
  const stores = yield* plan(parts.stores, setup.stores)
  const brands = yield* plan(parts.brands, setup.brands)
  const categories = yield* plan(parts.categories, setup.categories)
  const pages = yield* plan(parts.pages, setup.pages)
  const questions = yield* plan(parts.questions, setup.questions)
  const slugs = new Set((pages?.rows ?? setup.pages).map(({ slug }) => slug))
  const plans: Plans = {
    shop: shop && withProblems(shop, tooMany(shop.given.length)),
    stores: stores && withOneDefault(stores),
    banks: yield* plan(parts.banks, setup.banks),
    couriers: yield* plan(parts.couriers, setup.couriers),
    brands: brands && withProblems(brands, notThere("brands", brands.given, setup.brands)),
    categories:
      categories &&
      withProblems(categories, [
        ...notThere("categories", categories.given, setup.categories),
        ...foreignPictures(categories.given, setup)
      ]),
    pages,
    questions: questions && withProblems(questions, pagesMissing(questions, slugs)),
    vouchers: yield* plan(parts.vouchers, setup.vouchers),
    gifts: yield* plan(parts.gifts, setup.gifts),
    selections: yield* plan(parts.selections, setup.selections),
    steps: yield* plan(parts.steps, setup.steps),
    banners: yield* plan(parts.banners, setup.banners),
    specials: yield* plan(parts.specials, setup.specials)
  }
  return plans
})

const tooMany = (rows: number): ReadonlyArray<SetupProblem> =>
  rows > 1 ? [{ part: "shop", row: 1, column: "name", message: "there is one shop: name one row" }] : []

/** The default that was given last in a row takes the place of the one before; two of them in one file are a mistake. */
const withOneDefault = (plan: Plan<StoreRow>): Plan<StoreRow> => {
  const [chosen, other] = plan.given.filter(({ isDefault }) => isDefault)
  if (chosen === undefined) return plan
  const message = `only one store can be the default, and ${chosen.name} is`
  const row = other === undefined ? 0 : plan.given.indexOf(other)
  const problems: ReadonlyArray<SetupProblem> = other ? [{ part: "stores", row, column: "default", message }] : []
  const rows = plan.rows.map((store) => ({ ...store, isDefault: store.id === chosen.id }))
  return withProblems({ ...plan, rows }, problems)
}

const notThere = (
  part: "brands" | "categories",
  given: ReadonlyArray<{ readonly id: number | string }>,
  stored: ReadonlyArray<{ readonly id: number | string }>
): ReadonlyArray<SetupProblem> =>
  given.flatMap(({ id }, row) =>
    stored.some((known) => known.id === id)
      ? []
      : [{ part, row, column: "id", message: `there is no "${id}": ${part} come with products` }]
  )

/** Pictures of the shop's own are only those that are there; others stand on the public web. */
const foreignPictures = (given: ReadonlyArray<CategoryRow>, { pictures }: Setup): ReadonlyArray<SetupProblem> =>
  given.flatMap(({ id, picture }, row) => {
    if (picture === undefined || picture === pictures.get(id)?.src) return []
    const read = publicAddress(picture)
    return "problem" in read
      ? [{ part: "categories", row, column: "picture", message: `the address ${read.problem}` }]
      : []
  })

const pagesMissing = (
  { given, rows }: Plan<{ readonly page: string }>,
  slugs: ReadonlySet<string>
): ReadonlyArray<SetupProblem> =>
  given.length === 0 || rows.length === 0
    ? []
    : given.flatMap(({ page }, row) =>
        slugs.has(page) ? [] : [{ part: "questions", row, column: "page", message: `there is no text "${page}"` }]
      )

const logged = (
  tx: Session,
  { changes }: SetupDone,
  { by: name, now, note }: SetupOptions
): Effect.Effect<void, Unavailable> =>
  tx.ask(async (on) => {
    const at = moment(now)
    await putRows(
      on,
      "ops_log",
      changes.map(({ part, kind, key, columns }) => ({
        at,
        name,
        action: `setup ${part}`,
        subject: key.slice(0, 200),
        detail: { kind, columns, ...(note !== undefined && { note }) }
      }))
    )
  })
