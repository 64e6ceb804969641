/** Rasterises label artwork and lays out the usual text blocks. */
import sharp from "sharp"
import { read } from "../maths.ts"
import type { FontName } from "./fonts.ts"
import { kawung } from "./motifs.ts"
import type { Texture } from "./texture.ts"
import { centred, outline } from "./type.ts"

/** Raster pixels per design unit. */
const RASTER = 2

/** White artwork (SVG inner markup) of width x height design units to a print mask. */
export async function printMask(width: number, height: number, artwork: string): Promise<Texture> {
  const rasterWidth = Math.round(width * RASTER)
  const rasterHeight = Math.round(height * RASTER)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${rasterWidth}" height="${rasterHeight}" viewBox="0 0 ${width} ${height}"><g fill="#fff" stroke="none">${artwork}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#000" })
    .greyscale()
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = new Uint8Array(info.width * info.height)
  for (let index = 0; index < alpha.length; index++) alpha[index] = read(data, index * info.channels)
  return { width: info.width, height: info.height, alpha }
}

export interface PackText {
  brand: string
  font: FontName
  tracking: number
  title: readonly string[]
  size: string
}

export interface BlockLayout {
  /** Design units. */
  width: number
  height: number
  brandSize?: number
  titleSize?: number
  /** Baselines as shares of the height. */
  brandAt?: number
  titleAt?: number
  sizeAt?: number
  motif?: boolean
}

/** Brand, rule, product lines in capitals, size line. */
export function textBlock(text: PackText, layout: BlockLayout): Promise<Texture> {
  const {
    width,
    height,
    brandSize = 84,
    titleSize = 32,
    brandAt = 0.34,
    titleAt = 0.56,
    sizeAt = 0.93,
    motif = false
  } = layout
  const middle = width / 2
  const ruleY = height * brandAt + 22
  const petal = Math.min(width * 0.13, height * 0.09)
  const lineSize = text.title.length > 2 ? titleSize * 0.84 : titleSize
  const firstLine = height * titleAt - (text.title.length > 2 ? lineSize * 0.3 : 0)
  const lines = text.title.map((line, index) =>
    centred("jost-500", line.toUpperCase(), lineSize, width * 0.9, middle, firstLine + index * lineSize * 1.2, 0.07)
  )
  return printMask(
    width,
    height,
    [
      motif ? kawung(middle, height * brandAt - brandSize * 0.92 - petal, petal) : "",
      centred(text.font, text.brand, brandSize, width * 0.86, middle, height * brandAt, text.tracking),
      `<rect x="${middle - 20}" y="${ruleY}" width="40" height="3"/>`,
      ...lines,
      centred("jost-400", text.size, 24, width * 0.8, middle, height * sizeAt, 0.06)
    ].join("")
  )
}

/** Brand name reading upwards, centred in the area. */
export function uprightName(text: PackText, size: number, width: number, height: number): Promise<Texture> {
  const { path, width: length } = outline(text.font, text.brand, size, 0, 0, Math.max(0.02, text.tracking))
  const scale = Math.min(1, (height * 0.9) / length)
  const x = width / 2 + size * 0.34 * scale
  const y = height / 2 + (length * scale) / 2
  return printMask(
    width,
    height,
    `<g transform="translate(${x} ${y}) rotate(-90) scale(${scale})"><path d="${path}"/></g>`
  )
}
