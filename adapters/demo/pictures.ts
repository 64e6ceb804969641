import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Words } from "#core/kernel/text.ts"
import { readLines } from "./data.ts"

/** A line of `pictures/manifest.jsonl`: a picture in all its files. */
interface Rendered {
  readonly id: string
  readonly wall: string
  readonly alt: Words
  readonly files: ReadonlyArray<{ readonly path: string; readonly width: number; readonly height: number }>
}

/** The demo shop's pictures by id; one that is not there is left out of what would show it. */
export interface Gallery {
  readonly all: ReadonlyArray<StoredPicture>
  readonly picture: (id: string) => StoredPicture | undefined
  readonly pictures: (ids: ReadonlyArray<string>) => ReadonlyArray<StoredPicture>
  /** Photos customers took of a product. */
  readonly photosOf: (product: number) => ReadonlyArray<StoredPicture>
}

/** Returns the demo shop's pictures by what they show. */
export const readGallery = (): Gallery => {
  const rendered = readLines("pictures/manifest.jsonl") as ReadonlyArray<Rendered>
  const byId = new Map(rendered.map((one) => [one.id, pictureOf(one)]))
  const photos = Map.groupBy(
    [...byId].filter(([id]) => id.startsWith("u")),
    ([id]) => Number(/^u(\d+)/.exec(id)?.[1])
  )
  return {
    all: [...byId.values()],
    picture: (id) => byId.get(id),
    pictures: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    photosOf: (product) => (photos.get(product) ?? []).map(([, picture]) => picture)
  }
}

const pictureOf = ({ id, wall, alt, files }: Rendered): StoredPicture => {
  const widthsOf = (ending: string) =>
    files
      .filter(({ path }) => path.endsWith(ending))
      .map(({ width }) => width)
      .toSorted((one, other) => one - other)
  const [largest] = files.toSorted((one, other) => other.width - one.width)
  return {
    src: `/media/${id}`,
    avif: widthsOf(".avif"),
    webp: widthsOf(".webp"),
    ratio: largest ? Math.round((largest.height / largest.width) * 1000) / 1000 : 1,
    wall,
    alt
  }
}
