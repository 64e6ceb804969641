import { useSearchParams } from "react-router-dom"
import type { StoresFacts } from "#core/shop/facts.ts"
import { cityParameter, type StoreCity, storeCities } from "#core/stores/cities.rule.ts"
import { sharedServices } from "#core/stores/services.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { CityChips, storesPath } from "./CityChips.tsx"
import { StoreRow } from "./StoreRow.tsx"
import * as css from "./StoresScreen.css.ts"
import { useHours } from "./useHours.ts"

/** The shops one can walk into, all or those of one city. D-5, D-65. */
export const StoresScreen = ({ facts: { stores, now } }: { readonly facts: StoresFacts }) => {
  const { t, say } = useWords()
  const shared = sharedServices(stores)
  const named = (services: ReadonlyArray<string>) => services.map((service) => say(`stores.service.${service}`))
  const everywhere = named(shared)
  const cities = storeCities(stores)
  const [params] = useSearchParams()
  const chosen = cities.find(({ slug }) => slug === params.get(cityParameter))
  const about = useAbout(stores, cities)
  const others = stores.length - (chosen?.stores.length ?? 0)
  return (
    <Page>
      <Head title={t("stores.title")} description={about} canonical={storesPath} />
      <div className={css.path}>
        <Breadcrumb path={[]} here={t("stores.title")} />
      </div>
      <div className={css.head}>
        <Heading level={1} look="page">
          {t("stores.title")}
        </Heading>
        <Text look="small" tone="muted">
          {about}
        </Text>
        {everywhere.length === 0 ? null : (
          <Text look="small" tone="muted">
            {t("stores.everywhere", { services: everywhere.join(" · ") })}
          </Text>
        )}
      </div>
      {cities.length > 1 ? <CityChips cities={cities} chosen={chosen} /> : null}
      <div className={chosen ? undefined : css.cities}>
        {(chosen ? [chosen] : cities).map((city) => (
          <section key={city.slug} className={css.city} aria-labelledby={`city-${city.slug}`}>
            <CityHead city={city} />
            <ul className={chosen ? css.wideStores : css.stores}>
              {city.stores.map((store) => (
                <StoreRow
                  key={store.id}
                  store={store}
                  now={now}
                  isOnly={stores.length === 1}
                  sharesHours={city.hours !== undefined}
                  services={named(store.services.filter((service) => !shared.includes(service)))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {chosen && others > 0 ? (
        <Link to={storesPath} className={css.elsewhere}>
          <Icon name="store" size={24} />
          <span className={css.elsewhereWords}>
            {t("stores.elsewhere")}
            <b className={css.elsewhereLink}>{t("stores.others", { count: others })}</b>
          </span>
          <Icon name="right" />
        </Link>
      ) : null}
    </Page>
  )
}

const CityHead = ({ city }: { readonly city: StoreCity }) => {
  const hours = useHours()
  return (
    <div className={css.cityHead}>
      <h2 id={`city-${city.slug}`} className={css.cityName}>
        {city.name}
      </h2>
      {city.hours ? <p className={css.muted}>{hours(city.hours)}</p> : null}
    </div>
  )
}

/** How many stores there are and where, as far as that is true of every merchant. */
const useAbout = (stores: ReadonlyArray<Store>, cities: ReadonlyArray<StoreCity>): string => {
  const { t } = useWords()
  const [city, ...others] = cities
  if (city === undefined) return t("stores.about.none")
  if (others.length > 0) return t("stores.about.cities", { count: stores.length, cities: cities.length })
  return stores.length === 1
    ? t("stores.about.one", { city: city.name })
    : t("stores.about.oneCity", { count: stores.length, city: city.name })
}
