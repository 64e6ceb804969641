/** One address of every route, as far as they stand. */
export const everyRoute: ReadonlyArray<readonly [name: string, path: string, status: number]> = [
  ["home", "/", 200],
  ["category", "/category/101/makeup", 200],
  ["category-filtered", "/category/101/makeup?rating=4&min=50000&max=150000&sort=cheapest", 200],
  ["brands", "/brands", 200],
  ["brands-letter", "/brands/S", 200],
  ["brand", "/brand/101-senandika", 200],
  ["product", "/product/lipstick/1001-senandika-delima-satin-lipstick", 200],
  ["reviews", "/product/lipstick/1001-senandika-delima-satin-lipstick/reviews", 200],
  ["search", "/search?q=serum", 200],
  ["search-nothing", "/search?q=zzzzqqq", 200],
  ["tag", "/tag/skin-oily", 200],
  ["promotion", "/promo/nyaman-hijab", 200],
  ["stores", "/stores", 200],
  ["text", "/pages/privacy", 200],
  ["missing", "/nothing/here/at-all", 404]
]
