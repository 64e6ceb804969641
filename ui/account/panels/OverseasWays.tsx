import type { OverseasView } from "#core/account/otp/overseas-phone.view.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"

/** How codes reach a number abroad. D-33. */
export const OverseasWays = ({ view: { ways } }: { readonly view: OverseasView }) => {
  const { t } = useWords()
  if (ways === null) return null
  if (ways.length === 0) return <Alert look="warning">{t("account.overseas.noWay")}</Alert>
  const [first, second] = ways.map((way) => t(`account.code.${way}`))
  return (
    <Alert look="info">
      {second === undefined
        ? t("account.overseas.way", { way: first ?? "" })
        : t("account.overseas.ways", { way: first ?? "", other: second })}
    </Alert>
  )
}
