import { join } from "node:path"
import { writeSite } from "#adapters/charts/site.ts"
import { buildFolder, buildWithStamp, isBuilt } from "#adapters/server/build/stamps.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { exhibits } from "./exhibits.ts"
import { releases } from "./releases.ts"
import { requirementsFound } from "./requirements.ts"
import { simulatorCode } from "./trial/simulator.ts"

/** Where the gallery stands if nothing else is asked. */
export const galleryFolder = join(buildFolder, "gallery")

/** All machines as the gallery shows them; a process that was started for it hears how far that is. */
export const drawnExhibits = (): Promise<ReadonlyArray<Exhibit>> =>
  exhibits(200, (done, all) => process.send?.({ done, all }))

/** Writes the gallery into a folder. */
export const writeGallery = async (out: string, all: ReadonlyArray<Exhibit>): Promise<void> =>
  writeSite(out, all, { requirements: requirementsFound, simulator: await simulatorCode(), releases: releases() })

/** Draws the gallery in its usual folder, unless it was drawn from the same sources. */
export const ensureGallery = async (): Promise<void> => {
  if (!isBuilt("gallery"))
    await buildWithStamp("gallery", async () => writeGallery(galleryFolder, await drawnExhibits()))
}
