import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { type ProposalId, ProposalId as proposalId, type RefusalReason } from "#core/proposals/proposal.ts"
import type { ProposalsPort } from "#core/proposals/proposals.port.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { someProposal } from "./proposed-shop.ts"

/** The small shop, in which members propose. */
export interface ProposingShop {
  /** The port of a member, who is new with a new name; of a guest without a name. */
  readonly as: (name?: string) => Promise<ProposalsPort>
  /** Uploads a photo of a member. */
  readonly photo: (name: string) => Promise<PhotoId>
  /** Decides as staff do. */
  readonly refuse: (id: ProposalId, version: number, reason: RefusalReason, words: string) => Promise<void>
  /** Another day begins. */
  readonly pass: () => Promise<void>
  readonly close: () => Promise<unknown>
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const refusal = async <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) => run(Effect.flip(effect))
const tagOf = async <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
  (await refusal(effect))._tag

/** What every implementation of the port does. */
export const proposalFacts = (name: string, open: () => Promise<ProposingShop>) =>
  describe(`proposals of brands and products, ${name}`, () => {
    let shop: ProposingShop
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())

    it("wait for staff and are seen by their author alone", async () => {
      const [ayu, budi] = [await shop.as("ayu"), await shop.as("budi")]
      const photo = await shop.photo("ayu")
      const made = await run(ayu.proposeProduct(someProposal([photo], { note: "  Beli di Bandung \n" })))
      expect(made).toMatchObject({
        kind: "product",
        name: "Gel Lidah Buaya Segar",
        brand: { kind: "known", name: "Kenanga" },
        status: "pending",
        version: 1,
        note: "Beli di Bandung",
        photos: [{ id: photo }]
      })
      expect(made.path.map(({ id }) => id)).toEqual(["rawat", "wajah", "serum"])
      const brand = await run(ayu.proposeBrand({ name: " Janari  " }))
      expect(brand).toMatchObject({ kind: "brand", name: "Janari", status: "pending", version: 1 })
      expect((await run(ayu.mine({}))).map(({ id }) => id).toSorted()).toEqual([made.id, brand.id].toSorted())
      expect(await run(budi.mine({}))).toEqual([])
      const change = { ...someProposal([await shop.photo("budi")]), id: made.id, version: 1 }
      expect(await tagOf(budi.changeProduct(change))).toBe("ProposalUnknown")
      expect(await tagOf(budi.changeBrand({ id: brand.id, version: 1, name: "Milik Budi" }))).toBe("ProposalUnknown")
      const nothing = proposalId("00000000-0000-4000-8000-000000000000")
      expect(await tagOf(ayu.changeProduct({ ...change, id: nothing }))).toBe("ProposalUnknown")
      expect(await tagOf(ayu.changeProduct({ ...change, id: brand.id }))).toBe("ProposalUnknown")
    })

    it("come with a new brand, unless the shop has it by another spelling", async () => {
      const port = await shop.as("citra")
      const at = async (brand: string, product: string) =>
        run(
          port.proposeProduct(
            someProposal([await shop.photo("citra")], { brand: { kind: "new", name: brand }, name: product })
          )
        )
      expect((await at("Janari", "Minyak Kemiri")).brand).toEqual({ kind: "new", name: "Janari" })
      expect((await at("creme LAB", "Minyak Kemiri Bakar")).brand).toMatchObject({ kind: "known", name: "Crème Lab" })
    })

    it("are refused by field if something is missing or unfit", async () => {
      const port = await shop.as("dewi")
      const photo = await shop.photo("dewi")
      const problemsOf = async (change: Parameters<typeof someProposal>[1], photos = [photo]) => {
        const refused = await refusal(port.proposeProduct(someProposal(photos, change)))
        return refused._tag === "ProposalIncomplete" ? refused.problems : refused
      }
      const [rawat, wajah, serum] = someProposal([]).categories
      expect(await problemsOf({ name: "  " })).toEqual({ product: "required" })
      expect(await problemsOf({ name: "ab" })).toEqual({ product: "minimum" })
      expect(await problemsOf({ name: "x".repeat(121) })).toEqual({ product: "maximum" })
      expect(await problemsOf({ name: "♥♥♥" })).toEqual({ product: "unreadable" })
      expect(await problemsOf({ brand: { kind: "new", name: "X1" } })).toEqual({ brand: "minimum" })
      expect(await problemsOf({ brand: { kind: "known", id: BrandId(999) } })).toEqual({ brand: "required" })
      expect(await problemsOf({}, [])).toEqual({ photos: "required" })
      expect(await problemsOf({ note: "n".repeat(501) })).toEqual({ note: "maximum" })
      const levels = { category: "required", subcategory1: "required", subcategory2: "required" }
      expect(await problemsOf({ categories: [rawat, wajah, CategoryId("tidak-ada")] })).toEqual(levels)
      expect(await problemsOf({ categories: [rawat, wajah, wajah] })).toEqual(levels)
      expect(await problemsOf({ categories: [CategoryId("rias"), wajah, serum] })).toEqual(levels)
      const { category: _, ...below } = levels
      expect(await problemsOf({ categories: [rawat, CategoryId("bibir"), serum] })).toEqual(below)
      const many = await Promise.all(Array.from({ length: 4 }, () => shop.photo("dewi")))
      expect(await tagOf(port.proposeProduct(someProposal(many)))).toBe("ProposalIncomplete")
      expect(await run(port.mine({}))).toEqual([])
    })

    it("are refused for words that no review may say", async () => {
      const port = await shop.as("eka")
      const photo = await shop.photo("eka")
      const refused = await refusal(port.proposeProduct(someProposal([photo], { note: "beli di www.tokolain.com" })))
      expect(refused).toMatchObject({ _tag: "ProposalRefused", findings: [{ quote: "www.tokolain.com" }] })
      expect(await tagOf(port.proposeBrand({ name: "WA 0812 3456 7890" }))).toBe("ProposalRefused")
    })

    it("of a product that the shop has are refused, and near ones unless their author says that they differ", async () => {
      const port = await shop.as("fitri")
      const photo = await shop.photo("fitri")
      const propose = (product: string, isDifferent = false) =>
        port.proposeProduct(someProposal([photo], { name: product, isDifferent }))
      for (const same of ["serum temulawak cerah pagi", "Kenanga Serum Temulawak Cerah Pagi 20 ml"])
        expect(await refusal(propose(same, true))).toMatchObject({
          _tag: "ProposalDuplicate",
          products: [11],
          isSame: true
        })
      expect(await refusal(propose("Serum Temulawak Cerah Malam"))).toMatchObject({
        _tag: "ProposalDuplicate",
        products: [11],
        isSame: false
      })
      expect(await run(propose("Serum Temulawak Cerah Malam", true))).toMatchObject({ status: "pending" })
      expect(await tagOf(port.proposeBrand({ name: "kenanga" }))).toBe("BrandExists")
      expect(await tagOf(port.proposeBrand({ name: "SuryaSenja" }))).toBe("BrandExists")
    })

    it("are made once, however often they are sent at once", async () => {
      const port = await shop.as("gita")
      const photo = await shop.photo("gita")
      const sent = await Promise.all(
        Array.from({ length: 50 }, () => run(Effect.result(port.proposeProduct(someProposal([photo])))))
      )
      const made = sent.filter(({ _tag }) => _tag === "Success")
      expect(made).toHaveLength(1)
      const own = await run(port.mine({}))
      expect(own).toHaveLength(1)
      for (const one of sent)
        if (one._tag === "Failure")
          expect(["PhotoUnknown", "ProposalDuplicate"]).toContain((one.failure as { readonly _tag: string })._tag)
      const again = await refusal(port.proposeProduct(someProposal([await shop.photo("gita")])))
      expect(again).toMatchObject({ _tag: "ProposalDuplicate", isSame: true, proposal: own[0]?.id })
    })

    it("take only photos of their author that nothing else has taken", async () => {
      const port = await shop.as("hana")
      await shop.as("intan")
      const [own, other] = [await shop.photo("hana"), await shop.photo("intan")]
      expect(await refusal(port.proposeProduct(someProposal([own, other])))).toMatchObject({
        _tag: "PhotoUnknown",
        ids: [other]
      })
      await run(port.proposeProduct(someProposal([own])))
      const next = { name: "Masker Kunyit Emas" }
      expect(await tagOf(port.proposeProduct(someProposal([own], next)))).toBe("PhotoUnknown")
      const nothing = PhotoId("00000000-0000-4000-8000-000000000000")
      expect(await tagOf(port.proposeProduct(someProposal([nothing], next)))).toBe("PhotoUnknown")
    })

    it("are changed by their author in the version that was read, and wait again after a refusal", async () => {
      const port = await shop.as("jihan")
      const photo = await shop.photo("jihan")
      const made = await run(port.proposeProduct(someProposal([photo])))
      const other = await shop.photo("jihan")
      const given = { ...someProposal([other, photo], { name: "Gel Lidah Buaya Dingin" }), id: made.id }
      const changed = await run(port.changeProduct({ ...given, version: 1 }))
      expect(changed).toMatchObject({ name: "Gel Lidah Buaya Dingin", version: 2, status: "pending" })
      expect(changed.photos.map(({ id }) => id)).toEqual([other, photo])
      expect(await tagOf(port.changeProduct({ ...given, version: 1 }))).toBe("ProposalChanged")
      await shop.refuse(made.id, 2, "photos", "Tolong foto bagian depan.")
      expect((await run(port.mine({})))[0]).toMatchObject({
        status: "refused",
        version: 3,
        decision: { reason: "photos", words: "Tolong foto bagian depan." }
      })
      const again = await run(port.changeProduct({ ...given, photos: [photo], version: 3 }))
      expect(again).toMatchObject({ status: "pending", version: 4 })
      expect(again.decision).toBeUndefined()
      expect(again.photos.map(({ id }) => id)).toEqual([photo])
      const brand = await run(port.proposeBrand({ name: "Janari" }))
      const renamed = await run(port.changeBrand({ id: brand.id, version: 1, name: "Janari Botani" }))
      expect(renamed).toMatchObject({ name: "Janari Botani", version: 2 })
      expect(await tagOf(port.changeBrand({ id: brand.id, version: 1, name: "Janary" }))).toBe("ProposalChanged")
    })

    it("are ten of each kind on a day at most", async () => {
      const port = await shop.as("kirana")
      for (let count = 0; count < 10; count++) await run(port.proposeBrand({ name: `Merek Baru ${count}` }))
      const limit = await refusal(port.proposeBrand({ name: "Merek Kesebelas" }))
      expect(limit).toMatchObject({ _tag: "ProposalLimit" })
      await run(port.proposeProduct(someProposal([await shop.photo("kirana")])))
      await shop.pass()
      expect((await run((await shop.as("kirana")).proposeBrand({ name: "Merek Kesebelas" }))).status).toBe("pending")
    })

    it("are compared while they are typed, for guests as well", async () => {
      const guest = await shop.as()
      const found = async (typed: Parameters<ProposalsPort["similar"]>[0]) =>
        (await run(guest.similar(typed))).map(({ id }) => id)
      expect(await found({ brand: "Kenangaa", name: "Serum Temulawak Cerah" })).toEqual([11])
      expect((await found({ brand: BrandId(1), name: "temulawak susu" }))[0]).toBe(12)
      expect(await found({ name: "lipstik satin" })).toEqual([14])
      expect(await found({ name: "ab" })).toEqual([])
      expect(await found({ brand: "Janari", name: "Pelembap Rumput Laut" })).toEqual([])
    })

    it("are members' alone", async () => {
      const port = await shop.as()
      const photo = PhotoId("00000000-0000-4000-8000-000000000000")
      const id = proposalId("00000000-0000-4000-8000-000000000000")
      for (const call of [
        port.mine({}),
        port.proposeBrand({ name: "Janari" }),
        port.changeBrand({ id, version: 1, name: "Janari" }),
        port.proposeProduct(someProposal([photo])),
        port.changeProduct({ ...someProposal([photo]), id, version: 1 })
      ])
        expect(await tagOf(call as Effect.Effect<unknown, { readonly _tag: string }>)).toBe("Unauthenticated")
    })
  })
