import { cityParameter, type StoreCity } from "#core/stores/cities.rule.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./StoresScreen.css.ts"

/** Path of all stores. */
export const storesPath = "/stores"

/** A chip for each city that has a store; pressing the chosen one shows all again. */
export const CityChips = ({
  cities,
  chosen
}: {
  readonly cities: ReadonlyArray<StoreCity>
  readonly chosen: StoreCity | undefined
}) => {
  const { t, count } = useWords()
  return (
    <nav aria-label={t("stores.city")} className={css.chips}>
      <Chips label={t("stores.city")}>
        {cities.map((city) => (
          <li key={city.slug}>
            <ChipLink
              on={city === chosen}
              to={city === chosen ? storesPath : { pathname: storesPath, search: `?${cityParameter}=${city.slug}` }}
              className={css.chip}
              aria-current={city === chosen ? "true" : undefined}
            >
              {city.stores.length > 1 ? `${city.name} · ${count(city.stores.length)}` : city.name}
            </ChipLink>
          </li>
        ))}
      </Chips>
    </nav>
  )
}
