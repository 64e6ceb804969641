import type { Effect } from "effect"
import { remotePicture } from "#adapters/feeds/pictures.ts"
import type { CategoryRow } from "#adapters/merchant/place.parts.ts"
import { type Content, writeContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { type CataloguePart, changeCatalogue, changeWithin } from "#adapters/postgres/catalogue/versions.sql.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { changeBrands, changeCategories } from "#adapters/postgres/selling/merchant-writer.sql.ts"
import { writeVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { writeSpecials } from "#adapters/postgres/window/specials.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { countryNamed } from "../../ports/countries.ts"
import type { Plans, Setup } from "./setup-rows.ts"

/** Writes the rows of each part that is given; versions of catalogue and content rise if something changed. */
export const writeSetup = (tx: Session, setup: Setup, plans: Plans): Effect.Effect<void, Unavailable> =>
  tx.ask(async (on) => {
    const { brands, categories, specials } = plans
    if (brands || categories || specials)
      await changeCatalogue(on, async (_, version) => {
        const inBrands = brands ? await changeBrands(on, brands.given, countryNamed) : false
        const inCategories = categories
          ? await changeCategories(on, categories.given.map(categoryChange(setup)))
          : false
        const inSpecials = specials ? await writeSpecials(on, setup.specials, specials.rows, version) : false
        const changed: ReadonlyArray<CataloguePart> = [
          ...(inBrands || inCategories ? (["places"] as const) : []),
          ...(inSpecials ? (["products"] as const) : [])
        ]
        return { answer: undefined, changed }
      })
    if (plans.vouchers) await writeVouchers(on, plans.vouchers.given)
    const content = contentOf(setup, plans)
    if (Object.keys(content).length > 0)
      await changeWithin(on, "content", async () => ({
        answer: undefined,
        changed: (await writeContent(on, content)) > 0
      }))
  })

const categoryChange =
  ({ pictures }: Setup) =>
  ({ picture, ...row }: CategoryRow) => {
    const held = pictures.get(row.id)
    const stored =
      held?.src === picture ? held : picture === undefined ? undefined : remotePicture(picture, row.name.id)
    return { ...row, ...(stored && { picture: stored }) }
  }

/** Texts and their questions are written together. */
const contentOf = (setup: Setup, plans: Plans): Content => {
  const { shop, stores, banks, couriers, banners, gifts, selections, steps, pages, questions } = plans
  const asked = questions?.rows ?? setup.questions
  const texts = pages?.rows ?? setup.pages
  const [identity] = shop?.rows ?? []
  return {
    ...(identity && { identity }),
    ...(stores && { stores: stores.rows }),
    ...(banks && { banks: banks.rows }),
    ...(couriers && { couriers: couriers.rows }),
    ...(banners && { banners: banners.rows }),
    ...(gifts && { gifts: gifts.rows }),
    ...(selections && { selections: selections.rows }),
    ...((steps || selections) && {
      steps: (steps?.rows ?? setup.steps).filter(({ selection }) =>
        (selections?.rows ?? setup.selections).some(({ id }) => id === selection)
      )
    }),
    ...((pages || questions) && {
      pages: texts.map((text) => ({
        ...text,
        questions: asked.filter(({ page }) => page === text.slug).map(({ page: _, ...question }) => question)
      }))
    })
  }
}
