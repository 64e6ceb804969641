import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { CategoryLink } from "#core/catalogue/category.ts"
import type { Picture } from "#core/catalogue/picture.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { BrandProposal, ProductProposal, ProposalId } from "#core/proposals/proposal.ts"
import type {
  ComparedBrand,
  ComparedProduct,
  ProductToStore,
  ProposalStore,
  StoredOutcome
} from "#core/proposals/proposals.port.ts"
import type { PhotoId } from "#core/reviews/photos/photo.ts"
import { PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"

/** The shop as proposals in memory see it. */
export interface ProposedTo {
  readonly brands: ReadonlyArray<ComparedBrand>
  readonly products: ReadonlyArray<ComparedProduct>
  /** From level 1 to a category of the third level. */
  readonly pathTo: (category: ProductToStore["category"]) => ReadonlyArray<CategoryLink>
  /** A photo that the member has uploaded; `undefined` if there is none. */
  readonly photo: (member: MemberId, id: PhotoId) => Picture | undefined
}

interface Row {
  readonly member: MemberId
  readonly key: string
  readonly createdAt: Instant
  readonly proposal: BrandProposal | ProductProposal
}

/** Proposals in memory, of members who are not removed, with a way for staff to decide. */
export const memoryProposals = (shop: ProposedTo) => {
  let rows: ReadonlyArray<Row> = []
  const isOwn =
    (member: MemberId, kind: Row["proposal"]["kind"]) =>
    (row: Row): boolean =>
      row.member === member && row.proposal.kind === kind
  const waitingWith = (member: MemberId, kind: Row["proposal"]["kind"], key: string, id: ProposalId) =>
    rows.find(
      (row) =>
        isOwn(member, kind)(row) && row.key === key && row.proposal.status === "pending" && row.proposal.id !== id
    )?.proposal.id
  const takenBy = (id: PhotoId): ProposalId | undefined =>
    rows.find(({ proposal }) => proposal.kind === "product" && proposal.photos.some((one) => one.id === id))?.proposal
      .id
  const freePhotos: ProposalStore["freePhotos"] = (member, ids, of) =>
    Effect.sync(() =>
      ids.filter((id) => {
        const taker = takenBy(id)
        return shop.photo(member, id) !== undefined && (taker === undefined || taker === of)
      })
    )
  const put = (row: Row): void => {
    rows = [...rows.filter(({ proposal }) => proposal.id !== row.proposal.id), row]
  }
  const productOf = (member: MemberId, given: ProductToStore): Omit<ProductProposal, "version" | "at"> => ({
    kind: "product",
    id: given.id,
    name: given.name,
    status: "pending",
    brand:
      given.brand.kind === "new"
        ? given.brand
        : {
            ...given.brand,
            name: shop.brands.find(({ id }) => "id" in given.brand && id === given.brand.id)?.name ?? ""
          },
    path: shop.pathTo(given.category),
    note: given.note,
    photos: given.photos.flatMap((id) => {
      const picture = shop.photo(member, id)
      return picture ? [{ id, picture }] : []
    })
  })
  /** Puts a change of the version that was read. */
  const change = (
    member: MemberId,
    version: number,
    key: string,
    made: Omit<BrandProposal, "version" | "at"> | Omit<ProductProposal, "version" | "at">
  ): StoredOutcome => {
    const duplicate = waitingWith(member, made.kind, key, made.id)
    if (duplicate !== undefined) return { duplicate }
    const row = rows.find((one) => isOwn(member, made.kind)(one) && one.proposal.id === made.id)
    if (row === undefined || row.proposal.version !== version || row.proposal.status === "accepted") return "stale"
    put({ ...row, key, proposal: { ...made, version: version + 1, at: row.createdAt } })
    return "stored"
  }
  const add = (
    member: MemberId,
    key: string,
    at: Instant,
    made: Omit<BrandProposal, "version" | "at"> | Omit<ProductProposal, "version" | "at">
  ): StoredOutcome => {
    const duplicate = waitingWith(member, made.kind, key, made.id)
    if (duplicate !== undefined) return { duplicate }
    put({ member, key, createdAt: at, proposal: { ...made, version: 1, at } })
    return "stored"
  }
  const arePhotosFree = (member: MemberId, { photos, id }: ProductToStore) =>
    Effect.flatMap(freePhotos(member, photos, id), (free) =>
      free.length === photos.length ? Effect.void : Effect.fail(new PhotoUnknown({ ids: [] }))
    )
  const store: ProposalStore = {
    brands: Effect.sync(() => shop.brands),
    productsOf: (brands) =>
      Effect.sync(() => {
        const names = new Set(shop.brands.filter(({ id }) => brands.includes(id)).map(({ name }) => name))
        return shop.products.filter(({ brand }) => names.has(brand))
      }),
    lockAuthor: (member, since) =>
      Effect.sync(() => {
        const count = (kind: Row["proposal"]["kind"]) =>
          rows.filter((row) => isOwn(member, kind)(row) && row.createdAt >= since).length
        return { brands: count("brand"), products: count("product") }
      }),
    mine: (member) =>
      Effect.sync(() =>
        rows
          .filter((row) => row.member === member)
          .map(({ proposal }) => proposal)
          .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
      ),
    state: (member, kind, id) =>
      Effect.sync(() => rows.find((row) => isOwn(member, kind)(row) && row.proposal.id === id)?.proposal),
    freePhotos,
    addBrand: (member, { id, name, key, at }) =>
      Effect.sync(() => add(member, key, at, { kind: "brand", id, name, status: "pending" })),
    changeBrand: (member, version, { id, name, key }) =>
      Effect.sync(() => change(member, version, key, { kind: "brand", id, name, status: "pending" })),
    addProduct: (member, given) =>
      Effect.andThen(arePhotosFree(member, given), () =>
        Effect.sync(() => add(member, given.key, given.at, productOf(member, given)))
      ),
    changeProduct: (member, version, given) =>
      Effect.andThen(arePhotosFree(member, given), () =>
        Effect.sync(() => change(member, version, given.key, productOf(member, given)))
      )
  }
  return {
    store,
    /** Decides as staff do. */
    decide: (id: ProposalId, change: Pick<BrandProposal, "status" | "decision">): void => {
      const row = rows.find(({ proposal }) => proposal.id === id)
      if (row) put({ ...row, proposal: { ...row.proposal, ...change, version: row.proposal.version + 1 } })
    }
  }
}
