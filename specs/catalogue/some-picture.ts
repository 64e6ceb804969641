import type { StoredPicture } from "#core/catalogue/stored.ts"

/** A picture of a catalogue, known by its name. */
export const somePicture = (name: string): StoredPicture => ({
  src: `/media/${name}`,
  avif: [480],
  webp: [480],
  ratio: 1,
  wall: "#fff",
  alt: { id: `Foto ${name}`, en: `Picture of ${name}` }
})
