import { Effect } from "effect"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { type CategoryBranch, CategoryId } from "#core/catalogue/category.ts"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import type { CategoryPath } from "#core/proposals/category-guess.rule.ts"
import { brandKey, isSameProduct } from "#core/proposals/names.rule.ts"
import { type ProductProposal, type ProductProposed, ProposalId } from "#core/proposals/proposal.ts"
import { emptyProposal } from "#core/proposals/proposal-draft.rule.ts"
import { ProposalDuplicate } from "#core/proposals/proposals.errors.ts"
import type { ProposeProductInput, ProposeProductPort } from "#core/proposals/propose-product.types.ts"
import { noPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { someNow } from "../arbitraries.ts"
import { smallCatalogue } from "./proposed-shop.ts"

const branch = (level: 1 | 2 | 3, name: string, children: ReadonlyArray<CategoryBranch> = []): CategoryBranch => ({
  id: CategoryId(name),
  name,
  slug: name,
  level,
  featured: false,
  products: 1,
  children
})
const branches = [branch(1, "Rawat", [branch(2, "Wajah", [branch(3, "Serum"), branch(3, "Tabir")])])]
const part = (id: string) => ({ id: CategoryId(id), name: id, slug: id })
/** From level 1 to the serums. */
export const serumPath: CategoryPath = [part("Rawat"), part("Wajah"), part("Serum")]
/** One photo on the server. */
export const onePhoto = {
  ...noPhotos,
  attached: [{ id: PhotoId("00000000-0000-4000-8000-000000000001") }]
}

const cardOf = (id: number): ProductCard =>
  ({
    ...smallCatalogue.products.find((one) => one.id === id),
    brand: { id: BrandId(1), name: "Kenanga", slug: "k" }
  }) as unknown as ProductCard

/** A shop that compares as the real one does, and stores what it takes. */
export const proposedShop = ({ isLoggedIn = () => true }: { readonly isLoggedIn?: () => boolean } = {}) => {
  const taken: Array<ProductProposed> = []
  const asked: Array<string> = []
  const port: ProposeProductPort = {
    suggest: ({ q }) =>
      Effect.sync(() => {
        asked.push(`brand ${q}`)
        const brands = smallCatalogue.brands
          .filter(({ name }) => brandKey(name).startsWith(brandKey(q).slice(0, 4)))
          .map(({ id, name, slug }) => ({ id, name, slug }))
        return { q, products: [], brands, categories: [], keywords: [] }
      }),
    similar: ({ name }) =>
      Effect.sync(() => {
        asked.push(`name ${name}`)
        return name.toLowerCase().startsWith("ser") ? [cardOf(11)] : []
      }),
    cards: ({ ids }) => Effect.succeed(ids.map(cardOf)),
    categories: () => Effect.succeed(branches),
    send: ({ product }) =>
      Effect.suspend((): ReturnType<ProposeProductPort["send"]> => {
        if (!isLoggedIn()) return Effect.fail(new Unauthenticated())
        const own = taken.find((one) => one.name === product.name)
        if (own) return Effect.fail(new ProposalDuplicate({ products: [], isSame: true, proposal: ProposalId("own") }))
        const same = isSameProduct({ brand: "", name: product.name }, { brand: "", name: "Serum Temulawak Cerah Pagi" })
        const isNear = product.name.startsWith("Serum Temulawak")
        if (same || (isNear && !product.isDifferent))
          return Effect.fail(new ProposalDuplicate({ products: [ProductId(11)], isSame: same }))
        taken.push(product)
        return Effect.succeed({
          kind: "product",
          id: ProposalId("new"),
          name: product.name,
          status: "pending",
          version: 1,
          at: someNow,
          brand: { kind: "new", name: "x" },
          path: [],
          note: product.note,
          photos: []
        } satisfies ProductProposal)
      })
  }
  return { port, taken, asked }
}

/** The form of a member in which nothing has been filled in. */
export const emptyInput: ProposeProductInput = {
  draft: emptyProposal,
  change: null,
  photos: noPhotos,
  isMember: true,
  at: someNow
}
