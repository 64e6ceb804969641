import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { Send } from "#adapters/http/client.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { memoryProposals } from "#adapters/memory/proposals/proposals.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlProposalDecisions } from "#adapters/postgres/members/proposal-decisions.sql.ts"
import { sqlPhotos } from "#adapters/postgres/members/review-photos.sql.ts"
import { proposalPorts } from "#adapters/server/ports/proposals.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { proposalsWire } from "#adapters/wire/proposals/proposals.wire.ts"
import { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import { catalogueOver } from "#core/catalogue/catalogue.usecases.ts"
import { pathsOf } from "#core/catalogue/names.rule.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { proposalOpsOver } from "#core/proposals/decisions.usecases.ts"
import type { RefusalReason } from "#core/proposals/proposal.ts"
import type { ProposalsPort } from "#core/proposals/proposals.port.ts"
import { proposalsOver, similarOver } from "#core/proposals/proposals.usecases.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { searchOver } from "#core/search/search.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase, shopEngines } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { openServedShop } from "#specs/orders/served-shop.ts"
import { sessionHeaders } from "#specs/orders/signed-in.ts"
import { type ProposingShop, proposalFacts } from "../proposals/proposal-facts.ts"
import { noLists, smallCatalogue } from "../proposals/proposed-shop.ts"
import { keepCatalogue } from "./stored-catalogue.ts"

const picture = {
  src: "/media/reviews/a",
  avif: [240],
  webp: [240],
  ratio: 0.75,
  wall: "#a33b5c",
  alt: { id: "Foto", en: "Photo" }
}
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

/** The catalogue's ports over the index of the small shop. */
const shopPorts = (now: Instant) => {
  const index = catalogueIndexOf(smallCatalogue, noLists, now)
  const reader = { now, language: "id" } as const
  const search = { ...index.search, keepFeedback: () => Effect.void }
  return { reader, catalogue: catalogueOver(index.catalogue, reader), search: searchOver(search, reader) }
}

proposalFacts("in memory", async (): Promise<ProposingShop> => {
  let now = someNow
  const owners = new Map<PhotoId, string>()
  const paths = pathsOf(smallCatalogue.categories, "id")
  const brandName = new Map(smallCatalogue.brands.map(({ id, name }) => [id, name]))
  const { store, decide } = memoryProposals({
    brands: smallCatalogue.brands,
    products: smallCatalogue.products.map(({ id, name, brand }) => ({ id, name, brand: brandName.get(brand) ?? "" })),
    pathTo: (category) => paths.get(category) ?? [],
    photo: (member, id) => (owners.get(id) === member ? { ...picture, alt: "Foto" } : undefined)
  })
  return {
    as: async (name) => {
      const { catalogue, search, reader } = shopPorts(now)
      const own = membersOnly(name === undefined ? undefined : MemberId(name), (id) =>
        proposalsOver({ store, catalogue, random: systemRandom }, id, reader)
      )
      return {
        ...similarOver({ store, catalogue, search }),
        mine: (input) => own.mine(input),
        proposeBrand: (input) => own.proposeBrand(input),
        changeBrand: (input) => own.changeBrand(input),
        proposeProduct: (input) => own.proposeProduct(input),
        changeProduct: (input) => own.changeProduct(input)
      } satisfies ProposalsPort
    },
    photo: async (name) => {
      const id = PhotoId(randomUUID())
      owners.set(id, name)
      return id
    },
    refuse: async (id, _, reason, words) => decide(id, { status: "refused", decision: { at: now, reason, words } }),
    pass: async () => {
      now = instant(now + dayMs)
    },
    close: async () => {}
  }
})

const putPhoto = async (db: Db, name: string, at: Instant): Promise<PhotoId> => {
  const id = PhotoId(randomUUID())
  await run(sqlPhotos(db).add(MemberId(name), { id, file: id.replaceAll("-", ""), picture, at }, 999))
  return id
}

const refuseIn =
  (db: Db) =>
  async (
    id: Parameters<ProposingShop["refuse"]>[0],
    version: number,
    reason: RefusalReason,
    words: string
  ): Promise<void> => {
    await run(
      db.inTransaction((tx) =>
        proposalOpsOver({ store: sqlProposalDecisions(tx), post: { put: () => Effect.void } }, someNow).refuse({
          id,
          version,
          name: "sari",
          reason,
          words
        })
      )
    )
  }

for (const engine of engines) {
  proposalFacts(`stored by ${engine}`, async (): Promise<ProposingShop> => {
    const db = await freshDatabase(engine)
    await keepCatalogue(db, smallCatalogue, noLists)
    let now = someNow
    const known = new Set<string>()
    return {
      as: async (name) => {
        if (name !== undefined && !known.has(name)) await putMembers(db, name)
        if (name !== undefined) known.add(name)
        const { reader, ...ports } = shopPorts(now)
        return proposalPorts(db, systemRandom)(
          { ...reader, ...(name === undefined ? {} : { member: MemberId(name) }) },
          ports
        )
      },
      photo: (name) => putPhoto(db, name, now),
      refuse: refuseIn(db),
      pass: async () => {
        now = instant(now + dayMs)
      },
      close: db.close
    }
  })
}

for (const engine of shopEngines) {
  proposalFacts(`asked for over HTTP, on ${engine}`, async (): Promise<ProposingShop> => {
    const { shop, clock, ask, close } = await openServedShop(engine, {})
    await keepCatalogue(shop.db, smallCatalogue, noLists)
    await shop.catalogue.refresh()
    const known = new Map<string, Readonly<Record<string, string>>>()
    const sendAs =
      (session: Readonly<Record<string, string>>): Send =>
      (service, path, { method, json, signal }) =>
        ask(serviceBases[service] + path, {
          method,
          signal,
          headers: { ...session, ...(json === undefined ? {} : { "content-type": "application/json" }) },
          ...(json === undefined ? {} : { body: JSON.stringify(json) })
        })
    return {
      as: async (name) => {
        if (name === undefined) return portOverHttp(sendAs({ "sec-fetch-site": "same-origin" }), proposalsWire)
        if (!known.has(name)) await putMembers(shop.db, name)
        const session = known.get(name) ?? (await sessionHeaders(shop.db, MemberId(name), clock.now()))
        known.set(name, session)
        return portOverHttp(sendAs(session), proposalsWire)
      },
      photo: (name) => putPhoto(shop.db, name, clock.now()),
      refuse: refuseIn(shop.db),
      pass: async () => {
        await run(
          shop.db.ask((on) =>
            on
              .updateTable("brand_proposals")
              .set({ created_at: new Date(clock.now() - dayMs).toISOString() as never })
              .execute()
          )
        )
      },
      close
    }
  })
}
