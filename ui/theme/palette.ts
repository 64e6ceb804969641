/** Colours by role. Every pair that meets on a screen keeps AA contrast; the numbers stand in the design's tables. */
export const light = {
  bg: "#FFFBFA",
  surface: "#FFFFFF",
  surfaceSunken: "#FAF0F2",
  surfaceTint: "#FCE6EB",
  surfaceInverse: "#3A0D2C",
  strip: "#3A0D2C",
  onStrip: "#FFF4F1",
  border: "#EBDCE1",
  borderStrong: "#907B88",
  text: "#2B0F22",
  textMuted: "#665062",
  textOnInverse: "#FFF4F1",
  brand: "#6A1750",
  brandHover: "#54103F",
  brandActive: "#420B31",
  onBrand: "#FFFFFF",
  accent: "#C41B4B",
  onAccent: "#FFFFFF",
  accentTint: "#FDE1E7",
  star: "#C06D00",
  starTrack: "#E6D5DA",
  success: "#17693F",
  successTint: "#DFF3E3",
  warning: "#805000",
  warningTint: "#FFEFCB",
  danger: "#B3261E",
  dangerTint: "#FDE7E3",
  info: "#4C3DA0",
  infoTint: "#ECE8FC",
  focus: "#4B36D9",
  expert: "#0B6B6F"
}

export const dark: Record<keyof typeof light, string> = {
  bg: "#180A13",
  surface: "#23101C",
  surfaceSunken: "#12070E",
  surfaceTint: "#3A1730",
  surfaceInverse: "#FCE6EB",
  strip: "#3A1730",
  onStrip: "#FBEFF2",
  border: "#452A3C",
  borderStrong: "#9E8194",
  text: "#FBEFF2",
  textMuted: "#CDB4C2",
  textOnInverse: "#2B0F22",
  brand: "#FF9DB6",
  brandHover: "#FFB4C7",
  brandActive: "#FFC8D6",
  onBrand: "#2B0F22",
  accent: "#FF7D99",
  onAccent: "#2B0F22",
  accentTint: "#4D1529",
  star: "#FFBE4A",
  starTrack: "#4E3546",
  success: "#7FD6A2",
  successTint: "#12331F",
  warning: "#FFCB6B",
  warningTint: "#3B2805",
  danger: "#FFA196",
  dangerTint: "#471410",
  info: "#BFB4FF",
  infoTint: "#2A2155",
  focus: "#C9BDFF",
  expert: "#6FD6D3"
}

/** The same in both themes: they stand on pictures, which keep their light walls. */
export const fixed = {
  sale: "#C41B4B",
  onSale: "#FFFFFF",
  heart: "#6A1750",
  heartOn: "#C41B4B",
  disc: "rgb(255 255 255 / .92)",
  ink: "#2B0F22",
  plum: "#3A0D2C",
  onPlum: "#FFF4F1",
  loyalty: "#571240",
  loyaltyButton: "#FF9DB6",
  glint: "#F0A21B"
}

/** Walls of the product pictures; discs and avatars borrow them. */
export const tiles = {
  blossom: "#FBD9D6",
  peach: "#FFE3D6",
  pandan: "#E2F1DF",
  lilac: "#E9E4FB",
  kunyit: "#FFF0CC",
  laut: "#DAF0F3",
  orchid: "#F3DCEE",
  beras: "#F9F1DF"
}

/** `theme-color` of the two themes: the strip at the top of the page. */
export const themeColours = { light: light.strip, dark: dark.strip }
