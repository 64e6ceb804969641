import { Effect } from "effect"
import type { CataloguePort, Reader } from "../catalogue/catalogue.port.ts"
import { pictureIn, wordsIn } from "../catalogue/names.rule.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import type { Banner, BannerGroup, Banners } from "./banner.ts"
import type { BannerStore, BannersPort } from "./banners.port.ts"
import { announcedAt, type Running, runningAt, standsAt } from "./running.rule.ts"
import type { StoredBanner } from "./stored-banner.ts"

/** The merchant's banners as one shopper sees them at one moment; their products come as the catalogue's cards. */
export const bannersOver = (
  store: BannerStore,
  { cards }: Pick<CataloguePort, "cards">,
  reader: Reader
): BannersPort => ({
  all: Effect.fnUntraced(function* ({ locations, target }) {
    const standing = (yield* store.banners).filter((stored) => standsAt(stored, locations, target))
    const running = standing.flatMap((stored) => {
      const run = runningAt(stored, reader.now)
      return run ? [{ stored, run }] : []
    })
    // After what runs, the soonest first.
    const announced = standing
      .flatMap((stored) => {
        const startsAt = announcedAt(stored, reader.now)
        return startsAt === undefined ? [] : [{ stored, run: { ...runningAt(stored, startsAt), startsAt } }]
      })
      .toSorted((one, other) => one.run.startsAt - other.run.startsAt)
    const all = [...running, ...announced]
    const ids = [...new Set(all.flatMap(({ stored }) => stored.products))]
    const found = ids.length > 0 ? yield* cards({ ids }) : []
    const byId = new Map(found.map((card) => [card.id, card]))
    return byGroup(all.map(({ stored, run }) => bannerOf(stored, run, byId, reader)))
  })
})

const byGroup = (banners: ReadonlyArray<Banner>): Banners => {
  const groups: Partial<Record<BannerGroup, ReadonlyArray<Banner>>> = {}
  for (const banner of banners) groups[banner.group] = [...(groups[banner.group] ?? []), banner]
  return groups
}

const bannerOf = (
  stored: StoredBanner,
  { startsAt, until }: Running & Pick<Banner, "startsAt">,
  cards: ReadonlyMap<ProductId, ProductCard>,
  { language }: Reader
): Banner => ({
  id: stored.id,
  group: stored.group,
  scope: { location: stored.location, targets: stored.targets },
  title: wordsIn(stored.title, language),
  ...(stored.text && { text: wordsIn(stored.text, language) }),
  ...(stored.action && { action: wordsIn(stored.action, language) }),
  ...(stored.link !== undefined && { link: stored.link }),
  ...(stored.wide && { wide: pictureIn(stored.wide, language) }),
  ...(stored.narrow && { narrow: pictureIn(stored.narrow, language) }),
  ...(stored.regions && { regions: stored.regions }),
  apply: stored.apply,
  ...(startsAt !== undefined && { startsAt }),
  ...(until !== undefined && { endsAt: until }),
  products: stored.products.flatMap((id) => cards.get(id) ?? [])
})
