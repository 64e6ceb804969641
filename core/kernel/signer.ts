/** Proofs that open orders to guests and links to their receivers: made from the shop's secret, kept nowhere. */
export interface Signer {
  /** The proof that belongs to a subject, made of letters that need no escaping in an address. */
  readonly seal: (subject: string) => string
  /** Whether this is the proof; takes as long for a wrong one. */
  readonly fits: (subject: string, seal: string) => boolean
}
