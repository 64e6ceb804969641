import { useEffect } from "react"
import type { NamedPlace } from "#core/account/member.ts"
import { districtBoxMachineOver } from "#core/regions/district-box.machine.ts"
import { viewDistrictBox } from "#core/regions/district-box.view.ts"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { DistrictField } from "../regions/DistrictField.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Account.css.ts"

/** The place of residence: one box finds the kecamatan, and with it city and province. D-50. */
export const PlaceField = ({
  province,
  city,
  error,
  onChoose
}: {
  readonly province: NamedPlace | null
  readonly city: NamedPlace | null
  readonly error: string | undefined
  readonly onChoose: (place: { readonly province: NamedPlace; readonly city: NamedPlace }) => void
}) => {
  const { t } = useWords()
  const { ports } = useShop()
  const box = useScreenActor(districtBoxMachineOver, ports.regions, { chosen: null })
  const [view, send] = useView(box, viewDistrictBox)
  useEffect(() => {
    const chosen = box.on("district.chosen", ({ district }) =>
      onChoose({
        province: { id: district.province.id, name: district.province.name },
        city: { id: district.city.id, name: `${district.city.kind} ${district.city.name}` }
      })
    )
    return () => chosen.unsubscribe()
  }, [box, onChoose])
  return (
    <div>
      <DistrictField view={view} send={send} error={error} onLeave={() => {}} />
      {province && city ? (
        <Text look="small" tone="muted" className={css.lives}>
          {t("account.detail.place", { city: city.name, province: province.name })}
        </Text>
      ) : null}
    </div>
  )
}
