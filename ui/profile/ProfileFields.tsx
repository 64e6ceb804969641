import { useState } from "react"
import { genders } from "#core/account/member.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type SocialSite, socialHosts } from "#core/profile/profile.ts"
import type { ProfileEditEvent, TypedField } from "#core/profile/profile-edit.machine.ts"
import type { ProfileEditView } from "#core/profile/profile-edit.view.ts"
import { PlaceField } from "../account/PlaceField.tsx"
import * as fold from "../kit/Accordion.css.ts"
import { ChoiceField, Field, LongField } from "../kit/form/Field.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"

interface Filled {
  readonly view: Pick<ProfileEditView, "draft" | "problems">
  readonly send: (event: Untimed<ProfileEditEvent>) => void
}

const sites = Object.keys(socialHosts) as ReadonlyArray<SocialSite>

/** What a member tells of themselves: what is required first, what everybody sees last. Rule 41. */
export const ProfileFields = ({ view, send }: Filled) => {
  const { t, say } = useWords()
  const { draft, problems } = view
  const errorOf = (field: keyof ProfileEditView["problems"]) => {
    const key = problems[field]
    return key === undefined ? undefined : say(key)
  }
  const typed = (name: TypedField) => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      send({ type: "field.typed", field: name, value: target.value })
  })
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("profile.edit.main")}</legend>
        <Field label={t("account.register.firstName")} autoComplete="given-name" {...typed("firstName")} />
        <ChoiceField label={t("account.register.gender")} {...typed("gender")}>
          <option value="">{t("account.register.choose")}</option>
          {genders.map((one) => (
            <option key={one} value={one}>
              {t(`account.register.${one}`)}
            </option>
          ))}
        </ChoiceField>
        <div className={css.pair}>
          <Field label={t("account.register.lastName")} optional autoComplete="family-name" {...typed("lastName")} />
          <Field label={t("profile.edit.nickName")} optional autoComplete="nickname" {...typed("nickName")} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("profile.edit.life")}</legend>
        <Field label={t("account.detail.birth")} optional type="date" autoComplete="bday" {...typed("dateOfBirth")} />
        <PlaceField
          province={draft.province}
          city={draft.city}
          error={errorOf("province") ?? errorOf("city")}
          onChoose={({ province, city }) => send({ type: "place.chosen", province, city })}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.groupName}>{t("profile.edit.public")}</legend>
        <Text look="small" tone="muted">
          {t("profile.edit.publicText")}
        </Text>
        <LongField label={t("profile.edit.bio")} hint={t("profile.edit.bioHint")} optional {...typed("bio")} />
        <SocialLinks view={view} send={send} />
      </fieldset>
    </>
  )
}

/** Pages of a member elsewhere; folded away until one is there, or has a problem. */
const SocialLinks = ({ view: { draft, problems }, send }: Filled) => {
  const { t, say } = useWords()
  const [isOpen, setOpen] = useState(() => sites.some((site) => draft.social[site] !== ""))
  return (
    <details
      className={css.fold}
      open={isOpen || sites.some((site) => problems[site] !== undefined)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={fold.head}>
        <span>
          {t("profile.edit.social")} <span className={css.quiet}>{t("shop.field.optional")}</span>
        </span>
        <Icon name="down" className={css.foldSign} />
      </summary>
      <div className={css.folded}>
        {sites.map((site) => (
          <Field
            key={site}
            label={t(`profile.sites.${site}`)}
            optional
            name={site}
            type="url"
            inputMode="url"
            placeholder={`https://${socialHosts[site][0]}/…`}
            value={draft.social[site]}
            error={problems[site] === undefined ? undefined : say(problems[site])}
            onChange={({ target }) => send({ type: "link.typed", site, value: target.value })}
          />
        ))}
      </div>
    </details>
  )
}
