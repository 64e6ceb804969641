import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { ProductId } from "#core/catalogue/product.ts"
import type { languages } from "#core/kernel/text.ts"
import type { Reaction } from "#core/reviews/reactions/reaction.ts"
import { reactionsMachine } from "#core/reviews/reactions/reactions.machine.ts"
import { type Review, ReviewId } from "#core/reviews/review.ts"
import { i18nOf } from "#ui/messages/i18n.ts"
import { TextsProvider } from "#ui/messages/TextsContext.ts"
import { ReviewActions } from "#ui/reviews/ReviewActions.tsx"
import { someNow } from "../arbitraries.ts"
import { wordsIn } from "./all-texts.ts"

// Styles are made by the build.
vi.mock("#ui/reviews/ReviewCard.css.ts", () => ({ foot: "foot", end: "end", own: "own" }))
vi.mock("#ui/kit/overlay/Sheet.tsx", () => ({ warmSheets: () => {} }))
vi.mock("#ui/kit/picture/Icon.tsx", () => ({ Drawing: () => null }))
vi.mock("#ui/kit/picture/PageIcon.tsx", () => ({ PageIcon: () => null }))
vi.mock("#ui/kit/Button.tsx", async () => {
  const { createElement: element } = await import("react")
  const Button = ({ look: _, size: __, ...rest }: { look: string; size: string }) => element("button", rest)
  return { Button }
})

const review = (likes: number): Review => ({
  id: ReviewId("r1"),
  productId: ProductId(1),
  reviewer: { userName: "kirana", level: "base", expert: false, traits: [] },
  details: "Bagus.",
  rating: 5,
  stars: {},
  recommended: true,
  tags: [],
  repurchase: false,
  verifiedPurchase: false,
  likes,
  points: 0,
  pictures: [],
  createdAt: someNow
})

/** The buttons of a review, as a member sees them who has marked it so. */
const drawn = (likes: number, marks?: Partial<Reaction>, language: (typeof languages)[number] = "id"): string => {
  const stored = { review: ReviewId("r1"), likes, hasLiked: false, hasBookmarked: false, isOwn: false, ...marks }
  const context = { known: { r1: stored }, unread: [], asked: [], wanted: [], sent: null }
  const actor = createActor(reactionsMachine, {
    snapshot: reactionsMachine.resolveState({ value: "resting", context })
  })
  const screen = createElement(ReviewActions, {
    review: review(likes),
    reactions: { actor: marks === undefined ? undefined : actor, press: () => {}, dialog: null }
  })
  return renderToStaticMarkup(
    createElement(TextsProvider, { value: i18nOf(language, wordsIn(language), "Pendar") }, screen)
  )
}
const buttons = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)

describe("what a reader can do with a review", () => {
  it.each([
    ["id", ["Membantu (12), review kirana", "Simpan review kirana", "Laporkan: review kirana"]],
    ["en", ["Helpful (12), review by kirana", "Save the review by kirana", "Report: review by kirana"]]
  ] as const)("is named with its writer, in %s", (language, names) => {
    expect(buttons(drawn(12, undefined, language))).toEqual(names)
  })

  it("says how many it helped, if any", () => {
    expect(drawn(0)).toContain(">Membantu<")
    expect(drawn(3)).toContain(">Membantu (3)<")
  })

  it("shows what the member has marked as pressed", () => {
    const pressed = (html: string) => [...html.matchAll(/aria-pressed="(\w+)"/g)].map(([, is]) => is)
    expect(pressed(drawn(1))).toEqual(["false", "false"])
    expect(pressed(drawn(1, { hasLiked: true }))).toEqual(["true", "false"])
    expect(pressed(drawn(1, { hasBookmarked: true }))).toEqual(["false", "true"])
  })

  it("is only to save it, if the member wrote it; its likes are said", () => {
    const own = drawn(7, { isOwn: true })
    expect(buttons(own)).toEqual(["Simpan review kirana"])
    expect(own).toContain("Membantu (7)")
  })
})
