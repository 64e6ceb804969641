/** Colour pass: G-buffer and look in, finished picture out. */
import type { Part } from "../geometry/part.ts"
import type { GBuffer } from "../trace/gbuffer.ts"
import { paintBackdrop } from "./backdrop.ts"
import { type Canvas, copyCanvas } from "./canvas.ts"
import { develop, type Picture } from "./develop.ts"
import { shadeGlass } from "./glass.ts"
import type { Look } from "./look.ts"
import { shadeOpaque } from "./opaque.ts"

/** `empty` is the painted set, when a former picture of the same geometry and stage left one. */
export function shade(buffer: GBuffer, parts: readonly Part[], look: Look, empty?: Canvas): Picture {
  const canvas = empty ? copyCanvas(empty) : paintBackdrop(buffer, look.stage)
  shadeOpaque(buffer, parts, look, canvas)
  shadeGlass(buffer, parts, look, canvas)
  return develop(canvas, look.stage.exposure)
}
