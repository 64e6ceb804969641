import type { StoresFacts } from "#core/shop/facts.ts"
import type { Store } from "#core/stores/store.ts"
import { type FeatureName, features } from "#core/toggles/features.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import * as css from "./StoresScreen.css.ts"

/** The shops one can walk into. D-5, D-65. */
export const StoresScreen = ({ facts: { stores } }: { readonly facts: StoresFacts }) => {
  const { t } = useWords()
  const about = useAbout(stores)
  return (
    <Page>
      <Head title={t("stores.title")} description={about} canonical="/stores" />
      <Breadcrumb path={[]} here={t("stores.title")} />
      <Heading level={1} look="page">
        {t("stores.title")}
      </Heading>
      <Text tone="muted" className={css.intro}>
        {about}
      </Text>
      <ul className={css.stores}>
        {stores.map((store) => (
          <li key={store.id} id={`store-${store.id}`}>
            <StoreCard store={store} isOnly={stores.length === 1} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** How many stores there are and where, as far as that is true of every merchant. */
const useAbout = (stores: ReadonlyArray<Store>): string => {
  const { t } = useWords()
  const [city, ...others] = new Set(stores.map((store) => store.city))
  if (city === undefined) return t("stores.about.none")
  if (others.length > 0) return t("stores.about.cities", { count: stores.length })
  return stores.length === 1
    ? t("stores.about.one", { city })
    : t("stores.about.oneCity", { count: stores.length, city })
}

/** Returns whether a service of a store can be promised: some belong to a feature of the shop. */
const works = (service: string): boolean => !(service in features) || features[service as FeatureName]

const StoreCard = ({ store, isOnly }: { readonly store: Store; readonly isOnly: boolean }) => {
  const { t, say } = useWords()
  const { hours } = store
  const services = store.services.filter(works)
  const open = ([from, to]: readonly [string, string]) => t("stores.hours", { from, to, zone: hours.zone })
  return (
    <article className={css.store}>
      <h2 className={css.name}>
        {store.name}
        {store.isDefault && !isOnly ? <Badge look="inverse">{t("stores.default")}</Badge> : null}
      </h2>
      <p className={css.line}>
        <PageIcon name="pin" size={16} className={css.sign} />
        {store.address}
      </p>
      <div className={css.line}>
        <PageIcon name="clock" size={16} className={css.sign} />
        <dl className={css.hours}>
          <dt>{t("stores.weekdays")}</dt>
          <dd>{open(hours.weekdays)}</dd>
          <dt>{t("stores.weekend")}</dt>
          <dd>{open(hours.weekend)}</dd>
        </dl>
      </div>
      {services.length > 0 ? (
        <ul className={css.services}>
          {services.map((service) => (
            <li key={service}>
              <Badge look="quiet">{say(`stores.service.${service}`)}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={css.links}>
        {store.phone === "" ? null : (
          <a className={css.link} href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>
            {t("stores.call", { phone: store.phone })}
          </a>
        )}
        <a className={css.link} href={`geo:${store.latitude},${store.longitude}`}>
          {t("stores.map")}
        </a>
      </p>
    </article>
  )
}
