/** Every banner and emblem by name, with its alternative text. */
import type { ScenePlan } from "./compose.ts"
import { categoryDisc, DISC_NAMES, emblem } from "./discs.ts"
import { GIFT_CARD_COUNT, giftCard } from "./giftcards.ts"
import { HERO_THEMES, type HeroTheme, heroDesktop, heroMobile } from "./heroes.ts"
import * as promo from "./promos.ts"

export interface SceneEntry {
  plan: () => ScenePlan
  alt: { id: string; en: string }
}

const HERO_ALT: Record<HeroTheme, SceneEntry["alt"]> = {
  rona: {
    id: "Lima warna lipstik di panggung merah muda",
    en: "Lipstick in five shades on a pink stage"
  },
  pandan: { id: "Perawatan kulit di antara daun pandan", en: "Skin care among pandan leaves" },
  kunyit: {
    id: "Parfum dan body mist di depan matahari kuning kunyit",
    en: "Perfume and body mist before a turmeric-yellow sun"
  },
  laut: {
    id: "Sampo, kondisioner, minyak rambut, dan sikat di tepi ombak",
    en: "Shampoo, conditioner, hair oil and brush by the waves"
  }
}

function allScenes(): Record<string, SceneEntry> {
  const scenes: Record<string, SceneEntry> = {}
  for (const theme of Object.keys(HERO_THEMES) as HeroTheme[]) {
    scenes[`hero-${theme}-desktop`] = { plan: () => heroDesktop(theme), alt: HERO_ALT[theme] }
    scenes[`hero-${theme}-mobile`] = { plan: () => heroMobile(theme), alt: HERO_ALT[theme] }
  }
  scenes["promo-daily-deals"] = {
    plan: promo.dailyDeals,
    alt: { id: "Produk pilihan promo harian", en: "Products in the daily deals" }
  }
  scenes["promo-brand-launch"] = {
    plan: promo.brandLaunch,
    alt: { id: "Peluncuran koleksi baru di panggung ungu", en: "New collection on a lilac stage" }
  }
  scenes["promo-loyalty"] = {
    plan: promo.loyaltyPlum,
    alt: { id: "Kado merah muda dan bunga kawung emas", en: "Pink gift box and golden kawung flower" }
  }
  scenes["promo-free-shipping"] = {
    plan: promo.freeShipping,
    alt: { id: "Tas belanja dan kado siap kirim", en: "Shopping bags and a gift ready to ship" }
  }
  scenes["popup-rona"] = {
    plan: promo.popup,
    alt: { id: "Tas belanja, lipstik, dan kado", en: "Shopping bag, lipstick and a gift" }
  }
  for (let index = 0; index < GIFT_CARD_COUNT; index++) {
    scenes[`egift-${index + 1}`] = {
      plan: () => giftCard(index),
      alt: { id: `Desain kartu hadiah ${index + 1}`, en: `Gift card design ${index + 1}` }
    }
  }
  for (const name of DISC_NAMES)
    scenes[`category-${name}`] = { plan: () => categoryDisc(name), alt: { id: "", en: "" } }
  scenes["empty-light"] = { plan: () => emblem(false), alt: { id: "", en: "" } }
  scenes["empty-dark"] = { plan: () => emblem(true), alt: { id: "", en: "" } }
  return scenes
}

export const SCENES = allScenes()

export function sceneNamed(name: string): SceneEntry {
  const scene = SCENES[name]
  if (!scene) throw new Error(`no scene ${name}`)
  return scene
}
