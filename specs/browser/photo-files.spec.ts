import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { photoFiles } from "#adapters/browser/photos/photo-files.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { unedited } from "#core/reviews/photos/photo-edit.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import { somePicture } from "../reviews/photos/photo-form-fixture.ts"

// No browser: nothing can be drawn, and a file is uploaded as it is.
beforeEach(() => void vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture"))))
afterEach(() => vi.unstubAllGlobals())

const of = { member: MemberId("ayu"), draft: ProductId(1002) }

/** Uploads a file of Ayu's form in a browser where this member is logged in by then. */
const uploadWith = async (last: string | undefined) => {
  const sent: Array<number> = []
  const port: PhotosPort = {
    upload: ({ picture }) =>
      Effect.sync(() => {
        sent.push(picture.length)
        return { id: PhotoId("a"), picture: somePicture("a") }
      }),
    discard: () => Effect.void
  }
  const files = photoFiles(
    () => port,
    (member) => member === last
  )
  const key = files.hold({ name: "a.jpg", size: 3, arrayBuffer: async () => new Uint8Array([1, 2, 3]).buffer })
  const upload = files.upload({ of, key, edit: unedited, onProgress: () => {} })
  const outcome = await Effect.runPromise(
    Effect.match(upload, { onSuccess: ({ id }) => `stored ${id}`, onFailure: ({ _tag }) => _tag })
  )
  return { outcome, sent }
}

describe("a photo of a form", () => {
  it("is uploaded for the member who is logged in in this browser", async () =>
    expect(await uploadWith("ayu")).toEqual({ outcome: "stored a", sent: [3] }))

  it.each(["budi", undefined])(
    "is not uploaded in a tab that was left behind: by now it is %s's browser",
    async (last) => expect(await uploadWith(last)).toEqual({ outcome: "Unauthenticated", sent: [] })
  )
})
