/** What every page shows of the merchant. Set by the merchant; D-75. */
export interface ShopIdentity {
  /** The shop's name, 1 to 40 characters: titles, messages, texts. */
  readonly name: string
  /** The logo's text; usually the name. */
  readonly sign: string
  /** How shoppers reach people; absent if the merchant named none. D-59. */
  readonly help: ShopHelp
  /** The demo shop: every page shows that nothing in it is real. */
  readonly isSample: boolean
}

/** Contacts of the merchant's customer service. */
export interface ShopHelp {
  readonly email?: string
  /** A WhatsApp number with its country, digits only: `6281234567890`, as `wa.me` takes it. */
  readonly whatsapp?: string
  /** When people answer, every day, WIB: `08.00–21.00`. */
  readonly hours?: string
}

/** The identity with what else every page shows of the shop, so that it promises and links to only what exists. */
export interface ShopFrame extends ShopIdentity {
  /** Slugs of its text pages. */
  readonly pages: ReadonlyArray<string>
  /** Digest of the privacy text, by which a viewer agrees to be counted; absent if there is none. Decision 0138. */
  readonly privacy?: string
  /** How many stores one can walk into. */
  readonly stores: number
}

/** The identity as the merchant stores it. */
export interface StoredShopIdentity extends ShopIdentity {
  /** Sender of messages; if absent, no e-mail is sent unless `MAIL_FROM` names one. */
  readonly sender?: string
}

/** The identity of a shop whose merchant has set none: Indonesian for "shop". */
export const unnamedShop: ShopIdentity = { name: "Toko", sign: "toko", help: {}, isSample: false }
