import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { nothingWritten } from "#core/reviews/spam-block.rule.ts"
import { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import type { BlockState } from "#core/reviews/write-review.port.ts"
import { viewWriteReview } from "#core/reviews/write-review.view.ts"
import { noAnswers } from "#core/reviews/writing/answers.ts"
import { starPartsOf } from "#core/reviews/writing/star-parts.rule.ts"
import { someNow } from "../../arbitraries.ts"

import { settle } from "../../virtual-clock.ts"

const [red, pink] = [CombinationId("100101"), CombinationId("100102")]
const asks = { parts: starPartsOf("makeup"), combinations: [red, pink], tags: [] }

/** The form of a product, with what the shop knows and what was chosen before. */
const formAfter = async (state: BlockState, chosen: CombinationId | null = null) => {
  const port = { fetchBlockState: () => Effect.succeed(state), submitReview: () => Effect.never }
  const draft = { details: "", answers: { ...noAnswers, combination: chosen } }
  const input = { product: ProductId(1), asks, draft, facts: nothingWritten, at: someNow }
  const actor = createActor(writeReviewMachineOver(port), { input }).start()
  await settle()
  const { step, boughtAt, answers } = viewWriteReview(actor.getSnapshot())
  return { step, boughtAt, combination: answers.combination }
}

describe("the form of something that was bought (D-42)", () => {
  const bought = { combinations: [{ id: pink, isReviewed: false, boughtAt: someNow }] }

  it("names the combination that was bought, unless another one was chosen", async () => {
    expect(await formAfter(bought)).toEqual({ step: "writing", boughtAt: someNow, combination: pink })
    expect(await formAfter(bought, red)).toEqual({ step: "writing", boughtAt: someNow, combination: red })
  })

  it("names none that is sold no more, or that was not bought", async () => {
    const old = { combinations: [{ id: CombinationId("9"), isReviewed: false, boughtAt: someNow }] }
    expect(await formAfter(old)).toEqual({ step: "writing", boughtAt: someNow, combination: null })
    const reviewed = { combinations: [{ id: pink, isReviewed: true }] }
    expect(await formAfter(reviewed)).toEqual({ step: "writing", boughtAt: null, combination: null })
    expect(await formAfter({})).toEqual({ step: "writing", boughtAt: null, combination: null })
  })
})
