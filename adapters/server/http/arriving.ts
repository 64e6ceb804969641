import { pictureBytes } from "#core/kernel/upload.ts"

/** Bytes of a body, or why they are refused. */
type Arrived = { readonly bytes: Uint8Array } | { readonly refused: "tooLarge" | "busy" }

/** Bodies of bytes that have not arrived whole, with the memory they take. Decision 0081. */
export interface Arriving {
  /**
   * Reads a body to its end. Refuses one that is larger than a picture may be, and one for which no memory is left.
   *
   * @param owner member or order, each of whom has a share of the memory
   */
  readonly read: (body: ReadableStream<Uint8Array> | null, owner: string) => Promise<Arrived>
}

/** Most bytes of memory, of all owners and of one. Own choice; decision 0081. */
export interface ArrivingLimits {
  readonly most: number
  readonly mostOfOne: number
  readonly mostOfBody: number
}
const usual: ArrivingLimits = { most: 8 * pictureBytes, mostOfOne: 2 * pictureBytes, mostOfBody: pictureBytes }
/** Memory for the beginning of a body; as it arrives, it is doubled. */
const leastHeld = 65_536

/** Returns memory for bodies, of which none is taken yet. */
export const arrivingBodies = (limits: Partial<ArrivingLimits> = {}): Arriving => {
  const { most, mostOfOne, mostOfBody } = { ...usual, ...limits }
  const ofOwners = new Map<string, number>()
  let ofAll = 0
  const take = (owner: string, bytes: number): boolean => {
    const ofOwner = (ofOwners.get(owner) ?? 0) + bytes
    if (ofAll + bytes > most || ofOwner > mostOfOne) return false
    ofAll += bytes
    ofOwners.set(owner, ofOwner)
    return true
  }
  const giveBack = (owner: string, bytes: number): void => {
    ofAll -= bytes
    const left = (ofOwners.get(owner) ?? 0) - bytes
    if (left === 0) ofOwners.delete(owner)
    else ofOwners.set(owner, left)
  }
  return {
    read: async (body, owner) => {
      const reader = body?.getReader()
      let held = new Uint8Array()
      let size = 0
      try {
        for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
          const { value } = next
          if (size + value.length > mostOfBody) return { refused: "tooLarge" }
          if (size + value.length > held.length) {
            const room = Math.min(mostOfBody, Math.max(leastHeld, held.length * 2, size + value.length))
            if (!take(owner, room - held.length)) return { refused: "busy" }
            const longer = new Uint8Array(room)
            longer.set(held.subarray(0, size))
            held = longer
          }
          held.set(value, size)
          size += value.length
        }
        return { bytes: held.slice(0, size) }
      } finally {
        giveBack(owner, held.length)
        reader?.releaseLock()
      }
    }
  }
}
