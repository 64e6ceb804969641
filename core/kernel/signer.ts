/** Signs links that open orders to guests and unsubscribe receivers, with the shop's secret; stores nothing. */
export interface Signer {
  /** The proof that belongs to a subject, made of letters that need no escaping in an address. */
  readonly sign: (subject: string) => string
  /** Returns whether this is the proof; takes as long for a wrong one. */
  readonly fits: (subject: string, signature: string) => boolean
}
