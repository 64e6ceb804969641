import { randomBytes } from "node:crypto"
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** How commands on this machine reach the running shop. Readable only with access to the data folder. */
export interface Ops {
  readonly address: string
  readonly token: string
  readonly pid: number
}

const fileIn = (folder: string): string => join(folder, "ops.json")

/** Returns a new token of operations. */
export const newOpsToken = (): string => randomBytes(32).toString("base64url")

/** Written aside and moved, so that no reader ever sees half of it. */
export const writeOps = (folder: string, ops: Ops): void => {
  const draft = `${fileIn(folder)}.${ops.pid}`
  writeFileSync(draft, JSON.stringify(ops), { mode: 0o600 })
  renameSync(draft, fileIn(folder))
}

/** Returns the address for operations of the running server; `undefined` if none runs. */
export const readOps = (folder: string): Ops | undefined => {
  try {
    const { address, token, pid } = JSON.parse(readFileSync(fileIn(folder), "utf8"))
    return typeof address === "string" && typeof token === "string" ? { address, token, pid: Number(pid) } : undefined
  } catch {
    // No shop has written it, or it was deleted again.
    return undefined
  }
}

/** Deletes the file that the shop with this token wrote; another shop's stays. */
export const removeOps = (folder: string, token: string): void => {
  if (readOps(folder)?.token === token) rmSync(fileIn(folder), { force: true })
}

/** Returns the address at which a process on the same machine reaches a server. */
export const ownAddress = (host: string, port: number): string => {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`
  return host === "::" ? `http://[::1]:${port}` : `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}
