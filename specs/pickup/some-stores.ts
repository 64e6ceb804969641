import type { Delivery } from "#core/orders/order.ts"
import { PickupCode } from "#core/pickup/pickup.ts"
import type { Store } from "#core/stores/store.ts"

/** How an order is picked up in a store. */
export const somePickup = (id = 5): Extract<Delivery, { readonly kind: "pickup" }> => {
  const { services: _, isDefault: __, ...store } = someStore(id)
  return { kind: "pickup", store, code: PickupCode("7K4Q92") }
}

/** A store in Menteng, open 10 to 22 every day; `change` says what is different. */
export const someStore = (id: number, change: Partial<Store> = {}): Store => ({
  id,
  name: `Pendar ${id}`,
  city: "Kota Jakarta Pusat",
  address: "Teras Menteng, Kec. Menteng",
  phone: "0800-1-730044",
  latitude: -6.1952,
  longitude: 106.8301,
  hours: { weekdays: ["10.00", "22.00"], weekend: ["10.00", "22.00"], zone: "WIB" },
  services: ["pickup"],
  isDefault: false,
  ...change
})
