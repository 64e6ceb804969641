import { commerce } from "./1-commerce.ts"
import { members } from "./1-members.ts"
import { adSlots, productCard } from "./2-card.ts"
import { guards, layoutRules } from "./2-layout.ts"
import { links } from "./2-links.ts"
import { modals, quickTours } from "./2-modals.ts"
import { routes } from "./2-routes.ts"
import { entities } from "./3-entities.ts"
import { goods } from "./3-goods.ts"
import { users } from "./3-users.ts"
import { codes, login, registration } from "./4-account.ts"
import { cart, otherStates, reviews, wishlist } from "./4-shop.ts"
import { validation } from "./5-validation.ts"
import { roles } from "./6-roles.ts"
import { accountCalls, allCalls } from "./7-account.ts"
import { cartCalls, wishlistAndReviewCalls } from "./7-cart.ts"
import { catalogueCalls } from "./7-catalogue.ts"
import { orderCalls } from "./7-orders.ts"
import { profileCalls, publicCatalogueCalls, searchCalls } from "./7-public.ts"
import { accountErrors } from "./8-account-errors.ts"
import { otherErrors } from "./8-other-errors.ts"
import { config } from "./9-config.ts"
import { limits } from "./9-limits.ts"
import { missed } from "./10-missed.ts"
import type { Section } from "./requirement.ts"

/** Every requirement of the specification, in its order. */
export const sections: ReadonlyArray<Section> = [
  { title: "1. Product", requirements: [...members, ...commerce] },
  { title: "2. Routes", requirements: [...routes, ...links] },
  { title: "2. Layout rules", requirements: layoutRules },
  { title: "2. Guards", requirements: guards },
  { title: "2. Modals", requirements: modals },
  { title: "2. Quick tours", requirements: quickTours },
  { title: "2. Product card", requirements: productCard },
  { title: "2. Ad slots", requirements: adSlots },
  { title: "3. User/profile", requirements: users },
  { title: "3. Catalogue entities", requirements: goods },
  { title: "3. Review, cart, other entities", requirements: entities },
  { title: "4. Login", requirements: login },
  { title: "4. Registration", requirements: registration },
  { title: "4. OTP", requirements: codes },
  { title: "4. Cart", requirements: cart },
  { title: "4. Reviews", requirements: reviews },
  { title: "4. Wishlist", requirements: wishlist },
  { title: "4. Search, popup, other", requirements: otherStates },
  { title: "5. Validation", requirements: validation },
  { title: "6. Roles", requirements: roles },
  { title: "7. Common to all calls", requirements: allCalls },
  { title: "7. Account and authentication", requirements: accountCalls },
  { title: "7. Profile and preferences", requirements: profileCalls },
  { title: "7. Public catalogue", requirements: publicCatalogueCalls },
  { title: "7. Search calls", requirements: searchCalls },
  { title: "7. Catalogue service", requirements: catalogueCalls },
  { title: "7. Wishlist and reviews", requirements: wishlistAndReviewCalls },
  { title: "7. Cart service", requirements: cartCalls },
  { title: "7. Banners, orders, payments, analytics, others", requirements: orderCalls },
  { title: "8. Errors", requirements: [...accountErrors, ...otherErrors] },
  { title: "9. Constants", requirements: [...limits, ...config] },
  { title: "10. Requirements that the list missed or merged", requirements: missed }
]
