import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { RandomSource } from "../../kernel/random.ts"
import type { RegionsStore } from "../../regions/regions.port.ts"
import { addressAt } from "../../regions/regions.usecases.ts"
import { AddressesFull, AddressUnknown } from "../profile.errors.ts"
import type { AddressStore, ProfilePort } from "../profile.port.ts"
import { AddressId, addressesMost } from "../profile.ts"

/** What a book of addresses needs. */
interface Stores {
  readonly addresses: AddressStore
  readonly regions: Pick<RegionsStore, "district">
  readonly random: RandomSource
}

/** A member's book of addresses: at most 20, one of them the default. D-50. */
export const addressesOver = (
  { addresses, regions, random }: Stores,
  member: MemberId,
  now: Instant
): Pick<ProfilePort, "addresses" | "addAddress" | "changeAddress" | "removeAddress"> => ({
  addresses: () => addresses.list(member),
  addAddress: Effect.fnUntraced(function* ({ address, isDefault }) {
    const at = yield* addressAt(regions, address)
    const id = yield* addresses.insert(member, AddressId(yield* random.uuid), at, now, addressesMost)
    if (id === undefined) return yield* new AddressesFull()
    yield* addresses.makeDefault(member, isDefault ? id : undefined)
    return yield* addresses.list(member)
  }),
  changeAddress: Effect.fnUntraced(function* ({ id, address, isDefault }) {
    const at = yield* addressAt(regions, address)
    if (!(yield* addresses.change(member, id, at))) return yield* new AddressUnknown()
    if (isDefault) yield* addresses.makeDefault(member, id)
    return yield* addresses.list(member)
  }),
  removeAddress: Effect.fnUntraced(function* ({ id }) {
    if (!(yield* addresses.remove(member, id))) return yield* new AddressUnknown()
    yield* addresses.makeDefault(member, undefined)
    return yield* addresses.list(member)
  })
})
