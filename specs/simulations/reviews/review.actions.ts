import { ProductId } from "#core/catalogue/product.ts"
import { noPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import type { writingRules } from "#core/reviews/write-review.types.ts"
import { answered, type openReviews, type ReviewTab, texts } from "../../reviews/review-fixture.ts"
import type { Mood } from "../personas.ts"
import type { Action, World } from "../simulation.ts"

/** A shop that takes reviews, and the tabs in which one member writes them. */
export interface Writing extends World {
  readonly shop: ReturnType<typeof openReviews>
  readonly tabs: ReadonlyArray<ReviewTab>
  /** What the specification promises. */
  readonly promised: typeof writingRules
  /** How long a call was under way at most. */
  readonly slowest: () => number
  /** No answer was lost. */
  readonly isPlain: () => boolean
  readonly outcomes: ReadonlySet<string>
}

/** Goes on to the next product. */
export const goesOn = (tab: ReviewTab | undefined): void => tab?.opens(ProductId(tab.product() + 1))

const adds = (tab: ReviewTab | undefined, photo: string): void =>
  tab?.say({ type: "photos.changed", photos: { ...noPhotos, attached: [{ id: PhotoId(photo) }] } })
const types = (tab: ReviewTab | undefined, details: string): void => tab?.say({ type: "details.typed", details })
/** Fills in the whole form with this text, and sends it. */
export const sends = (tab: ReviewTab | undefined, details: string): void => {
  types(tab, details)
  tab?.say({ type: "part.rated", part: "all", stars: 4 })
  tab?.say({ type: "answer.chosen", answers: answered })
  tab?.say({ type: "tag.pressed", tag: "light" })
  tab?.say({ type: "review.sent" })
}

const says = (type: "review.sent" | "review.left" | "discard.confirmed" | "discard.declined") => ({
  does: ({ tabs }: Writing, tab: number) => tabs[tab]?.say({ type })
})

export const hour = 3_600_000

/** What a member who writes reviews does. */
export const reviewActions: ReadonlyArray<Action<Writing>> = [
  {
    says: "writes a good review and sends it",
    weight: 5,
    mood: "right",
    does: ({ tabs }, tab) => sends(tabs[tab], texts.good)
  },
  {
    says: "writes a review with a price and sends it",
    weight: 2,
    mood: "right",
    does: ({ tabs }, tab) => sends(tabs[tab], texts.price)
  },
  {
    says: "writes a review with a link and sends it",
    weight: 9,
    mood: "wrong",
    does: ({ tabs }, tab) => sends(tabs[tab], texts.link)
  },
  {
    says: "writes 149 characters and sends them",
    weight: 1,
    mood: "wrong",
    does: ({ tabs }, tab) => sends(tabs[tab], texts.short)
  },
  ...Object.entries(texts).map(([name, text]) => ({
    says: `types ${{ good: "a good review", short: "149 characters", price: "a price", link: "a link" }[name]}`,
    weight: 1,
    mood: "look" as Mood,
    does: ({ tabs }: Writing, tab: number) => types(tabs[tab], text)
  })),
  {
    says: "wipes what was typed",
    weight: 0.5,
    mood: "change",
    does: ({ tabs }, tab) => types(tabs[tab], " ")
  },
  {
    says: "rates one part only",
    weight: 0.7,
    mood: "look",
    does: ({ tabs }, tab) => tabs[tab]?.say({ type: "part.rated", part: "texture", stars: 5 })
  },
  {
    says: "adds a photo",
    weight: 0.7,
    mood: "look",
    does: ({ tabs }, tab) => adds(tabs[tab], "there")
  },
  {
    says: "adds a photo that the shop removes again",
    weight: 0.7,
    mood: "look",
    does: ({ tabs }, tab) => adds(tabs[tab], "removed")
  },
  { says: "sends what is typed", weight: 1.5, mood: "right", ...says("review.sent") },
  { says: "closes the page", weight: 1.5, mood: "change", ...says("review.left") },
  { says: "lets it be thrown away", weight: 0.7, mood: "change", ...says("discard.confirmed") },
  { says: "keeps what was typed", weight: 0.7, mood: "look", ...says("discard.declined") },
  {
    says: "goes on to the next product",
    weight: 1,
    mood: "change",
    does: ({ tabs }, tab) => goesOn(tabs[tab])
  },
  {
    says: "has seven more published on another phone",
    weight: 3,
    mood: "right",
    does: ({ shop }) => shop.writesElsewhere(7)
  },
  {
    says: "logs out in another tab",
    weight: 0.4,
    mood: "wrong",
    does: ({ shop, tabs }) => {
      shop.become(false)
      for (const tab of tabs) tab.say({ type: "session.changed" })
    }
  },
  {
    says: "logs in in another tab",
    weight: 0.6,
    mood: "right",
    does: ({ shop, tabs }) => {
      shop.become(true)
      for (const tab of tabs) tab.say({ type: "session.changed" })
    }
  },
  {
    says: "sets the clock of the phone back by two hours",
    weight: 0.4,
    mood: "wrong",
    does: ({ shop }) => shop.turnClock(-2 * hour)
  },
  {
    says: "sets the clock of the phone on by two hours",
    weight: 0.4,
    mood: "wrong",
    does: ({ shop }) => shop.turnClock(2 * hour)
  }
]
