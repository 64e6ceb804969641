import { Field } from "../../kit/form/Field.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"
import { GenderField } from "../GenderField.tsx"
import { PlaceField } from "../PlaceField.tsx"
import type { DetailProps } from "./detail-props.ts"
import { LogInFields } from "./LogInFields.tsx"
import { useDetailField } from "./useDetailField.ts"

/** The fields that are asked for, in the groups of a registration. */
export const DetailFields = (props: DetailProps) => {
  const { t } = useWords()
  const { asks } = useDetailField(props)
  return (
    <>
      {asks("province") ? (
        <fieldset className={css.group}>
          <legend className={css.groupName}>{t("account.detail.home")}</legend>
          <Home {...props} />
        </fieldset>
      ) : null}
      {asks("firstName", "lastName", "gender", "dateOfBirth") ? (
        <fieldset className={css.group}>
          <legend className={css.groupName}>{t("account.register.aboutYou")}</legend>
          <AboutYou {...props} />
        </fieldset>
      ) : null}
      {asks("userName", "email", "phone", "password") || props.view.isProven ? (
        <fieldset className={css.group}>
          <legend className={css.groupName}>{t("account.register.toLogIn")}</legend>
          <LogInFields {...props} />
        </fieldset>
      ) : null}
    </>
  )
}

const Home = (props: DetailProps) => {
  const { province, city } = props.view.draft
  const { type, errorOf } = useDetailField(props)
  return (
    <PlaceField
      province={province}
      city={city}
      error={errorOf("province") ?? errorOf("city")}
      onChoose={(place) => {
        type({ field: "province", value: place.province })
        type({ field: "city", value: place.city })
      }}
    />
  )
}

const AboutYou = (props: DetailProps) => {
  const { t } = useWords()
  const { draft } = props.view
  const { asks, type, errorOf, textOf } = useDetailField(props)
  return (
    <>
      {asks("firstName") ? <Field autoComplete="given-name" {...textOf("firstName")} /> : null}
      {asks("lastName") ? <Field autoComplete="family-name" {...textOf("lastName")} /> : null}
      {asks("gender") ? (
        <GenderField
          gender={draft.gender}
          error={errorOf("gender")}
          onChoose={(gender) => type({ field: "gender", value: gender })}
        />
      ) : null}
      {asks("dateOfBirth") ? (
        <Field
          label={t("account.detail.birth")}
          optional
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          value={draft.dateOfBirth}
          error={errorOf("dateOfBirth")}
          onChange={({ target }) => type({ field: "dateOfBirth", value: target.value })}
        />
      ) : null}
    </>
  )
}
