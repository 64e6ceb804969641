import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { Picture as PictureFacts } from "#core/catalogue/picture.ts"
import { Picture } from "#ui/kit/picture/Picture.tsx"

// Styles are made by the build; here each is its own name.
vi.mock("#ui/kit/picture/Picture.css.ts", () => ({
  frame: "frame",
  shape: { square: "square" },
  broken: "broken",
  image: "image"
}))

const drawn = (facts: PictureFacts | undefined): string =>
  renderToStaticMarkup(createElement(Picture, { of: facts, sizes: "240px", alt: "" }))

const picture: PictureFacts = {
  src: "/media/p1001",
  avif: [],
  webp: [240, 480, 720],
  ratio: 1,
  wall: "#b3123a",
  alt: "A lipstick"
}

describe("a picture (specification 2, Product card)", () => {
  it("holds the place with a mark if there is none", () => {
    for (const facts of [undefined, { ...picture, webp: [] }]) {
      expect(drawn(facts)).toContain('class="square broken"')
      expect(drawn(facts)).not.toContain("<img")
    }
  })

  it("is shown without the mark if there is one", () => {
    expect(drawn(picture)).not.toContain("broken")
    expect(drawn(picture)).toContain('src="/media/p1001-480.webp"')
  })
})
