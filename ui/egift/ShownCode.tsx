import { useState } from "react"
import { Button } from "../kit/Button.tsx"
import { Copy } from "../kit/text/Copy.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"

/** The code of an open e-gift, masked until it is asked for, for its reader can take the value. Mock egift-opened. */
export const ShownCode = ({ code }: { readonly code: string }) => {
  const { t } = useWords()
  const [isShown, setShown] = useState(false)
  return (
    <div className={css.row}>
      <span className={css.fact}>
        <Text as="span" look="small" tone="muted">
          {t("egift.gift.code")}
        </Text>
        <b>{isShown ? code : `${code.slice(0, 4)}-••••`}</b>
      </span>
      <Button look="secondary" size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? "egift.gift.hideCode" : "egift.gift.showCode")}
      </Button>
      {isShown ? <Copy text={code} label={t("egift.gift.copyCode")} /> : null}
    </div>
  )
}
