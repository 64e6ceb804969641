import { useId } from "react"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { CombinationChoice, ProductPageView } from "#core/pricing/product-page.view.ts"
import { cx } from "../kit/cx.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import * as unseen from "../kit/text/Text.css.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ProductScreen.css.ts"

/** Shades as colours, sizes and variants as words; what is sold out can still be looked at. Rule 20. */
export const CombinationPicker = ({
  view,
  onChoose
}: {
  readonly view: ProductPageView
  readonly onChoose: (id: CombinationId) => void
}) => {
  const { t } = useWords()
  const group = useId()
  if (view.attribute === "none") return null
  const coloured = view.attribute === "shade" && view.choices.every(({ hex }) => hex !== undefined)
  return (
    <fieldset className={css.choice} data-tour="combinations">
      <legend className={css.legend}>
        {t(`product.attribute.${view.attribute}`)}: <b>{view.chosenName}</b>
      </legend>
      <div className={coloured ? css.swatches : css.sizes}>
        {view.choices.map((choice) =>
          coloured ? (
            <Swatch key={choice.id} group={group} choice={choice} onChoose={onChoose} />
          ) : (
            <Size key={choice.id} group={group} choice={choice} onChoose={onChoose} />
          )
        )}
      </div>
      <Stock view={view} />
    </fieldset>
  )
}

interface ChoiceProps {
  readonly group: string
  readonly choice: CombinationChoice
  readonly onChoose: (id: CombinationId) => void
}

const useName = ({ name, soldOut }: CombinationChoice): string => {
  const { t } = useWords()
  return soldOut ? `${name}, ${t("product.soldOut")}` : name
}

const Swatch = ({ group, choice, onChoose }: ChoiceProps) => {
  const name = useName(choice)
  return (
    <label className={cx(css.swatch, choice.soldOut && css.soldOut)} title={name}>
      <input
        type="radio"
        name={group}
        className={unseen.unseen}
        aria-label={name}
        checked={choice.on}
        onChange={() => onChoose(choice.id)}
      />
      <span className={css.colour} style={{ backgroundColor: choice.hex }}>
        <Icon name="check" size={16} className={css.tick} />
      </span>
    </label>
  )
}

const Size = ({ group, choice, onChoose }: ChoiceProps) => {
  const name = useName(choice)
  return (
    <label className={css.size}>
      <input
        type="radio"
        name={group}
        className={unseen.unseen}
        aria-label={name}
        checked={choice.on}
        onChange={() => onChoose(choice.id)}
      />
      <span className={choice.soldOut ? css.sizeOut : undefined}>{choice.name}</span>
      <span className={css.sizePrice}>{choice.paid}</span>
    </label>
  )
}

const Stock = ({ view }: { readonly view: ProductPageView }) => {
  const { t } = useWords()
  if (view.step === "soldOut")
    return (
      <p className={css.note} role="status">
        <Icon name="info" size={16} />
        {t("product.soldOutOf", { name: view.chosenName })}
      </p>
    )
  return view.left === undefined ? null : (
    <p className={cx(css.note, css.few)} role="status">
      {t("product.left", { count: view.left })}
    </p>
  )
}
