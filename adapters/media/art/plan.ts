/** Turns catalogue data into jobs: which pictures there are, and in which sizes. */
import { type Catalogue, type CombinationRow, departmentOf, type PictureRow, type ProductRow } from "./catalogue.ts"
import { SHAPE_COUNTS } from "./geometry/bottles.ts"
import { isModelName, type ModelName } from "./geometry/models/index.ts"
import type { Job, Outputs } from "./jobs.ts"
import { ROOM_NAMES, type RoomName } from "./light/rooms.ts"
import type { BrandLook, PictureSpec } from "./looks/spec.ts"
import { entry } from "./maths.ts"
import { SCENES } from "./scenes/index.ts"
import { textureFor, textureShade } from "./swatch/choice.ts"

/** How many products, from the first one on, have texture swatches, second views, four customer photos, one of them. */
const SWATCHES = 120
const ANGLES = 60
const PHOTOGRAPHED_OFTEN = 60
const PHOTOGRAPHED = 120
const FULL: Outputs = ["960.avif", "960.webp", "480.avif", "480.webp", "240.avif", "240.webp", "169.avif", "112.avif"]
const SMALL: Outputs = ["480.avif", "480.webp", "240.avif", "240.webp"]
const GALLERY: Outputs = ["960.avif", "480.avif", "480.webp", "240.avif"]
const TEXTURE: Outputs = ["480.avif", "480.webp", "240.avif"]

/** A product with everything its pictures take from around it. */
interface Shown {
  product: ProductRow
  /** Place in the catalogue, from 0. */
  index: number
  brandName: string
  department: string
  spec: PictureSpec
}

export function planJobs(catalogue: Catalogue): Job[] {
  const shown = catalogue.products.map((product, index) => shownProduct(product, index, catalogue))
  return [
    ...shown.map(packshotJob),
    ...sceneJobs(),
    ...shown.flatMap((one) => [...angleJob(one), ...swatchJob(one), ...customerJobs(one)]),
    ...shown.flatMap(variantJobs)
  ]
}

function shownProduct(product: ProductRow, index: number, { brands, categories }: Catalogue): Shown {
  const brand = brands.find(({ slug }) => slug === product.brand)
  if (!brand) throw new Error(`no look for brand ${product.brand}`)
  const { label, ...look } = brand.look
  return {
    product,
    index,
    brandName: brand.name,
    department: departmentOf(product.category, categories),
    spec: specFor(product, product.picture, { ...look, name: label })
  }
}

/** Spreads the demo brands evenly over the shapes. */
const SHAPE_SALT = 2722

/** A brand keeps its own bottle shape; pressed powders have no puff. */
function shapeFor(model: ModelName, product: ProductRow): number {
  if (model === "cushion") return ["cushion", "loose-powder"].includes(product.type) ? 0 : 1
  const letters = [...`${product.brand}/${model}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003,
    SHAPE_SALT
  )
  return letters % (SHAPE_COUNTS[model] ?? 1)
}

function specFor(product: ProductRow, picture: PictureRow, brand: BrandLook): PictureSpec {
  const { model, texture: _texture, emboss, ...rest } = picture
  const known: ModelName = isModelName(model) ? model : "gift"
  const variant = shapeFor(known, product)
  return {
    ...rest,
    ...(variant > 0 && { variant }),
    model: known,
    brand,
    emboss: Boolean(emboss) || (known === "cushion" && variant === 1),
    seed: picture.seed ?? product.id
  }
}

function altFor({ product, brandName }: Shown, shade?: string): { id: string; en: string } {
  const shadeId = shade ? `, warna ${shade}` : ""
  const shadeEn = shade ? `, shade ${shade}` : ""
  return { id: `${product.name} dari ${brandName}${shadeId}`, en: `${product.name} by ${brandName}${shadeEn}` }
}

function packshotJob(shown: Shown): Job {
  const { product, spec } = shown
  return { kind: "packshot", view: "front", id: `p${product.id}`, alt: altFor(shown), outputs: FULL, spec }
}

function angleJob(shown: Shown): Job[] {
  const { product, index, spec } = shown
  if (index >= ANGLES) return []
  const { id, en } = altFor(shown)
  const alt = { id: `${id}, dari samping`, en: `${en}, from the side` }
  return [{ kind: "packshot", view: "angle", id: `p${product.id}-angle`, alt, outputs: GALLERY, spec }]
}

function swatchJob({ product, index, brandName, department }: Shown): Job[] {
  const { picture } = product
  const texture = picture.texture ? textureFor(product.type, picture.texture.kind) : undefined
  if (index >= SWATCHES || !texture || !["makeup", "skincare"].includes(department)) return []
  return [
    {
      kind: "swatch",
      id: `p${product.id}-texture`,
      alt: { id: `Tekstur ${product.name} dari ${brandName}`, en: `Texture of ${product.name} by ${brandName}` },
      outputs: TEXTURE,
      texture,
      shade: textureShade(product, department, texture),
      tile: picture.tile ?? "beras",
      seed: product.id
    }
  ]
}

/** Steps from one photo's room to the next. */
const ROOM_STEPS = [0, 5, 7, 10]

/** Customers' photos: each in another room, later ones of other shades. */
function customerJobs({ product, index, spec }: Shown): Job[] {
  const turn = index >> 1
  const isOdd = index % 2 === 1
  const photos = index < PHOTOGRAPHED_OFTEN ? ROOM_STEPS.length : index < PHOTOGRAPHED && !isOdd ? 1 : 0
  const jobs = ROOM_STEPS.slice(0, photos).map((step, photo): Job => {
    const room = roomFor(spec.model, turn + step + Number(isOdd))
    const combination = product.combinations[photo % product.combinations.length]
    return {
      kind: "customer",
      id: `u${product.id}-${room}`,
      alt: { id: `Foto pembeli: ${product.name}`, en: `Customer photo: ${product.name}` },
      outputs: SMALL,
      spec: photo > 0 && combination ? variantSpec(product, combination, spec) : spec,
      room,
      seed: product.id + photo * 5_000
    }
  })
  return [...new Map(jobs.map((job) => [job.id, job])).values()]
}

/** Rooms in turn; seen from high above, a square flacon loses its back edge, so it never lies on cloth. */
function roomFor(model: ModelName, turn: number): RoomName {
  const room = entry(ROOM_NAMES, turn % ROOM_NAMES.length)
  return model === "perfume" && (room === "linen" || room === "denim") ? "marble" : room
}

/** One job per shade that looks different from the main picture. */
function variantJobs(shown: Shown): Job[] {
  const { product, spec } = shown
  const seen = new Set([JSON.stringify(spec)])
  return product.combinations.flatMap((combination): Job[] => {
    const variant = variantSpec(product, combination, spec)
    const key = JSON.stringify(variant)
    if (seen.has(key)) return []
    seen.add(key)
    const alt = altFor(shown, combination.attribute === "shade" ? combination.name : undefined)
    const id = `p${product.id}-c${combination.id}`
    return [{ kind: "packshot", view: "front", id, alt, outputs: SMALL, spec: variant }]
  })
}

function variantSpec(product: ProductRow, combination: CombinationRow, spec: PictureSpec): PictureSpec {
  return combination.picture ? specFor(product, { ...product.picture, ...combination.picture }, spec.brand) : spec
}

/** Both formats at full width; the half width is AVIF only, and discs are small already. */
function sceneOutputs(name: string, width: number): Outputs {
  const whole: Outputs = [`${width}.avif`, `${width}.webp`]
  return name.startsWith("category") ? whole : [...whole, `${Math.round(width / 2)}.avif`]
}

function sceneJobs(): Job[] {
  return Object.entries(SCENES).map(([name, { plan, alt }]) => ({
    kind: "scene",
    id: name,
    scene: name,
    alt,
    outputs: sceneOutputs(name, plan().width)
  }))
}
