/** Puts several products and set pieces into one picture. */
import type { Camera } from "../geometry/cameras.ts"
import { buildModel } from "../geometry/models/index.ts"
import { type GroupPlacement, type Part, placeGroup } from "../geometry/part.ts"
import type { Label } from "../label/label.ts"
import type { Material } from "../light/materials.ts"
import type { Stage } from "../light/stage.ts"
import { lookFor } from "../looks/index.ts"
import type { PictureSpec } from "../looks/spec.ts"
import type { Picture } from "../shade/develop.ts"
import { shade } from "../shade/shade.ts"
import { trace } from "../trace/trace.ts"

export interface SceneItem extends GroupPlacement {
  spec: PictureSpec
}

export interface ScenePlan {
  width: number
  height: number
  camera: Camera
  stage: Stage
  items: SceneItem[]
  props?: Part[]
  materials?: Record<string, Material>
}

interface Cast {
  parts: Part[]
  materials: Record<string, Material>
  labels: Label[]
}

/** Each product keeps its own materials under a numbered prefix. */
async function addItem(cast: Cast, item: SceneItem, index: number): Promise<void> {
  const prefix = `${index}/`
  const look = await lookFor(item.spec)
  const parts = buildModel(item.spec.model, item.spec.variant).parts
  for (const part of parts) {
    const material = look.materials[part.material] ?? look.materials["default"]
    if (material) cast.materials[prefix + part.material] = material
    part.material = prefix + part.material
  }
  cast.parts.push(...placeGroup(parts, item))
  for (const label of look.labels) cast.labels.push({ ...label, material: prefix + label.material })
}

export async function renderScene(plan: ScenePlan): Promise<Picture> {
  const cast: Cast = { parts: [...(plan.props ?? [])], materials: { ...plan.materials }, labels: [] }
  for (const [index, item] of plan.items.entries()) await addItem(cast, item, index)
  const buffer = trace(cast.parts, plan.camera, plan.width, plan.height)
  return shade(buffer, cast.parts, { stage: plan.stage, materials: cast.materials, labels: cast.labels })
}
