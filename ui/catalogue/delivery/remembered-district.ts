import { DistrictId } from "#core/regions/region.ts"

/** Returns the kecamatan that this browser remembers; `null` if none, or if what is stored is no number of one. */
export const rememberedDistrict = (store: { readonly read: () => string | undefined }): DistrictId | null => {
  const text = store.read()
  return text !== undefined && /^\d{2}\.\d{2}\.\d{2}$/.test(text) ? DistrictId(text) : null
}
