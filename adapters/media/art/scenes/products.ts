/** Products that appear in banners. */
import type { PictureSpec } from "../looks/spec.ts"
import * as brand from "./brands.ts"

export const LIPSTICK: PictureSpec = {
  model: "lipstick",
  brand: brand.SENANDIKA,
  title: "Satin Lipstick",
  shade: "#b3123a"
}
export const LIP_CREAM: PictureSpec = { model: "lipcream", brand: brand.RONA, title: "Lip Cream", shade: "#d94f5c" }
export const LIP_TINT: PictureSpec = { model: "lipcream", brand: brand.PUAN, title: "Lip Tint", shade: "#c2375a" }
export const LIP_BALM: PictureSpec = {
  model: "stick",
  brand: brand.RONA,
  title: "Lip Balm",
  size: "4 g",
  shade: "#f6b8b0"
}
export const CUSHION: PictureSpec = {
  model: "cushion",
  brand: brand.RONA,
  title: "Cushion",
  shade: "#e2b48d",
  emboss: true
}
export const BLUSH: PictureSpec = {
  model: "cushion",
  brand: brand.PUAN,
  title: "Blush",
  shade: "#ef8266",
  emboss: true
}
export const QUAD: PictureSpec = { model: "compactpalette", brand: brand.PUAN, title: "Quad", shade: "#c0566a" }
export const MASCARA: PictureSpec = { model: "mascara", brand: brand.LENTIK, title: "Mascara" }
export const SERUM: PictureSpec = {
  model: "serum",
  brand: brand.TIRTA,
  title: ["Niacinamide 10%", "+ Zinc Serum"],
  size: "30 ml",
  shade: "#e9c46a"
}
export const AMPOULE: PictureSpec = {
  model: "serum",
  brand: brand.CHODAM,
  title: ["Cica Calm", "Ampoule"],
  size: "30 ml",
  shade: "#c4dca4"
}
export const GREEN_CREAM: PictureSpec = {
  model: "jar",
  brand: brand.CHODAM,
  title: "Green Tea Cream",
  size: "50 g",
  shade: "#e3efd8"
}
export const TONER: PictureSpec = {
  model: "toner",
  brand: brand.BUTIR,
  title: ["Rice Milk", "Toner"],
  size: "150 ml",
  shade: "#f3e3c2"
}
export const SUNSCREEN: PictureSpec = {
  model: "tube",
  brand: brand.SURYA,
  title: ["Daily UV Shield", "SPF 50+"],
  size: "50 ml"
}
export const FACE_WASH: PictureSpec = {
  model: "tube",
  brand: brand.CHODAM,
  title: ["Green Tea", "Face Wash"],
  size: "100 ml"
}
export const SUN_STICK: PictureSpec = {
  model: "stick",
  brand: brand.SURYA,
  title: "Sun Stick",
  size: "18 g",
  shade: "#fff3d6"
}
export const PERFUME: PictureSpec = {
  model: "perfume",
  brand: brand.KENANGA,
  title: ["Senja di Ubud"],
  size: "eau de parfum",
  shade: "#f0b65a"
}
export const PERFUME_ROSE: PictureSpec = {
  model: "perfume",
  brand: brand.PUAN,
  title: ["Pagi Mawar"],
  size: "eau de parfum",
  shade: "#f7a8b8"
}
export const MIST: PictureSpec = {
  model: "spray",
  brand: brand.SUKMA,
  title: "Body Mist",
  size: "100 ml",
  shade: "#f6d9a8"
}
export const SOAP: PictureSpec = {
  model: "soap",
  brand: brand.SUKMA,
  title: "Sabun Batang",
  size: "100 g",
  shade: "#ead9b4"
}
export const SHAMPOO: PictureSpec = {
  model: "pump",
  brand: brand.HELAI,
  title: ["Scalp Care", "Shampoo"],
  size: "400 ml"
}
export const CONDITIONER: PictureSpec = {
  model: "bottle-flip",
  brand: brand.OMBAK,
  title: ["Sea Silk", "Conditioner"],
  size: "250 ml"
}
export const HAIR_OIL: PictureSpec = {
  model: "serum",
  brand: brand.HELAI,
  title: ["Kemiri", "Hair Oil"],
  size: "50 ml",
  shade: "#e2b25c"
}
export const HAIR_BRUSH: PictureSpec = {
  model: "comb",
  brand: { ...brand.HELAI, pack: "#d9a56b", cap: "#1f6f78" },
  title: "Sikat"
}
export const POLISH: PictureSpec = { model: "nail", brand: brand.KUKU, title: "Klepon", shade: "#2f8f6b" }
export const POLISH_PINK: PictureSpec = { model: "nail", brand: brand.KUKU, title: "Jambu", shade: "#e0506e" }
export const BRUSHES: PictureSpec = { model: "brush", brand: brand.SENANDIKA, title: "Brush" }
export const GIFT_PINK: PictureSpec = {
  model: "gift",
  brand: { ...brand.PENDAR, pack: "#f08aa0", ink: "#6a1750" },
  title: "Gift"
}
export const BAG: PictureSpec = { model: "bag", brand: { ...brand.PENDAR, ink: "#f0c98c" }, title: "Bag" }
export const BAG_TEAL: PictureSpec = {
  model: "bag",
  brand: { ...brand.PENDAR, pack: "#fff4f1", ink: "#6a1750" },
  title: "Bag",
  tile: "blossom"
}
