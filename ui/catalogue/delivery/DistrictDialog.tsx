import { useEffect } from "react"
import { districtBoxMachineOver } from "#core/regions/district-box.machine.ts"
import { viewDistrictBox } from "#core/regions/district-box.view.ts"
import type { DistrictId } from "#core/regions/region.ts"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { DistrictField } from "../../regions/DistrictField.tsx"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/** Asks for the kecamatan a parcel goes to; a choice takes effect at once and closes it. Rules 46, 48. */
export const DistrictDialog = ({
  onChoose,
  onClose
}: {
  readonly onChoose: (district: DistrictId) => void
  readonly onClose: () => void
}) => {
  useTexts("field")
  const { t } = useWords()
  const { ports } = useShop()
  const box = useScreenActor(districtBoxMachineOver, ports.regions, { chosen: null })
  const [view, send] = useView(box, viewDistrictBox)
  useEffect(() => {
    const chosen = box.on("district.chosen", ({ district }) => {
      onChoose(district.id)
      onClose()
    })
    return () => chosen.unsubscribe()
  }, [box, onChoose, onClose])
  return (
    <Sheet open title={t("product.delivery.title")} about={t("product.delivery.about")} onClose={onClose}>
      <DistrictField view={view} send={send} error={undefined} onLeave={() => {}} />
    </Sheet>
  )
}
