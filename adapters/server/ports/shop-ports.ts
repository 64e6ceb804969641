import { sqlBanners } from "#adapters/postgres/banners.sql.ts"
import { sqlReviewers } from "#adapters/postgres/catalogue/reviewers.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import { sqlSearch } from "#adapters/postgres/catalogue/search.sql.ts"
import { sqlSelections } from "#adapters/postgres/discovery/selections.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlJournal } from "#adapters/postgres/journal/journal.sql.ts"
import { sqlStores } from "#adapters/postgres/selling/stores.sql.ts"
import { bannersOver } from "#core/banners/banners.usecases.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { catalogueOver } from "#core/catalogue/catalogue.usecases.ts"
import { selectionsOver } from "#core/discovery/selections/selections.usecases.ts"
import { journalOver } from "#core/journal/journal.usecases.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import { reviewersOver } from "#core/reviews/reviewers/reviewers.usecases.ts"
import { reviewsOver } from "#core/reviews/reviews.usecases.ts"
import type { SearchStore } from "#core/search/search.port.ts"
import { searchOver } from "#core/search/search.usecases.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { switchedAreas, switchedPort } from "#core/shop/switched-port.usecases.ts"
import { storesOver } from "#core/stores/stores.usecases.ts"
import { switchedStores } from "#core/stores/switched-stores.usecases.ts"
import type { OffNow } from "#core/toggles/toggles.port.ts"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import type { Caller } from "../http/caller.ts"
import type { Secret } from "../secret.ts"
import { type Makers, whenAsked } from "../when-asked.ts"
import type { TrackedEvents } from "../window/tracked-events.ts"
import type { Accounts } from "./account.ts"
import { productBookmarksOf, recommendationsOf } from "./discovery.ts"
import type { ReviewPhotos } from "./photos.ts"
import type { Profiles } from "./profile.ts"
import { proposalPorts } from "./proposals.ts"
import { pushPorts } from "./push.ts"
import { reactionsOf, savedReviewsOf } from "./reactions.ts"
import type { Selling } from "./selling.ts"
import type { StockedIndex } from "./stocked-index.ts"
import { adPorts, trackingPorts } from "./window.ts"
import { ownReviewPorts, writingPorts } from "./writing.ts"

/** What the ports of the shop stand on. */
interface Behind {
  readonly secret: Secret
  readonly db: Db
  readonly catalogue: StockedIndex
  readonly selling: Selling
  readonly accounts: Accounts
  readonly profiles: Profiles
  readonly photos: ReviewPhotos
  readonly tracked: TrackedEvents
  readonly clock: Clock
  readonly random: RandomSource
  readonly off: OffNow
}

/** Every port of the shop: the catalogue's calls are answered from the index, the others from the database. */
export const portsOver = (
  { secret, db, catalogue: { index }, selling, accounts, profiles, photos, tracked, clock, random, off }: Behind,
  config: Config
) => {
  const [reviews, banners, stores] = [sqlReviews(db), sqlBanners(db), sqlStores(db)]
  const shownStores = switchedStores(stores, off)
  const reviewers = sqlReviewers(db)
  const reactions = reactionsOf(db)
  const journal = sqlJournal(db)
  const selections = sqlSelections(db)
  const search: SearchStore = { ...index.search, keepFeedback: sqlSearch(db).keepFeedback }
  // Most calls use a single port: each is created on first use.
  const makers: Makers<Asker, ShopPorts> = {
    ...selling.ports,
    catalogue: (reader) => catalogueOver(index.catalogue, reader),
    search: (reader) => searchOver(search, reader),
    reviews: (reader, { catalogue }) => reviewsOver(reviews, catalogue, reader),
    reviewers: (reader, { catalogue }) => reviewersOver(reviewers, catalogue, reader),
    writing: writingPorts(db, random),
    reactions,
    photos: (asker) => photos.portFor(asker),
    ownReviews: ownReviewPorts(db),
    savedReviews: savedReviewsOf(db),
    selections: (reader, sources) => selectionsOver(selections, sources, reader),
    recommendations: recommendationsOf(db, index.recommending),
    productBookmarks: productBookmarksOf(db),
    push: pushPorts(db, config, secret),
    proposals: proposalPorts(db, random),
    banners: (reader, { catalogue }) => bannersOver(banners, catalogue, reader),
    ads: adPorts(db, config),
    tracking: trackingPorts(tracked.store, db, config),
    stores: (reader) => storesOver(shownStores, reader),
    journal: (reader, { catalogue }) => journalOver(journal, catalogue, reader),
    profile: (asker) => profiles.profile(asker),
    people: (asker) => profiles.people(asker),
    searchHistory: (asker) => profiles.searchHistory(asker),
    account: (asker) => accounts.portFor(asker),
    toggles: () => accounts.toggles
  }
  const portsOf = whenAsked<Asker, ShopPorts>({ ...makers, ...switchedMakers(makers, off) })
  return (caller: Caller): ShopPorts => portsOf({ ...caller, now: caller.preview ?? clock.now() })
}

/** Returns how the ports are made that refuse new uses of what is switched off. Decision 0146. */
const switchedMakers = (makers: Makers<Asker, ShopPorts>, off: OffNow): Partial<Makers<Asker, ShopPorts>> =>
  Object.fromEntries(
    switchedAreas.map((area) => [
      area,
      (asker: Asker, own: ShopPorts) => switchedPort(area, makers[area](asker, own), off)
    ])
  )

/** Who asks, and when. */
interface Asker extends Caller, Reader {}
