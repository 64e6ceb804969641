import type { StoredEgiftTemplate } from "#core/egift/egift-info.ts"

/** A picture of an e-gift as the shop stores it. */
export const someTemplate: StoredEgiftTemplate = {
  id: "birthday",
  position: 0,
  name: { id: "Ulang tahun", en: "Birthday" },
  picture: { src: "/media/egift-2", avif: [], webp: [360], ratio: 4 / 3, wall: "#eee9f7", alt: { id: "", en: "" } }
}
