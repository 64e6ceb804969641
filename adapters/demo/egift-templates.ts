import type { StoredEgiftTemplate } from "#core/egift/egift-info.ts"
import type { DemoData } from "./data.ts"
import type { Gallery } from "./pictures.ts"

/** Returns the designs of e-gifts of the demo shop, in the order of its data. */
export const egiftTemplatesOf = ({ egiftTemplates }: DemoData, gallery: Gallery): ReadonlyArray<StoredEgiftTemplate> =>
  egiftTemplates.map(({ picture: name, ...template }, position) => {
    const picture = gallery.picture(name)
    if (picture === undefined) throw new Error(`the demo shop has no picture ${name}`)
    return { ...template, position, picture }
  })
