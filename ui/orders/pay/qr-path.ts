import type { QRCode } from "qrcode"

/** White around a code, in its squares: readers need four. */
const margin = 4

/** Squares along one side of a code, with its margin. */
export const qrSide = ({ modules: { size } }: QRCode): number => size + 2 * margin

/** Returns the dark squares of a code, by column and row, margin included. */
export const darkSquares = ({ modules: { size, data } }: QRCode): ReadonlyArray<readonly [x: number, y: number]> =>
  Array.from(data).flatMap((dark, at) =>
    dark ? [[(at % size) + margin, Math.floor(at / size) + margin] as const] : []
  )

/** Returns the dark squares as one path of an SVG. */
export const qrPath = (code: QRCode): string =>
  darkSquares(code)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join("")
