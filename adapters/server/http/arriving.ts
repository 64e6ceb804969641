import { pictureBytes } from "#core/kernel/upload.ts"

/** Bytes of a body, or why they are refused. */
type Arrived = { readonly bytes: Uint8Array } | { readonly refused: "tooLarge" | "busy" }

/** Bodies of bytes that have not arrived whole, with the memory they take. Decision 0081. */
export interface Arriving {
  /**
   * Reads a body to its end. Refuses one that is larger than a picture may be, and one for which no memory is left.
   *
   * @param owner member or order, each of whom has a share of the memory
   * @param network has a share, too, however many owners send from it
   */
  readonly read: (body: ReadableStream<Uint8Array> | null, owner: string, network: string) => Promise<Arrived>
}

/** Most bytes of memory, of all owners, of one and of one network. Own choice; decision 0081. */
export interface ArrivingLimits {
  readonly most: number
  readonly mostOfOne: number
  readonly mostOfNetwork: number
  readonly mostOfBody: number
}
const usual: ArrivingLimits = {
  most: 8 * pictureBytes,
  mostOfOne: 2 * pictureBytes,
  mostOfNetwork: 4 * pictureBytes,
  mostOfBody: pictureBytes
}
/** Memory for the beginning of a body; as it arrives, it is doubled. */
const leastHeld = 65_536

/** Returns memory for bodies, of which none is taken yet. */
export const arrivingBodies = (limits: Partial<ArrivingLimits> = {}): Arriving => {
  const { most, mostOfOne, mostOfNetwork, mostOfBody } = { ...usual, ...limits }
  const [all, owners, networks] = [sharesUpTo(most), sharesUpTo(mostOfOne), sharesUpTo(mostOfNetwork)]
  return {
    read: async (body, owner, network) => {
      const shares = [
        [all, ""],
        [owners, owner],
        [networks, network]
      ] as const
      const take = (bytes: number): boolean => {
        const hasRoom = shares.every(([share, name]) => share.hasRoom(name, bytes))
        if (hasRoom) for (const [share, name] of shares) share.add(name, bytes)
        return hasRoom
      }
      const reader = body?.getReader()
      let held = new Uint8Array()
      let size = 0
      try {
        for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
          const { value } = next
          if (size + value.length > mostOfBody) return { refused: "tooLarge" }
          if (size + value.length > held.length) {
            const room = Math.min(mostOfBody, Math.max(leastHeld, held.length * 2, size + value.length))
            if (!take(room - held.length)) return { refused: "busy" }
            const longer = new Uint8Array(room)
            longer.set(held.subarray(0, size))
            held = longer
          }
          held.set(value, size)
          size += value.length
        }
        return { bytes: held.slice(0, size) }
      } finally {
        for (const [share, name] of shares) share.add(name, -held.length)
        reader?.releaseLock()
      }
    }
  }
}

/** Bytes by name, each up to a limit. */
const sharesUpTo = (most: number) => {
  const bytesOf = new Map<string, number>()
  return {
    hasRoom: (name: string, bytes: number): boolean => (bytesOf.get(name) ?? 0) + bytes <= most,
    add: (name: string, bytes: number): void => {
      const sum = (bytesOf.get(name) ?? 0) + bytes
      if (sum === 0) bytesOf.delete(name)
      else bytesOf.set(name, sum)
    }
  }
}
