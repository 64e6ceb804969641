import { recommendationPath } from "#core/catalogue/links.ts"
import type { PageIconName } from "../kit/picture/page-icons.ts"

/** The pages of an account, in the order of what people come for. D-5. */
export const accountPages = [
  { to: "/account/orders", icon: "bag", name: "orders" },
  { to: "/account/reviews", icon: "chat", name: "reviews" },
  { to: "/account/proposals", icon: "plus", name: "proposals" },
  { to: "/account/vouchers", icon: "ticket", name: "vouchers" },
  { to: "/account/points", icon: "coins", name: "points" },
  { to: "/account/profile", icon: "pen", name: "details" },
  { to: "/account/addresses", icon: "pin", name: "addresses" },
  { to: recommendationPath, icon: "like", name: "forYou" },
  { to: "/beauty-profile", icon: "drop", name: "beauty" },
  { to: "/account/interests", icon: "heart", name: "interests" },
  { to: "/account/security", icon: "lock", name: "security" },
  { to: "/account/newsletter", icon: "mail", name: "newsletter" },
  { to: "/account/motherhood", icon: "home", name: "motherhood" },
  { to: "/account/data", icon: "shield", name: "data" }
] as const satisfies ReadonlyArray<{ readonly to: string; readonly icon: PageIconName; readonly name: string }>
