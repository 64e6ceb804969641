import { Effect } from "effect"
import type { AnyActorLogic, SnapshotFrom } from "xstate"
import { createActor } from "xstate"
import { PasswordWrong } from "#core/account/account.errors.ts"
import type { Member } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import { motherhoodOf } from "#core/profile/motherhood.rule.ts"
import { AddressesFull, AddressUnknown, AvatarRefused } from "#core/profile/profile.errors.ts"
import type { ProfilePort } from "#core/profile/profile.port.ts"
import { AddressId, addressesMost, type SavedAddress } from "#core/profile/profile.ts"
import type { AddressGiven } from "#core/regions/address.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"
import { someAddress } from "../orders/some-order.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"

export const rani: Member = someMember()

/** What a shop holds of one member, with everything that reached it; so many addresses stand in the book. */
export const heldProfile = ({ password = "benar", addresses = 0 } = {}) => {
  let member: Member | undefined = rani
  let book: ReadonlyArray<SavedAddress> = Array.from({ length: addresses }, (_, at) => ({
    id: AddressId(`address-${at + 1}`),
    isDefault: at === 0,
    address: someAddress
  }))
  const asked: Array<readonly [call: string, input: unknown]> = []
  const now = (): Member => member ?? rani
  const put = (change: Partial<Member>): Member => {
    member = { ...now(), ...change }
    return member
  }
  const withDefault = (all: ReadonlyArray<SavedAddress>, id?: AddressId): ReadonlyArray<SavedAddress> => {
    const chosen = id ?? all.find((one) => one.isDefault)?.id ?? all[0]?.id
    return all.map((one) => ({ ...one, isDefault: one.id === chosen }))
  }
  const savedAddress = (id: AddressId, { recipient, line }: AddressGiven): SavedAddress => ({
    id,
    isDefault: false,
    address: { ...someAddress, recipient, line }
  })
  const call =
    <I, A, E>(name: string, answer: (input: I) => Effect.Effect<A, E>) =>
    (input: I): Effect.Effect<A, E> =>
      Effect.suspend(() => {
        asked.push([name, input])
        return answer(input)
      })
  let next = addresses
  const port: ProfilePort = {
    read: call("read", () => Effect.sync(now)),
    update: call("update", ({ id: _, motherhood, coachmarksVisited: __, ...change }) =>
      Effect.map(motherhood ? motherhoodOf(motherhood, someNow) : Effect.succeed(undefined), (emitted) =>
        put({ ...(change as Partial<Member>), ...(emitted && { motherhood: emitted }) })
      )
    ),
    tag: call("tag", (given) =>
      Effect.sync(() => put("beauty" in given ? { beauty: given.beauty } : { interest: given.interest }))
    ),
    prefer: call("prefer", (chosen) => Effect.sync(() => put(chosen))),
    withdrawMotherhood: call("withdrawMotherhood", () =>
      Effect.sync(() => {
        const { motherhood: _, ...rest } = now()
        member = rest
        return rest
      })
    ),
    badges: call("badges", () => Effect.succeed([])),
    keepAvatar: call("keepAvatar", ({ picture }) =>
      picture.length > 3 ? Effect.sync(() => put({ image: `avatars/${++next}` })) : Effect.fail(new AvatarRefused())
    ),
    removeAvatar: call("removeAvatar", () =>
      Effect.sync(() => {
        const { image: _, ...rest } = now()
        member = rest
        return rest
      })
    ),
    addresses: call("addresses", () => Effect.sync(() => book)),
    addAddress: call("addAddress", ({ address, isDefault }) =>
      Effect.suspend(() => {
        if (book.length >= addressesMost) return Effect.fail(new AddressesFull())
        const id = AddressId(`address-${++next}`)
        book = withDefault([...book, savedAddress(id, address)], isDefault ? id : undefined)
        return Effect.succeed(book)
      })
    ),
    changeAddress: call("changeAddress", ({ id, address, isDefault }) =>
      Effect.suspend(() => {
        if (book.every((one) => one.id !== id)) return Effect.fail(new AddressUnknown())
        const changed = book.map((one) =>
          one.id === id ? { ...savedAddress(id, address), isDefault: one.isDefault } : one
        )
        book = withDefault(changed, isDefault ? id : undefined)
        return Effect.succeed(book)
      })
    ),
    removeAddress: call("removeAddress", ({ id }) =>
      Effect.suspend(() => {
        if (book.every((one) => one.id !== id)) return Effect.fail(new AddressUnknown())
        book = withDefault(book.filter((one) => one.id !== id))
        return Effect.succeed(book)
      })
    ),
    exportData: call("exportData", () => Effect.succeed({ madeAt: someNow, subjects: {} })),
    removeAccount: call("removeAccount", (credential) =>
      Effect.suspend(() => {
        if ("password" in credential && credential.password !== password) return Effect.fail(new PasswordWrong())
        member = undefined
        return Effect.succeed({ removed: true as const })
      })
    )
  }
  return { port, asked, member: () => member, book: () => book }
}

/** A machine at the far end of a line, on a clock of its own. */
export const openMachine = <L extends AnyActorLogic, P extends object, V>(
  over: (port: P) => L,
  port: P,
  input: unknown,
  view: (snapshot: SnapshotFrom<L>) => V,
  fate: () => Fate = () => well
) => {
  const clock = new VirtualClock()
  const line = overLine(port, clock, fate, { waited: true })
  const actor = createActor(over(line.port), { clock, input } as never)
  const emitted: Array<{ readonly type: string }> = []
  actor.on("*" as never, (event: { readonly type: string }) => emitted.push(event))
  actor.start()
  return {
    clock,
    emitted,
    most: line.most,
    view: () => view(actor.getSnapshot()),
    context: () => (actor.getSnapshot() as { readonly context: Readonly<Record<string, unknown>> }).context,
    say: (event: { readonly type: string; readonly [field: string]: unknown }) =>
      actor.send({ ...event, at: instant(someNow + clock.now()) } as never)
  }
}
