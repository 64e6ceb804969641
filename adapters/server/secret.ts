import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomUUID,
  timingSafeEqual
} from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Signer } from "#core/kernel/signer.ts"

/** What signatures and keys are made with. Servers of one database need the same. */
export interface Secret {
  /**
   * Bytes that only a holder of the secret can compute, different for every purpose and text. A purpose is a part of
   * every link that was sent: it is never renamed.
   */
  readonly sign: (purpose: "seal" | "callback" | "code" | "holder" | "preview" | "push", text: string) => Buffer
  /** Encrypts a text with the secret, and decrypts it; throws if the text was changed. */
  readonly lock: (text: string) => string
  readonly unlock: (locked: string) => string
}

/** Returns signatures, keys and encryption made with a secret. */
export const secretOf = (secret: string): Secret => {
  // A purpose holds no line end, so that no text of one is a text of another.
  const sign = (purpose: string, text: string): Buffer =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest()
  const key = sign("lock", "")
  return {
    sign,
    lock: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv("aes-256-gcm", key, nonce)
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString("base64url")
    },
    unlock: (locked) => {
      const bytes = Buffer.from(locked, "base64url")
      const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12))
      cipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8")
    }
  }
}

/** Signs with the secret; a signature has 43 characters. */
export const signerOf = (secret: Secret): Signer => {
  const sign = (subject: string): string => secret.sign("seal", subject).toString("base64url")
  return { sign, fits: (subject, given) => isSame(sign(subject), given) }
}

/** Compares in constant time. */
export const isSame = (expected: string, given: string): boolean => timingSafeEqual(digestOf(expected), digestOf(given))

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest()

/**
 * The configured secret, else the one in the data folder, made with the first start. Rejects with `SecretRefused` if the
 * file is too short, or is missing although the shop has signed something with it. Decision 0056.
 *
 * @param hasSigned whether the database holds anything that only the old secret can check
 */
export const readSecret = async (
  configured: string | undefined,
  dataDir: string,
  hasSigned: () => Promise<boolean>
): Promise<Secret> => {
  if (configured !== undefined) return secretOf(configured)
  const path = join(dataDir, "secret")
  if (!existsSync(path)) {
    if (await hasSigned())
      throw new SecretRefused(path, "is gone, although this shop has sent out links signed with it")
    makeSecret(path)
  }
  const secret = readFileSync(path, "utf8")
  if (secret.trim().length < shortestSecret)
    throw new SecretRefused(path, `is shorter than ${shortestSecret} characters`)
  return secretOf(secret)
}

/** Fewest characters of a secret. */
export const shortestSecret = 32

/** The secret cannot be used: it is so short that signatures could be forged, or another one was used before. */
export class SecretRefused extends Error {
  override readonly name = "SecretRefused"

  /** @param problem what is wrong, as the end of a sentence */
  constructor(path: string, problem: string) {
    super(
      `The secret in ${path} ${problem}. Restore the file from a backup, or set SECRET to the same text. Without either, write a new one: openssl rand -base64 48 > ${path}. Then the order links of guests, the links that stop messages and notices that the payment provider signs with the old one are refused.`
    )
  }
}

/** Written aside and linked, so that of several servers that start at once all read the same, and whole. */
const makeSecret = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
  } finally {
    rmSync(draft)
  }
}
