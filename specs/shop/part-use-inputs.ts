import { LineId, type WantedLine } from "#core/cart/cart.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import type { ReviewWritten } from "#core/reviews/write-review.port.ts"
import type { PartUses } from "#core/shop/part-uses.rule.ts"
import type { PartName } from "#core/toggles/features.ts"

const [product, combination] = [ProductId(1001), CombinationId("100103")]
const plain: WantedLine = { product, combination, quantity: 1 }
const gift: WantedLine = {
  ...plain,
  egift: { template: "ulang-tahun", recipientName: "Dewi", recipientEmail: "dewi@contoh.id", message: "Selamat!" }
}
const review: ReviewWritten = {
  product,
  details: "Warnanya keluar sekali oles, dan tidak kering di bibir. ".repeat(4).trim(),
  combination,
  stars: { effectiveness: 5, texture: 5, packaging: 4 },
  durationOfUse: "1–3 bulan",
  recommended: true,
  repurchase: true,
  tags: []
}
const id = CheckoutId("00000000-0000-4000-8000-000000000001")

type Rows<P> = {
  readonly [K in keyof P]: P[K] extends (input: infer I) => unknown
    ? ReadonlyArray<readonly [input: I, used: ReadonlyArray<PartName>]>
    : never
}

/** New uses of every call, with the parts they use; a call that is added without one does not compile. */
export const partUseInputs: { readonly [A in keyof PartUses]: Rows<PartUses[A]> } = {
  wishlist: { add: [[{ product }, ["wishlist"]]], addSold: [[{ soldAs: 50_001 }, ["wishlist"]]] },
  writing: {
    submitReview: [
      [review, ["write_review"]],
      [
        { ...review, photos: [{ id: PhotoId("00000000-0000-4000-8000-000000000002") }] },
        ["write_review", "review_photos"]
      ]
    ]
  },
  photos: {
    upload: [
      [{ picture: new Uint8Array([1]) }, ["review_photos"]],
      [{ picture: new Uint8Array([1]), of: "proposal" }, []]
    ]
  },
  pickup: { forBag: [[{}, ["pickup"]]], forLines: [[{ lines: [plain] }, ["pickup"]]] },
  selfCheckout: { scanned: [[{ store: 5, barcode: "8991234567891" }, ["self_checkout"]]] },
  memberBag: {
    put: [
      [{ line: gift, how: "add" }, ["egift"]],
      [{ line: plain, how: "add" }, []],
      [{ line: { ...gift, quantity: 0 }, how: "set" }, []]
    ],
    replaceWith: [[{ line: gift, keepOld: true }, ["egift"]]],
    moveBack: [[{ line: LineId("1") }, []]]
  },
  checkout: {
    open: [
      [{ lines: [plain] }, []],
      [{ lines: [gift] }, ["egift"]],
      [{ lines: [plain], selfCheckout: 5 }, ["self_checkout"]],
      [{ bag: "" }, []]
    ],
    change: [
      [{ id, pickup: 5 }, ["pickup"]],
      [{ id, pickup: "none" }, []],
      [{ id, paperBag: true }, ["paper_bag"]],
      [{ id, paperBag: false }, []],
      [{ id, lines: [gift], pickup: 5 }, ["pickup", "egift"]]
    ],
    place: [[{ id, version: 1, quoteHash: "0000000000000000", idempotencyKey: "" }, []]],
    payAgain: [[{ code: OrderCode("PDR-261120-7K3QX"), key: "" }, []]]
  }
}
