import { describe, expect, it } from "vitest"
import english from "../../ui/messages/en/wishlist.json" with { type: "json" }
import indonesian from "../../ui/messages/id/wishlist.json" with { type: "json" }

describe("the notices of a wishlist. Specification 8", () => {
  it("says what the specification says, word for word", () => {
    expect(indonesian.added).toBe("Sukses menambahkan ke Wishlist.")
    expect(english.added).toBe("Added to wishlist")
    expect(indonesian.removed).toBe("Wishlist berhasil dihapus.")
    expect(indonesian.undo.removed).toBe("Wishlist berhasil didelete.")
    expect(indonesian.failed.Unavailable).toBe("Silakan coba lagi dalam beberapa saat.")
    for (const { failed } of [indonesian, english])
      expect(failed.NotForWishlist).toBe("Can not add this product to whishlist")
  })
})
