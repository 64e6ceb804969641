/** Paints wall and floor with the product's contact shadow. */
import type { BackdropPoint, Stage } from "../light/stage.ts"
import { CHANNELS, clamp, mix, type Triple, triple } from "../maths.ts"
import { type GBuffer, readFloor } from "../trace/gbuffer.ts"
import { rayInto } from "../trace/lens.ts"
import { type Canvas, makeCanvas } from "./canvas.ts"

const ABOVE_HORIZON = -99

/** The empty set: it depends on geometry and stage only, so shades of one product share it. */
export function paintBackdrop(buffer: GBuffer, stage: Stage): Canvas {
  const { lens, floor } = buffer
  const canvas = makeCanvas(lens.width, lens.height)
  const step = stage.detailed ? 1 : 2
  const direction = triple()
  const colour = triple()
  const point: BackdropPoint = { u: 0, v: 0, dx: 0, dy: 0, dz: 0, floorX: 0, floorZ: 0, wallX: 0, wallY: 0 }
  for (let y = 0; y < lens.height; y += step) {
    for (let x = 0; x < lens.width; x += step) {
      const centreX = x + step / 2
      const centreY = y + step / 2
      rayInto(lens, centreX, centreY, direction)
      const falling = direction[1] < -1e-4
      const reach = falling ? -lens.origin[1] / direction[1] : 0
      point.u = centreX / lens.width
      point.v = centreY / lens.height
      point.dx = direction[0]
      point.dy = direction[1]
      point.dz = direction[2]
      point.floorX = falling ? lens.origin[0] + direction[0] * reach : 0
      point.floorZ = falling ? lens.origin[2] + direction[2] * reach : ABOVE_HORIZON
      const toWall = (stage.wallDepth - lens.origin[2]) / direction[2]
      point.wallX = lens.origin[0] + direction[0] * toWall
      point.wallY = lens.origin[1] + direction[1] * toWall
      stage.paint(point, colour)
      if (falling) {
        const lit = 1 - (1 - readFloor(floor, floor.light, centreX, centreY)) * stage.shadow
        const share = clamp(lit * mix(1, readFloor(floor, floor.openness, centreX, centreY), 0.72))
        for (const channel of CHANNELS) colour[channel] = mix(stage.shadowColour[channel], colour[channel], share)
      }
      fillBlock(canvas, x, y, step, colour)
    }
  }
  return canvas
}

function fillBlock(canvas: Canvas, x: number, y: number, step: number, colour: Triple): void {
  for (let row = y; row < y + step && row < canvas.height; row++) {
    for (let column = x; column < x + step && column < canvas.width; column++) {
      canvas.light.set(colour, (row * canvas.width + column) * 3)
    }
  }
}
