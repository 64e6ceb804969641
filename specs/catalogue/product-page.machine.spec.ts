import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { BrandId } from "#core/catalogue/brand.ts"
import { type Combination, CombinationId } from "#core/catalogue/combination.ts"
import type { Picture } from "#core/catalogue/picture.ts"
import { type Product, ProductId } from "#core/catalogue/product.ts"
import { type ProductPageEvent, productPageMachineOver } from "#core/catalogue/product-page.machine.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { viewProductPage } from "#core/pricing/product-page.view.ts"

const picture = (src: string): Picture => ({ src, avif: [480], webp: [480], ratio: 1, wall: "#fff", alt: "" })

const shade = (name: string, some: Partial<Combination> = {}): Combination => ({
  id: CombinationId(name),
  attribute: "shade",
  name,
  hex: "#b3123a",
  price: rupiah(100_000),
  priceAfterDiscount: rupiah(80_000),
  discountPercentage: 20,
  stock: 40,
  isDefault: false,
  isActiveInReview: true,
  availableForGuest: true,
  preOrder: false,
  weightGram: 30,
  ...some
})

const lipstick: Product = {
  id: ProductId(1001),
  soldAs: 57_007,
  name: "Delima Satin Lipstick",
  slug: "delima",
  brand: { id: BrandId(1), name: "Senandika", slug: "senandika" },
  price: rupiah(100_000),
  priceAfterDiscount: rupiah(80_000),
  priceRange: { min: rupiah(100_000), max: rupiah(100_000) },
  priceAfterDiscountRange: { min: rupiah(80_000), max: rupiah(80_000) },
  discountRange: { min: 20, max: 20 },
  discountPercentage: 20,
  isSale: false,
  stock: 43,
  active: true,
  availableForOrder: true,
  averageRating: 4.8,
  totalReviews: 12,
  attribute: "shade",
  swatches: [],
  labels: [],
  preOrder: false,
  path: [],
  pictures: [picture("/media/a"), picture("/media/b")],
  description: "",
  howToUse: "",
  ingredients: "",
  keyIngredients: [],
  halal: { status: "unknown" },
  dangerous: false,
  giftCard: false,
  tags: [],
  combinations: [
    shade("01", { isDefault: true, stock: 5 }),
    shade("02", { stock: 0, picture: picture("/media/c") }),
    shade("03", {
      preOrder: true,
      deliveryDate: instant(1),
      priceAfterDiscount: rupiah(100_000),
      discountPercentage: 0
    })
  ]
}

const open = (product: Product = lipstick, chosen?: string) => {
  const actor = createActor(productPageMachineOver(undefined), { input: { product, chosen } }).start()
  const say = (event: Omit<ProductPageEvent, "at">) => actor.send({ ...event, at: instant(0) } as ProductPageEvent)
  return {
    choose: (id: string) => say({ type: "combination.chosen", id: CombinationId(id) } as ProductPageEvent),
    turn: (by: 1 | -1) => say({ type: "picture.turned", by } as ProductPageEvent),
    view: () => viewProductPage(actor.getSnapshot())
  }
}

describe("a product page", () => {
  it("begins with the default combination and says that few are left", () => {
    expect(open().view()).toMatchObject({
      step: "onSale",
      chosenName: "01",
      paid: "Rp80.000",
      struck: "Rp100.000",
      saving: "Rp20.000",
      label: "20%",
      left: 5,
      picture: 0
    })
  })

  it("begins with the combination its address names, if it has it", () => {
    expect(open(lipstick, "02").view()).toMatchObject({ chosenName: "02", picture: 2 })
    expect(open(lipstick, "nonsense").view()).toMatchObject({ chosenName: "01", picture: 0 })
  })

  it("lets a sold-out shade be chosen, and shows its picture", () => {
    const page = open()
    page.choose("02")
    expect(page.view()).toMatchObject({ step: "soldOut", chosenName: "02", picture: 2, left: undefined })
    expect(page.view().choices.map(({ soldOut }) => soldOut)).toEqual([false, true, false])
  })

  it("says when a pre-order is shipped, and strikes nothing that is not reduced", () => {
    const page = open()
    page.choose("03")
    expect(page.view()).toMatchObject({ step: "preOrder", deliveryDate: 1, struck: undefined, label: undefined })
  })

  it("does not sell what the sister shop does not have, nor what is closed for orders", () => {
    const { soldAs: _, ...reviewable } = lipstick
    expect(open(reviewable).view().step).toBe("notSold")
    expect(open({ ...lipstick, availableForOrder: false }).view().step).toBe("notSold")
    expect(open({ ...lipstick, combinations: [] }).view().step).toBe("notSold")
  })

  it("turns its pictures without running past either end", () => {
    const page = open()
    page.turn(-1)
    expect(page.view().picture).toBe(0)
    for (let turns = 0; turns < 9; turns++) page.turn(1)
    expect(page.view().picture).toBe(2)
    expect(page.view().pictures.map(({ src }) => src)).toEqual(["/media/a", "/media/b", "/media/c"])
  })

  it("keeps what is shown when an unknown combination is chosen", () => {
    const page = open()
    page.choose("99")
    expect(page.view().chosenName).toBe("01")
  })
})
