import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { ReviewUnknown } from "#core/reviews/reviews.errors.ts"
import {
  type OwnReviewInput,
  type OwnReviewPort,
  ownReviewMachineOver
} from "#core/reviews/writing/own-review.machine.ts"
import { viewOwnReview } from "#core/reviews/writing/own-review.view.ts"
import { openMachine } from "../../profile/profile-fixture.ts"
import { type Fate, well } from "../../selling-line.ts"
import { someOwnReview } from "./own-review-fixture.ts"

const lost: Fate = { ...well, lost: "call" }

/** A shop with one review of the member, of product 1. */
const shop = () => {
  let own = someOwnReview(1)
  let isMember = true
  const memberOnly = Effect.suspend(() => (isMember ? Effect.void : Effect.fail(new Unauthenticated())))
  const port: OwnReviewPort = {
    fetchBlockState: ({ product }) =>
      Effect.as(memberOnly, product === own.review.productId ? { own: own.review.id } : {}),
    review: ({ id }) =>
      Effect.andThen(memberOnly, () => (id === own.review.id ? Effect.succeed(own) : Effect.fail(new ReviewUnknown())))
  }
  return {
    port,
    become: (member: boolean) => {
      isMember = member
    },
    change: () => {
      own = { ...own, version: own.version + 1 }
    }
  }
}
const open = (of: ReturnType<typeof shop>, input: OwnReviewInput, fate?: () => Fate) =>
  openMachine(ownReviewMachineOver, of.port, input, viewOwnReview, fate)

describe("one of a member's reviews", () => {
  it("is found by its product, or by its id, and read again once it is another one", async () => {
    const of = shop()
    for (const input of [{ product: ProductId(1) }, { id: ReviewId("r1") }]) {
      const page = open(of, input)
      expect(page.view()).toEqual({ step: "reading", own: null })
      await page.clock.advance(50)
      expect(page.view()).toMatchObject({ step: "shown", own: { productName: "Produk 1" } })
      const before = page.view().own?.version ?? 0
      of.change()
      page.say({ type: "reload.wanted" })
      await page.clock.advance(50)
      expect(page.view().own?.version).toBe(before + 1)
    }
  })

  it("is missing if there is none, or it is of another member", async () => {
    for (const input of [{ product: ProductId(2) }, { id: ReviewId("r2") }]) {
      const page = open(shop(), input)
      await page.clock.advance(50)
      expect(page.view()).toEqual({ step: "missing", own: null })
    }
  })

  it("is read again after a failure, by a press or once the connection returns", async () => {
    for (const input of [{ product: ProductId(1) }, { id: ReviewId("r1") }])
      for (const type of ["retry.wanted", "connection.returned"]) {
        let fate = lost
        const page = open(shop(), input, () => fate)
        await page.clock.advance(50)
        expect(page.view().step).toBe("failed")
        fate = well
        page.say({ type })
        await page.clock.advance(50)
        expect(page.view().step).toBe("shown")
      }
  })

  it("asks to log in once the session is over", async () => {
    for (const input of [{ product: ProductId(1) }, { id: ReviewId("r1") }]) {
      const of = shop()
      of.become(false)
      const page = open(of, input)
      await page.clock.advance(50)
      expect(page.view().step).toBe("loginWanted")
      of.become(true)
      page.say({ type: "retry.wanted" })
      await page.clock.advance(50)
      expect(page.view().step).toBe("shown")
    }
  })
})
