import { read } from "../maths.ts"

/** A one-channel print mask. */
export interface Texture {
  width: number
  height: number
  /** 0 is bare pack, 255 full ink. */
  alpha: Uint8Array
}

/** Bilinear read at (u, v), 0 to 1 from the top left; returns 0 to 1. */
export function readTexture(texture: Texture, u: number, v: number): number {
  const x = u * texture.width
  const y = v * texture.height
  if (x < 0 || y < 0 || x >= texture.width - 1 || y >= texture.height - 1) return 0
  const column = x | 0
  const row = y | 0
  const shareX = x - column
  const shareY = y - row
  const first = row * texture.width + column
  const second = first + texture.width
  const { alpha } = texture
  const low = read(alpha, first) * (1 - shareX) + read(alpha, first + 1) * shareX
  const high = read(alpha, second) * (1 - shareX) + read(alpha, second + 1) * shareX
  return (low * (1 - shareY) + high * shareY) / 255
}
