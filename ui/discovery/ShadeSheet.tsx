import { useState } from "react"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { combinationPath } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import { ChosenCombination } from "../catalogue/ChosenCombination.tsx"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useAdd } from "./useAdd.ts"

/** Chooses the shade or size that goes into the bag. Mock recommendation-mobile. */
export const ShadeSheet = ({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) => {
  useTexts("product")
  const { t } = useWords()
  const { add, isWaiting } = useAdd()
  const usual = product.combinations.find(({ isDefault }) => isDefault) ?? product.combinations[0]
  const [chosen, choose] = useState<CombinationId | undefined>(usual?.id)
  const combination = product.combinations.find(({ id }) => id === chosen)
  return (
    <Sheet
      open
      title={t("product.choices")}
      onClose={onClose}
      foot={
        combination && combination.stock > 0 ? (
          <Button
            whole
            busy={isWaiting}
            onClick={() => void add(goodsOnPage(product, combination)).then(onClose, onClose)}
          >
            <Icon name="bag" />
            {t("product.add")}
          </Button>
        ) : (
          <LinkButton
            whole
            to={chosen === undefined ? "/" : combinationPath(product, chosen)}
            look="secondary"
            onClick={onClose}
          >
            {t("discovery.forYou.toProduct")}
          </LinkButton>
        )
      }
    >
      <ChosenCombination product={product} onChoose={choose} />
    </Sheet>
  )
}
