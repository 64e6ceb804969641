import { useId } from "react"
import type { BrandChoice } from "#core/proposals/proposal.ts"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import { IconButton } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Proposals.css.ts"
import type { SendToProposal } from "./useProposal.ts"

/** The brand: looked for by its name, and one of those that are found, or a new one. Mock add-product. */
export const BrandField = ({
  view: { draft, brands, newBrand, isFindingBrands },
  error,
  send
}: {
  readonly view: ProposeProductView
  readonly error: string | undefined
  readonly send: SendToProposal
}) => {
  const { t } = useWords()
  const group = useId()
  const { brand, brandText } = draft
  const choose = (chosen: BrandChoice, name: string) => send({ type: "brand.chosen", brand: chosen, name })
  const shown = brandText.trim().length < 3 ? [] : brands
  const count = shown.length + (newBrand === null ? 0 : 1)
  return (
    <div className={css.part}>
      <Field
        label={t("proposals.brand.label")}
        name="brand"
        placeholder={t("proposals.brand.placeholder")}
        autoComplete="off"
        before={<Icon name="search" />}
        after={
          brandText === "" ? undefined : (
            <IconButton
              icon="close"
              iconSize={20}
              label={t("proposals.brand.clear")}
              onClick={() => send({ type: "brand.typed", text: "" })}
            />
          )
        }
        value={brandText}
        error={error}
        onChange={({ target }) => send({ type: "brand.typed", text: target.value })}
      />
      <Unseen>
        <span role="status">
          {isFindingBrands ? t("proposals.brand.finding") : count === 0 ? "" : t("proposals.brand.found", { count })}
        </span>
      </Unseen>
      {count === 0 ? null : (
        <fieldset className={css.choices} aria-busy={isFindingBrands || undefined}>
          <legend>
            <Unseen>{t("proposals.brand.choices")}</Unseen>
          </legend>
          {shown.map(({ id, name }) => (
            <label key={id} className={css.choice}>
              <span className={css.letter} aria-hidden>
                {name.charAt(0)}
              </span>
              <span className={css.words}>
                <b>{name}</b>
                <span className={css.quiet}>{t("proposals.brand.here")}</span>
              </span>
              <input
                type="radio"
                name={group}
                className={css.radio}
                checked={brand?.kind === "known" && brand.id === id}
                onChange={() => choose({ kind: "known", id }, name)}
              />
            </label>
          ))}
          {newBrand === null ? null : (
            <label className={css.choice}>
              <span className={css.letter} aria-hidden>
                <PageIcon name="plus" />
              </span>
              <span className={css.words}>
                <b>{t("proposals.brand.propose", { name: newBrand })}</b>
                <span className={css.quiet}>{t("proposals.brand.proposeAbout")}</span>
              </span>
              <input
                type="radio"
                name={group}
                className={css.radio}
                checked={brand?.kind === "new"}
                onChange={() => choose({ kind: "new", name: newBrand }, brandText)}
              />
            </label>
          )}
        </fieldset>
      )}
    </div>
  )
}
