import type { AccountBrowser } from "#adapters/memory/account-browser.ts"
import type { SocialIdentity } from "#core/account/account-services.port.ts"
import type { SecurityMessage } from "#core/account/credentials/security-message.ts"
import type { MemberId } from "#core/account/member.ts"
import type { SentMessage } from "../account-shop.ts"

/** A shop in which accounts, orders and books of addresses can be looked into. */
export interface Watched {
  readonly browser: () => AccountBrowser
  readonly outbox: ReadonlyArray<SentMessage>
  /** Messages about changes of accounts, oldest first. */
  readonly messages: ReadonlyArray<SecurityMessage>
  readonly returned: (identity: Partial<SocialIdentity>) => string
  /** A till notes the number of a customer in the store. */
  readonly registerAtStore: (phone: Person["phone"]) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  /** Places an order with a guest's own contact; a member's if one is named. */
  readonly order: (who: Person, name: string, member?: MemberId) => Promise<void>
  readonly orders: (member: MemberId) => Promise<ReadonlyArray<string>>
  readonly address: (member: MemberId, name: string) => Promise<void>
  readonly addresses: (member: MemberId) => Promise<ReadonlyArray<string>>
}

/** A person with an address, a number and providers of their own. */
export interface Person {
  readonly name: "Pemilik" | "Penyusup"
  readonly email: string
  readonly phone: { readonly code: string; readonly national: string }
  /** A second number of theirs. */
  readonly other: Person["phone"]
}
export const owner: Person = {
  name: "Pemilik",
  email: "pemilik@contoh.id",
  phone: { code: "+62", national: "81200000001" },
  other: { code: "+62", national: "81300000001" }
}
export const intruder: Person = {
  name: "Penyusup",
  email: "penyusup@contoh.id",
  phone: { code: "+62", national: "81200000002" },
  other: { code: "+62", national: "81300000002" }
}
