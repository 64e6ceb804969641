import { createECDH } from "node:crypto"

/** The pair of keys that identifies the shop to push services (VAPID), each as base64url. RFC 8292. */
export interface PushKeys {
  /** An uncompressed point of P-256, 65 bytes: browsers subscribe with it. */
  readonly publicKey: string
  /** 32 bytes; never sent and never logged. */
  readonly privateKey: string
}

const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url")

/** Returns the pair of a private key, or `undefined` if the text is none: base64url of a number below the order of P-256. */
export const pushKeysFrom = (privateKey: string): PushKeys | undefined => {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined
  const curve = createECDH("prime256v1")
  try {
    curve.setPrivateKey(bytesOf(privateKey))
  } catch {
    return undefined
  }
  return { publicKey: curve.getPublicKey("base64url"), privateKey }
}

/**
 * Returns the pair that a secret leads to: every server with the secret has the same one, and nothing further is stored.
 *
 * @param sign 32 bytes that only a holder of the secret can compute, other ones for each text
 */
export const pushKeysOf = (sign: (text: string) => Buffer): PushKeys => {
  // Fewer than one of four thousand million numbers of 256 bits is no key of P-256.
  for (let attempt = 0; ; attempt++) {
    const keys = pushKeysFrom(sign(`key ${attempt}`).toString("base64url"))
    if (keys !== undefined) return keys
  }
}
