import { mkdtemp, readdir, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openKeys, openPasswords } from "#adapters/memory/open-ops.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { profilesOver } from "#adapters/server/ports/profile.ts"
import type { MemberId } from "#core/account/member.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshDatabase } from "#specs/database.ts"
import { someMember } from "../postgres/some-member.ts"

describe("files of members' pictures", () => {
  let db: Db
  let dataDir: string
  let picture: Uint8Array
  const lines: Array<string> = []
  let profiles: ReturnType<typeof profilesOver>
  beforeAll(async () => {
    db = await freshDatabase("postgres")
    dataDir = await mkdtemp(join(tmpdir(), "pictures-"))
    profiles = profilesOn(db)
    picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#a33" } })
      .png()
      .toBuffer()
  })
  afterAll(async () => {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const profilesOn = (on: Db) =>
    profilesOver({
      db: on,
      config: { dataDir },
      regions: regionsOfIndonesia(),
      services: { passwords: openPasswords, keys: openKeys() },
      mailing: { sendIn: () => () => Effect.succeed(true) },
      log: { warn: (_: object, line?: string) => void lines.push(line ?? "") }
    })
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const member = async (name: string): Promise<MemberId> => {
    const one = someMember(name)
    await run(sqlMembers(db).insert({ member: one }))
    return one.id
  }
  const portOf = (id: MemberId) => profiles.profile({ member: id, language: "id", now: someNow })
  const folder = () => join(dataDir, "avatars")
  const filesIn = async (where: string): Promise<ReadonlyArray<string>> =>
    (await readdir(where).catch(() => [])).filter((name) => name.endsWith(".webp")).toSorted()
  const files = () => filesIn(folder())
  const filesAside = () => filesIn(join(folder(), "aside"))
  /** Makes all files of a folder this much older. */
  const age = async (where: string, seconds: number) => {
    const then = new Date(Date.now() - seconds * 1_000)
    for (const file of await filesIn(where)) await utimes(join(where, file), then, then)
  }
  const remove = (id: MemberId) =>
    run(
      db.inTransaction((tx) => sqlProfiles(tx).erase(id, someNow, { session: undefined, messageTo: () => undefined }))
    )
  const refusal = async (id: MemberId) => (await run(Effect.flip(portOf(id).keepAvatar({ picture }))))._tag

  it("of pictures sent at once only the last one's pair stays", async () => {
    const id = await member("sekaligus")
    await Promise.all(Array.from({ length: 6 }, () => run(portOf(id).keepAvatar({ picture }))))
    const { image = "" } = await run(portOf(id).read({}))
    const name = image.slice("avatars/".length)
    expect((await files()).toSorted()).toEqual([`${name}-512.webp`, `${name}-96.webp`])
    await run(portOf(id).removeAvatar({}))
    expect(await files()).toEqual([])
  })

  it("are none of a member who is removed, also while the picture is stored", async () => {
    const id = await member("pergi")
    const sent = Effect.runPromise(Effect.flip(portOf(id).keepAvatar({ picture })))
    await remove(id)
    expect((await sent)._tag).toBe("Unauthenticated")
    expect(await refusal(id)).toBe("Unauthenticated")
    expect(await files()).toEqual([])
  })

  it("are swept an hour later if neither a member nor what was set aside names them", async () => {
    const named = await member("bernama")
    const { image } = await run(portOf(named).keepAvatar({ picture }))
    const aside = await member("simpan")
    const { image: saved } = await run(portOf(aside).keepAvatar({ picture }))
    await run(
      db.ask((on) =>
        sql`insert into set_aside (identity, details, addresses, at)
          values ('simpan', jsonb_build_object('image', ${saved ?? ""}::text), '[]', now())`.execute(on)
      )
    )
    const lost = await member("hilang")
    await run(portOf(lost).keepAvatar({ picture }))
    await run(db.ask((on) => sql`update members set image = null where id in ('simpan', 'hilang')`.execute(on)))
    expect(await files()).toHaveLength(6)
    await run(profiles.job.run)
    expect(await files()).toHaveLength(6)
    await age(folder(), 3_601)
    await run(profiles.job.run)
    const left = [image, saved].flatMap((one) =>
      [512, 96].map((side) => `${one?.slice("avatars/".length)}-${side}.webp`)
    )
    expect(await files()).toEqual(left.toSorted())
    expect(await filesAside()).toHaveLength(2)
    await age(join(folder(), "aside"), 30 * 86_400 - 60)
    await run(profiles.job.run)
    expect(await filesAside()).toHaveLength(2)
    await age(join(folder(), "aside"), 30 * 86_400)
    await run(profiles.job.run)
    expect(await filesAside()).toEqual([])
    expect(await files()).toEqual(left.toSorted())
  })

  it("all stay if the shop runs on another database, which is logged once", async () => {
    const before = await files()
    expect(before.length).toBeGreaterThan(0)
    await age(folder(), 90 * 86_400)
    const other = await freshDatabase("postgres")
    lines.length = 0
    const { job } = profilesOn(other)
    await run(job.run)
    await run(job.run)
    expect(await files()).toEqual(before)
    expect(await filesAside()).toEqual([])
    expect(lines).toEqual(["no picture of a member in the data folder belongs to this database: none is removed"])
    await other.close()
  })

  it("come back if an older database, which did not name them, is followed by the one that does", async () => {
    const before = await files()
    const known = await member("baru")
    const { image } = await run(portOf(known).keepAvatar({ picture }))
    await age(folder(), 3_601)
    await run(db.ask((on) => sql`update members set image = null where id = 'baru'`.execute(on)))
    await run(profiles.job.run)
    expect(await files()).toEqual(before)
    expect(await filesAside()).toHaveLength(2)
    await run(db.ask((on) => sql`update members set image = ${image} where id = 'baru'`.execute(on)))
    await run(profiles.job.run)
    expect(await files()).toHaveLength(before.length + 2)
    expect(await filesAside()).toEqual([])
  })

  it("stay aside for 30 days from then on, however old they are", async () => {
    const known = await member("lama")
    await run(portOf(known).keepAvatar({ picture }))
    await age(folder(), 90 * 86_400)
    await run(db.ask((on) => sql`update members set image = null where id = 'lama'`.execute(on)))
    for (let times = 0; times < 3; times++) await run(profiles.job.run)
    expect(await filesAside()).toHaveLength(2)
    await age(join(folder(), "aside"), 30 * 86_400)
    await run(profiles.job.run)
    expect(await filesAside()).toEqual([])
  })

  it("that are set aside go with their member", async () => {
    const leaving = await member("lepas")
    const { image } = await run(portOf(leaving).keepAvatar({ picture }))
    await age(folder(), 3_601)
    await run(db.ask((on) => sql`update members set image = null where id = 'lepas'`.execute(on)))
    await run(profiles.job.run)
    expect(await filesAside()).toHaveLength(2)
    await run(db.ask((on) => sql`update members set image = ${image} where id = 'lepas'`.execute(on)))
    await run(portOf(leaving).removeAvatar({}))
    expect(await filesAside()).toEqual([])
  })
})
