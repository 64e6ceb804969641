import { useEffect } from "react"
import { waitFor } from "xstate"
import { genders, type Member } from "#core/account/member.ts"
import { draftOfMember } from "#core/profile/profile.form.ts"
import { type SocialSite, socialHosts } from "#core/profile/profile.ts"
import { profileEditMachineOver, type TypedField } from "#core/profile/profile-edit.machine.ts"
import { type ProfileEditView, viewProfileEdit } from "#core/profile/profile-edit.view.ts"
import { PlaceField } from "../account/PlaceField.tsx"
import { Button } from "../kit/Button.tsx"
import { ChoiceField, Field, LongField } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { profileDraftIn, profileDraftText } from "./drafts/stored-drafts.ts"
import * as css from "./Forms.css.ts"
import { LeaveSheet } from "./LeaveSheet.tsx"
import { useMemberChange } from "./useMemberChange.ts"

const sites = Object.keys(socialHosts) as ReadonlyArray<SocialSite>

/** The form of a member's own profile. Specification 4. */
export const ProfileForm = ({ member }: { readonly member: Member }) => {
  const { t, say } = useWords()
  const { ports, local } = useShop()
  const actor = useScreenActor(profileEditMachineOver, ports.profile, {
    member,
    draft: profileDraftIn(local.profileDraft.read(), draftOfMember(member))
  })
  const [view, send] = useView(actor, viewProfileEdit)
  useMemberChange(actor)
  useEffect(() => {
    const heard = [
      actor.on("draft.changed", ({ draft }) => local.profileDraft.write(profileDraftText(draft))),
      actor.on("member.changed", () => local.profileDraft.clear())
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, local])
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
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <Field label={t("account.register.firstName")} autoComplete="given-name" {...typed("firstName")} />
      <Field label={t("account.register.lastName")} optional autoComplete="family-name" {...typed("lastName")} />
      <Field label={t("profile.edit.nickName")} optional autoComplete="nickname" {...typed("nickName")} />
      <ChoiceField label={t("account.register.gender")} {...typed("gender")}>
        <option value="">{t("account.register.choose")}</option>
        {genders.map((one) => (
          <option key={one} value={one}>
            {t(`account.register.${one}`)}
          </option>
        ))}
      </ChoiceField>
      <Field label={t("account.detail.birth")} optional type="date" autoComplete="bday" {...typed("dateOfBirth")} />
      <PlaceField
        province={draft.province}
        city={draft.city}
        error={errorOf("province") ?? errorOf("city")}
        onChoose={({ province, city }) => send({ type: "place.chosen", province, city })}
      />
      <LongField label={t("profile.edit.bio")} hint={t("profile.edit.bioHint")} optional {...typed("bio")} />
      <fieldset className={css.part}>
        <legend className={css.legend}>{t("profile.edit.social")}</legend>
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
            error={errorOf(site)}
            onChange={({ target }) => send({ type: "link.typed", site, value: target.value })}
          />
        ))}
      </fieldset>
      {view.refusal === null ? null : (
        <Alert look="danger" alert>
          {t(view.refusal === "refused" ? "failure.ProfileRefused" : "failure.Unavailable")}
        </Alert>
      )}
      {view.step === "saved" ? (
        <Alert look="good" alert>
          {t("profile.saved")}
        </Alert>
      ) : null}
      <Button type="submit" busy={view.step === "saving"}>
        {t("profile.save")}
      </Button>
      <LeaveSheet
        isFilled={() => viewProfileEdit(actor.getSnapshot()).isFilled}
        save={async () => {
          send({ type: "form.sent" })
          return (await waitFor(actor, (snapshot) => !snapshot.matches("saving"))).matches("saved")
        }}
        discard={() => local.profileDraft.clear()}
      />
    </Form>
  )
}
