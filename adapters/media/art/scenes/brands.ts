/** Brand looks that appear in banners. */
import type { BrandLook } from "../looks/spec.ts"

export const SENANDIKA: BrandLook = {
  name: "senandika",
  font: "gloock",
  pack: "#4a0f2f",
  cap: "#4a0f2f",
  ink: "#8c1b46",
  metal: "gold",
  glass: "#fff3ee"
}
export const TIRTA: BrandLook = {
  name: "tirta lab",
  font: "jakarta-800",
  pack: "#f3f7f2",
  cap: "#fbfbf8",
  ink: "#123c2c",
  metal: "silver",
  glass: "#dff0e0"
}
export const SURYA: BrandLook = {
  name: "SURYA",
  font: "syne-700",
  pack: "#fff8ec",
  cap: "#f3a33a",
  ink: "#c9550f",
  metal: "gold",
  glass: "#fff3dc"
}
export const KENANGA: BrandLook = {
  name: "kenanga",
  font: "gloock",
  pack: "#3a1a2c",
  cap: "#3a1a2c",
  ink: "#4a2a12",
  metal: "gold",
  glass: "#fff3da"
}
export const RONA: BrandLook = {
  name: "rona rona",
  font: "bricolage-700",
  pack: "#f3b9ae",
  cap: "#f3b9ae",
  ink: "#8c2338",
  metal: "rose",
  glass: "#fff1ee"
}
export const HELAI: BrandLook = {
  name: "helai",
  font: "young-serif",
  pack: "#1f6f78",
  cap: "#f4efe6",
  ink: "#0f4a52",
  metal: "silver",
  glass: "#e6f3f3"
}
export const BUTIR: BrandLook = {
  name: "butir",
  font: "marcellus",
  pack: "#fbf4e4",
  cap: "#c9975a",
  ink: "#7a4d1e",
  metal: "gold",
  glass: "#ffffff"
}
export const SUKMA: BrandLook = {
  name: "sukma",
  font: "marcellus",
  pack: "#f7efe6",
  cap: "#c8a06a",
  ink: "#6b4420",
  metal: "gold",
  glass: "#fff6e6"
}
export const PUAN: BrandLook = {
  name: "puan",
  font: "dm-serif",
  pack: "#e8567a",
  cap: "#fff4f2",
  ink: "#9c1c45",
  metal: "rose",
  glass: "#fff0f2"
}
export const LENTIK: BrandLook = {
  name: "LENTIK",
  font: "syne-700",
  track: 0.1,
  pack: "#2a1230",
  cap: "#2a1230",
  ink: "#2a1230",
  metal: "rose",
  glass: "#f6ecf8"
}
export const KUKU: BrandLook = {
  name: "kuku",
  font: "young-serif",
  pack: "#fdfbf6",
  cap: "#fdfbf6",
  ink: "#1f5f49",
  metal: "silver",
  glass: "#ffffff"
}
export const CHODAM: BrandLook = {
  name: "chodam",
  font: "jakarta-800",
  pack: "#e4efe6",
  cap: "#f7faf6",
  ink: "#2f5d46",
  metal: "silver",
  glass: "#e4f1e8"
}
export const OMBAK: BrandLook = {
  name: "ombak",
  font: "bricolage-700",
  pack: "#3fa7b8",
  cap: "#f6f1e6",
  ink: "#125866",
  metal: "silver",
  glass: "#e2f4f6"
}
/** The shop's own wrapping. */
export const PENDAR: BrandLook = {
  name: "pendar",
  font: "gloock",
  pack: "#6a1750",
  cap: "#fff4f1",
  ink: "#6a1750",
  metal: "gold"
}
