/** Paths the shop itself needs: no brand, category or page may take them. D-6. */
export const reservedWords: ReadonlySet<string> = new Set(
  "account add-product api assets beauty-profile brand brands category dev e-gift expert favicon.ico forgot gift healthz icons journal language manifest.webmanifest media metrics offline order orders our-curated-selection our-curated-selections pages product promo readyz recommendation register-detail review robots.txt search set-new-password sitemap.xml stores tag theme wishlist".split(
    " "
  )
)
