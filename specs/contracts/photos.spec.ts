import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { memoryPhotos, undecodedPhotos } from "#adapters/memory/reviews/photos.memory.ts"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { sqlPhotos } from "#adapters/postgres/members/review-photos.sql.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { photosWire } from "#adapters/wire/reviews/photos.wire.ts"
import { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import { photosOver } from "#core/reviews/photos/photos.usecases.ts"
import type { PhotoStore } from "#core/reviews/photos/photos-store.port.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase, shopEngines } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { openServedShop } from "#specs/orders/served-shop.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { somePhoto } from "../reviews/photos/some-photos.ts"
import { photoFacts, type UploadingShop } from "./photos.ts"

const picture = () => somePhoto({ width: 1_200, height: 900 })
const shown = {
  src: "/media/reviews/a",
  avif: [240, 480, 960],
  webp: [240, 480, 960],
  ratio: 0.75,
  wall: "#a33b5c",
  alt: { id: "", en: "" }
}
const reader = { now: someNow, language: "id" } as const

/** Members over a store, whose photos nothing decodes. */
const overStore = (store: PhotoStore) => {
  const services = {
    store,
    files: undecodedPhotos(shown),
    random: seededRandom(1),
    unsaid: { id: "Foto di review", en: "Photo in a review" }
  }
  return (name?: string) =>
    membersOnly(name === undefined ? undefined : MemberId(name), (id) => photosOver(services, id, reader))
}

photoFacts("in memory", async (): Promise<UploadingShop> => {
  const portOf = overStore(memoryPhotos())
  return { as: async (name) => portOf(name), picture: await picture(), close: async () => {} }
})

for (const engine of engines) {
  photoFacts(`stored by ${engine}`, async (): Promise<UploadingShop> => {
    const db = await freshDatabase(engine)
    const portOf = overStore({
      ...sqlPhotos(db),
      add: (...given) => db.inTransaction((tx) => sqlPhotos(tx).add(...given))
    })
    return {
      as: async (name) => {
        if (name !== undefined) await putMembers(db, name)
        return portOf(name)
      },
      picture: await picture(),
      close: db.close
    }
  })
}

for (const engine of shopEngines) {
  photoFacts(`asked for over HTTP, on ${engine}`, async (): Promise<UploadingShop> => {
    const { shop, clock, ask, close } = await openServedShop(engine, {})
    const sendAs =
      (session: Readonly<Record<string, string>>): Send =>
      (service, path, { method, bytes, signal }) =>
        ask(serviceBases[service] + path, {
          method,
          signal,
          headers: session,
          ...(bytes === undefined ? {} : { body: new Blob([new Uint8Array(bytes)]) })
        })
    return {
      as: async (name) => {
        if (name === undefined) return portOverHttp(sendAs({ "sec-fetch-site": "same-origin" }), photosWire)
        await putMembers(shop.db, name)
        return portOverHttp(sendAs(await sessionHeaders(shop.db, MemberId(name), clock.now())), photosWire)
      },
      picture: await picture(),
      close
    }
  })
}
