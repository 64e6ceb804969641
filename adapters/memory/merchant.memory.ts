import { rupiah } from "#core/kernel/money.ts"
import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { type CourierService, usualCouriers } from "#core/shipping/couriers.ts"
import type { Store } from "#core/stores/store.ts"

/** What a merchant in memory has set up. */
export interface MemoryMerchant {
  readonly banks: ReadonlyArray<BankAccount>
  readonly couriers: ReadonlyArray<CourierService>
  readonly stores: ReadonlyArray<Store>
}

const holder = "PT Pendar Rona Nusantara"
const qris =
  "00020101021151440014ID.CO.QRIS.WWW0215ID10261100001170303UME5204597753033605802ID5906PENDAR6007JAKARTA61051295062070703A01630429CD"

/** The demo shop's accounts (specification 9; D-56) and its couriers, and two stores. */
export const demoMerchant: MemoryMerchant = {
  banks: [
    { id: BankId("bca"), bank: "BCA", number: "5260 117 300", holder },
    { id: BankId("mandiri"), bank: "Mandiri", number: "127 00 1173 0044", holder },
    { id: BankId("bni"), bank: "BNI", number: "0117 300 588", holder },
    { id: BankId("bca-va"), bank: "BCA", number: "39117", holder, method: "virtual-account", fee: rupiah(4_000) },
    {
      id: BankId("mandiri-va"),
      bank: "Mandiri",
      number: "88117",
      holder,
      method: "virtual-account",
      fee: rupiah(4_000)
    },
    { id: BankId("qris"), bank: "QRIS", number: qris, holder: "PENDAR", method: "qris" },
    { id: BankId("cod"), bank: "COD", number: "", holder: "", method: "cod" }
  ],
  couriers: usualCouriers,
  stores: [
    {
      id: 5,
      name: "Pendar Teras Menteng",
      city: "Kota Jakarta Pusat",
      address: "Teras Menteng, dua lantai, Kec. Menteng, Kota Jakarta Pusat",
      phone: "0800-1-730044",
      latitude: -6.1952,
      longitude: 106.8301,
      hours: { weekdays: ["10.00", "22.00"], weekend: ["10.00", "22.00"], zone: "WIB" },
      services: ["pickup", "self_checkout"],
      isDefault: true
    },
    {
      id: 9,
      name: "Pendar Kembang Dago Mall",
      city: "Kota Bandung",
      address: "Kembang Dago Mall, Lantai 1, Kec. Coblong, Kota Bandung",
      phone: "0800-1-730088",
      latitude: -6.8849,
      longitude: 107.6141,
      hours: { weekdays: ["10.00", "22.00"], weekend: ["10.00", "21.30"], zone: "WIB" },
      services: ["pickup", "self_checkout"],
      isDefault: false
    }
  ]
}
