import { startShop } from "../shop-process.ts"

/** One shop for all journeys; an address in SHOP is used instead, with its data folder in SHOP_DATA. */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env["SHOP"] !== undefined) return undefined
  const shop = await startShop()
  process.env["SHOP"] = shop.address
  process.env["SHOP_DATA"] = shop.dataDir
  return shop.stop
}

export default setup
