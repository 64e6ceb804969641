import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import { somePhoto } from "../reviews/photos/some-photos.ts"

/** A shop in which members upload photos. */
export interface UploadingShop {
  /** The port of a new member; of a guest without a name. */
  readonly as: (name?: string) => Promise<PhotosPort>
  readonly picture: Uint8Array
  readonly close: () => Promise<void>
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const refusalOf = async <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) =>
  (await run(Effect.flip(effect)))._tag

/** What every implementation of the port does. */
export const photoFacts = (name: string, open: () => Promise<UploadingShop>) =>
  describe(`photos before a review takes them, ${name}`, () => {
    let shop: UploadingShop
    beforeAll(async () => {
      shop = await open()
    })
    afterAll(() => shop.close())
    const portOf = (member?: string) => shop.as(member)

    it("are shown to their owner in every width, without words of theirs", async () => {
      const photos = await portOf("ayu")
      const [one, other] = [
        await run(photos.upload({ picture: shop.picture })),
        await run(photos.upload({ picture: shop.picture }))
      ]
      expect(one.id).not.toBe(other.id)
      for (const { picture, ...rest } of [one, other]) {
        expect(Object.keys(rest)).toEqual(["id"])
        expect([picture.avif.length, picture.webp.length]).toEqual([3, 3])
        expect([picture.ratio, picture.alt]).toEqual([0.75, "Foto di review"])
      }
    })

    it("are refused if they cannot be read", async () => {
      const photos = await portOf("rusak")
      const refused = await run(Effect.flip(photos.upload({ picture: new TextEncoder().encode("GIF89a") })))
      expect(refused).toMatchObject({ _tag: "PhotoRefused", problem: "unreadable" })
    })

    it("are removed by their owner, once", async () => {
      const [photos, other] = [await portOf("buang"), await portOf("lain")]
      const { id } = await run(photos.upload({ picture: shop.picture }))
      expect(await refusalOf(other.discard({ id }))).toBe("PhotoUnknown")
      expect(await run(photos.discard({ id }))).toBeUndefined()
      expect(await refusalOf(photos.discard({ id }))).toBe("PhotoUnknown")
      expect(await refusalOf(photos.discard({ id: PhotoId("00000000-0000-4000-8000-000000000000") }))).toBe(
        "PhotoUnknown"
      )
    })

    it("are thirty of a member at most; one that is removed makes room", async () => {
      const photos = await portOf("banyak")
      const ids: Array<PhotoId> = []
      // The least that is taken.
      const picture = await somePhoto({ width: 400, height: 400 })
      for (let count = 0; count < 30; count++) ids.push((await run(photos.upload({ picture }))).id)
      expect(await refusalOf(photos.upload({ picture }))).toBe("PhotosFull")
      const [first] = ids as [PhotoId]
      await run(photos.discard({ id: first }))
      await run(photos.upload({ picture }))
      expect(await refusalOf(photos.upload({ picture }))).toBe("PhotosFull")
      await run((await portOf("longgar")).upload({ picture }))
    })

    it("are members' alone", async () => {
      const photos = await portOf()
      expect(await refusalOf(photos.upload({ picture: shop.picture }))).toBe("Unauthenticated")
      const id = PhotoId("00000000-0000-4000-8000-000000000000")
      expect(await refusalOf(photos.discard({ id }))).toBe("Unauthenticated")
    })
  })
