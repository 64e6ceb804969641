import sharp from "sharp"

/** Ground of the icons, in the colour of the shop's own drawing. */
const ground = "#6a1750"

/**
 * Draws the icon of the installed shop: its mark in white on the brand's ground, as PNG.
 *
 * @param mark the shop's mark as SVG, in the square from -18 to 18
 * @param size width and height in pixels
 * @param share part of the width that the mark takes; a maskable icon loses what is outside the inner 80 %
 */
export const appIcon = async (mark: string, size: number, share: number): Promise<Uint8Array<ArrayBuffer>> => {
  const inner = mark
    .replace(/<\?xml.*?\?>|<title>.*?<\/title>|<style>.*?<\/style>/gs, "")
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
  const scale = (share * 36) / 34
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -18 36 36" width="${size}" height="${size}"><style>g path{fill:#fff7f4}circle{fill:${ground}}text{fill:#fff7f4}</style><rect x="-18" y="-18" width="36" height="36" fill="${ground}"/><g transform="scale(${scale})">${inner}</g></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer())
}
