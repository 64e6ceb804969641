/** Places where customers photograph what they bought. */
import { fromHex, mixRgb, type Rgb } from "../colour.ts"
import { mix, noise, smoothstep } from "../maths.ts"
import { palmGobo } from "./gobo.ts"
import { type BackdropPoint, roomOf, type Stage, shadowColourOf } from "./stage.ts"
import { ceramic, linen, marble, plain, plaster, type SurfacePattern, terrazzo, wood } from "./surfaces.ts"

/** Light falling into the room, as a factor at a picture point. */
type Daylight = (point: BackdropPoint, onFloor: number) => number

interface RoomPlan {
  table: SurfacePattern
  wall: SurfacePattern
  /** Average colours, for reflections and shadows. */
  tableColour: string
  wallColour: string
  /** z of the wall in scene units. */
  depth: number
  daylight?: Daylight
  shadow: number
  exposure: number
}

/** Four bright panes slanting across table and wall. */
const windowPanes: Daylight = (point, onFloor) => {
  const x = onFloor > 0.5 ? point.floorX - point.floorZ * 0.55 : point.wallX * 0.9 + point.wallY * 0.3
  const y = onFloor > 0.5 ? point.floorZ : point.wallY
  const bar = (value: number, pitch: number) =>
    smoothstep(0.04, 0.14, Math.abs(value / pitch - Math.round(value / pitch)))
  return mix(0.86, 1.14, bar(x + 0.6, 2.3) * bar(y + 0.4, 2.1))
}

const palmLight: Daylight = (point) => 1.1 - 0.72 * palmGobo(2, 1)(point.u, point.v)

/** Out-of-focus leaves and lights behind a table. */
const softGarden: Daylight = (point, onFloor) => {
  if (onFloor > 0.5) return 1
  const spot = noise(point.wallX * 0.8 + 3, point.wallY * 0.8) * noise(point.wallX * 0.35, point.wallY * 0.4 + 5)
  return 0.84 + spot * 0.75
}

/** Low evening sun: warm, with the shadow of a window frame. */
const eveningSun: Daylight = (point, onFloor) => 0.06 + windowPanes(point, onFloor) * (0.84 + 0.3 * point.u)

/** A lamp behind the table, out of focus. */
const lampLight: Daylight = (point, onFloor) =>
  onFloor > 0.5 ? 1 : 0.86 + 0.55 * Math.exp(-(((point.u - 0.82) ** 2 + (point.v - 0.12) ** 2) / 0.05))

const LINEN = linen("#efe5d6", "#bfa98d")
const DENIM = linen("#9db4cc", "#54708f")

const PLANS = {
  marble: {
    table: marble("#f4f1ee", "#a7a1a0"),
    wall: plaster("#e9e4de", "#d3ccc4"),
    tableColour: "#f1eeeb",
    wallColour: "#e4ded7",
    depth: -4.5,
    shadow: 0.6,
    exposure: 0.98
  },
  linen: {
    table: LINEN,
    wall: LINEN,
    tableColour: "#e6d9c6",
    wallColour: "#e6d9c6",
    depth: -60,
    shadow: 0.66,
    exposure: 0.98
  },
  tabletop: {
    table: wood("#d3a273", "#8a5833"),
    wall: plain("#cdd6c2"),
    tableColour: "#bd8a5c",
    wallColour: "#cdd6c2",
    depth: -7,
    daylight: softGarden,
    shadow: 0.66,
    exposure: 0.98
  },
  window: {
    table: plain("#f1ece6"),
    wall: plaster("#dfe6ea", "#cbd5db"),
    tableColour: "#ece6df",
    wallColour: "#d9e2e7",
    depth: -3.4,
    daylight: windowPanes,
    shadow: 0.5,
    exposure: 1
  },
  tray: {
    table: ceramic("#e3ece8", "#b5c4be", 2.2),
    wall: ceramic("#cfe0dc", "#eef3f1", 1.3),
    tableColour: "#dfe9e5",
    wallColour: "#cfdfda",
    depth: -3.2,
    shadow: 0.6,
    exposure: 0.98
  },
  palm: {
    table: plaster("#ecd2bb", "#dcb795"),
    wall: plaster("#f2dfcd", "#e5c7ab"),
    tableColour: "#e8cbb0",
    wallColour: "#efd8c3",
    depth: -2.6,
    daylight: palmLight,
    shadow: 0.6,
    exposure: 1.02
  },
  terrazzo: {
    table: terrazzo("#f3eee8", ["#c98d6b", "#8aa399", "#d9b38c", "#b9b2ad", "#e6c6bd"]),
    wall: plaster("#f0d9d3", "#e3c2ba"),
    tableColour: "#eee6de",
    wallColour: "#ecd3cc",
    depth: -3.6,
    shadow: 0.58,
    exposure: 0.99
  },
  walnut: {
    table: wood("#8f6346", "#4f3220"),
    wall: plaster("#e8d8c4", "#d2bb9f"),
    tableColour: "#7c553b",
    wallColour: "#e2d0ba",
    depth: -5.5,
    daylight: lampLight,
    shadow: 0.62,
    exposure: 1
  },
  sunset: {
    table: plaster("#f6cfae", "#e7ab82"),
    wall: plaster("#f9dcc0", "#efbb95"),
    tableColour: "#f0c19b",
    wallColour: "#f6d0ae",
    depth: -2.8,
    daylight: eveningSun,
    shadow: 0.56,
    exposure: 1.02
  },
  greenstone: {
    table: marble("#6f9483", "#dfe9e2"),
    wall: ceramic("#f1efe9", "#d9d4ca", 1.1),
    tableColour: "#6d8f80",
    wallColour: "#ece9e2",
    depth: -3.8,
    shadow: 0.6,
    exposure: 0.98
  },
  denim: {
    table: DENIM,
    wall: DENIM,
    tableColour: "#8aa3bd",
    wallColour: "#8aa3bd",
    depth: -60,
    shadow: 0.62,
    exposure: 0.98
  },
  shelf: {
    table: plain("#f7f3ee"),
    wall: ceramic("#efc3bd", "#faf0ec", 0.8),
    tableColour: "#f2ece6",
    wallColour: "#ecc4bd",
    depth: -2.2,
    shadow: 0.55,
    exposure: 0.99
  }
} satisfies Record<string, RoomPlan>

export type RoomName = keyof typeof PLANS
export const ROOM_NAMES = Object.keys(PLANS) as RoomName[]

/** The set of a customer photo: textured table, wall behind it, slightly warm daylight, corner fall-off. */
export function roomStage(name: RoomName): Stage {
  const plan: RoomPlan = PLANS[name]
  const wall = fromHex(plan.wallColour)
  const floor = fromHex(plan.tableColour)
  return {
    room: roomOf(wall, floor),
    wall,
    floor,
    shadow: plan.shadow,
    shadowColour: shadowColourOf(floor, floor),
    exposure: plan.exposure,
    wallDepth: plan.depth,
    detailed: true,
    paint: (point, out) => {
      const onFloor = smoothstep(plan.depth - 0.25, plan.depth + 0.25, point.floorZ)
      const table: Rgb = onFloor > 0 ? plan.table(point.floorX, point.floorZ) : floor
      const upright: Rgb = onFloor < 1 ? plan.wall(point.wallX, point.wallY) : wall
      const colour = mixRgb(upright, table, onFloor)
      const corner = 1.08 - 0.24 * Math.hypot(point.u - 0.42, point.v - 0.4) ** 1.6
      const fold = 1 - 0.16 * Math.exp(-(((point.floorZ - plan.depth) / 0.8) ** 2))
      const level = corner * fold * (plan.daylight?.(point, onFloor) ?? 1)
      out[0] = colour[0] * level * 1.02
      out[1] = colour[1] * level
      out[2] = colour[2] * level * 0.97
    }
  }
}
