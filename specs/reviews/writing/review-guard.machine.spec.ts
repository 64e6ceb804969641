import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { ReviewId } from "#core/reviews/review.ts"
import type { WriteReviewPort } from "#core/reviews/write-review.port.ts"
import { reviewGuardMachineOver } from "#core/reviews/writing/review-guard.machine.ts"
import { someNow } from "../../arbitraries.ts"

type Answer = ReturnType<WriteReviewPort["fetchBlockState"]>

const asked = (answer: Answer) => {
  const products: Array<ProductId> = []
  const machine = reviewGuardMachineOver({
    fetchBlockState: ({ product }) => {
      products.push(product)
      return answer
    }
  })
  const actor = createActor(machine, { input: { product: ProductId(1001) } })
  return toPromise(actor.start()).then((output) => ({ output, products }))
}

const pause = { reason: "failures", until: instant(someNow + 3_600_000), leftMs: 3_600_000 } as const

describe("the way from a product to the form of its review", () => {
  it("leads to the form if the member may write", async () => {
    expect(await asked(Effect.succeed({}))).toEqual({ output: { outcome: "allowed" }, products: [1001] })
  })

  it("ends with the pause, with the review that is there, or at the log-in", async () => {
    expect((await asked(Effect.succeed({ pause }))).output).toEqual({ outcome: "blocked", pause })
    expect((await asked(Effect.succeed({ own: ReviewId("r1"), pause }))).output).toEqual({ outcome: "reviewed" })
    expect((await asked(Effect.fail(new Unauthenticated()))).output).toEqual({ outcome: "loginWanted" })
  })

  it("leads to the form if the shop does not answer: the form asks again", async () => {
    expect((await asked(Effect.fail(new Unavailable()))).output).toEqual({ outcome: "allowed" })
  })
})
