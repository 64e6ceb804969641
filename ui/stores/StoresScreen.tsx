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
  const about = t("stores.about", { count: stores.length })
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
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** Returns whether a service of a store can be promised: some belong to a feature of the shop. */
const works = (service: string): boolean => !(service in features) || features[service as FeatureName]

const StoreCard = ({ store }: { readonly store: Store }) => {
  const { t, say } = useWords()
  const { hours } = store
  const open = ([from, to]: readonly [string, string]) => t("stores.hours", { from, to, zone: hours.zone })
  return (
    <article className={css.store}>
      <h2 className={css.name}>
        {store.name}
        {store.isDefault ? <Badge look="inverse">{t("stores.default")}</Badge> : null}
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
      <ul className={css.services}>
        {store.services.filter(works).map((service) => (
          <li key={service}>
            <Badge look="quiet">{say(`stores.service.${service}`)}</Badge>
          </li>
        ))}
      </ul>
      <p className={css.links}>
        <a className={css.link} href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>
          {t("stores.call", { phone: store.phone })}
        </a>
        <a className={css.link} href={`geo:${store.latitude},${store.longitude}`}>
          {t("stores.map")}
        </a>
      </p>
    </article>
  )
}
