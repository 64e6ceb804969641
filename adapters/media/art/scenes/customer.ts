/** Photos as customers take them at home: other angle, real surfaces, no props of the studio. */
import { orbit } from "../geometry/cameras.ts"
import { buildModel } from "../geometry/models/index.ts"
import { moved, type Part, placeGroup } from "../geometry/part.ts"
import { revolve } from "../geometry/shapes.ts"
import { type Material, opaque } from "../light/materials.ts"
import { type RoomName, roomStage } from "../light/rooms.ts"
import { lookFor } from "../looks/index.ts"
import type { PictureSpec } from "../looks/spec.ts"
import { hash } from "../maths.ts"
import type { Picture } from "../shade/develop.ts"
import { shade } from "../shade/shade.ts"
import { trace } from "../trace/trace.ts"

/** Usual stance per room: radians around, radians up, zoom, camera roll. */
const STANCES: Record<RoomName, readonly [around: number, raise: number, zoom: number, roll: number]> = {
  marble: [0.28, 0.16, 0.92, 0.025],
  linen: [-0.22, 0.62, 0.9, -0.05],
  tabletop: [-0.3, 0.1, 0.84, 0.02],
  window: [0.2, 0.06, 0.86, -0.03],
  tray: [-0.2, 0.24, 0.82, 0.03],
  palm: [0.14, 0.02, 0.84, -0.015],
  terrazzo: [0.24, 0.2, 0.88, -0.02],
  walnut: [0.26, 0.12, 0.86, 0.03],
  sunset: [-0.2, 0.05, 0.86, 0.02],
  greenstone: [-0.28, 0.16, 0.9, -0.025],
  denim: [0.26, 0.6, 0.9, 0.06],
  shelf: [-0.12, 0.02, 0.84, -0.02]
}

const TRAY_HEIGHT = 0.16

/** Round tray wide enough for the product. */
function servingTray(product: readonly Part[]): Part {
  const widest = Math.max(...product.map(({ sphere }) => Math.hypot(sphere[0], sphere[2]) + sphere[3] * 0.62))
  const tray = revolve(
    [
      [0, 0],
      [1.75, 0, 0.06],
      [1.85, 0.3, 0.03],
      [1.77, 0.3, 0.02],
      [1.7, TRAY_HEIGHT, 0.05],
      [0, TRAY_HEIGHT]
    ],
    { material: "servingTray" }
  )
  placeGroup([tray], { scale: Math.min(1.4, Math.max(1, widest / 1.5)) })
  return tray
}

export async function renderCustomerPhoto(
  spec: PictureSpec,
  room: RoomName,
  seed: number,
  size: number
): Promise<Picture> {
  const model = buildModel(spec.model, spec.variant)
  const [around, raise, zoom, roll] = STANCES[room]
  const jitter = (salt: number) => hash(seed * 7 + salt, salt * 13) - 0.5
  const parts = placeGroup(model.parts, { turn: jitter(1) * 0.5 })
  const materials: Record<string, Material> = {}
  if (room === "tray") {
    const tray = servingTray(parts)
    moved(parts, 0, TRAY_HEIGHT * tray.scale + 0.005, 0)
    parts.push(tray)
    materials.servingTray = opaque("#c98d6b", 0.45, { specular: 0.03 })
  }
  const turned = orbit(model.camera, around + jitter(2) * 0.24, raise + jitter(3) * 0.06, zoom * (1 + jitter(4) * 0.1))
  const camera = {
    ...turned,
    target: [turned.target[0] + jitter(5) * 0.5, turned.target[1] + jitter(6) * 0.24, turned.target[2]] as const,
    roll: roll + jitter(7) * 0.05
  }
  const look = await lookFor(spec)
  const buffer = trace(parts, camera, size, size)
  return shade(buffer, parts, { ...look, stage: roomStage(room), materials: { ...look.materials, ...materials } })
}
