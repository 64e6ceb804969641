import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { toursAt } from "#core/tours/tour-place.rule.ts"
import { tours } from "#core/tours/tours.ts"

describe("tours", () => {
  it("come to the product's page, to its reviews and to the checkout, and nowhere else", () => {
    expect(toursAt("/product/lipstick/1001-delima")).toEqual(["productPage"])
    expect(toursAt("/product/lipstick/1001-delima/reviews")).toEqual(["reviewFilter"])
    expect(toursAt("/order")).toEqual(["orderShipping"])
    expect(toursAt("/order?mode=self-checkout")).toEqual(["selfCheckout"])
    // The code for the exit stands on the page of the order.
    expect(toursAt("/orders/PDR-261120-7K3QX")).toEqual(["selfCheckout"])
    for (const path of [
      "/",
      "/orders",
      "/order/x",
      "/product/lipstick",
      "/product/a/1/other",
      "/review/1",
      "/account",
      "/search"
    ])
      expect(toursAt(path)).toEqual([])
  })

  it.each(["id", "en"])("that may come have their words (%s)", (language) => {
    const { step } = JSON.parse(readFileSync(`ui/messages/${language}/tours.json`, "utf8"))
    const anchors = ["/product/a/1", "/product/a/1/reviews", "/order", "/order?mode=self-checkout"].flatMap((path) =>
      toursAt(path).flatMap((tour) => tours[tour].map(({ anchor }) => anchor))
    )
    expect(Object.keys(step).toSorted()).toEqual(anchors.toSorted())
    for (const anchor of anchors) expect(Object.keys(step[anchor])).toEqual(["title", "text"])
  })
})
