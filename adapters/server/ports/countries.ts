import type { StoredCountry } from "#core/catalogue/stored.ts"
import { phoneCountries } from "#core/regions/countries.ts"

const names = {
  id: new Intl.DisplayNames("id", { type: "region" }),
  en: new Intl.DisplayNames("en", { type: "region" })
}

/** Returns a country's names in both languages by its ISO code, and its telephone code if forms offer it. */
export const countryNamed = (code: string): Pick<StoredCountry, "name" | "phoneCode"> => {
  const known = phoneCountries.find(({ id }) => id === code)
  return {
    name: known?.name ?? { id: names.id.of(code) ?? code, en: names.en.of(code) ?? code },
    phoneCode: known?.phoneCode ?? ""
  }
}
