/**
 * The module of each row's screen below `ui/`, by the name of the row; the build's manifest knows it by that name. Only the server
 * and specs read it: a browser fetches a screen by the row itself.
 */
export const screenSources: Readonly<Record<string, string>> = {
  Dashboard: "catalogue/home/HomeScreen.tsx",
  Brands: "catalogue/brands/BrandsScreen.tsx",
  BrandsLetter: "catalogue/brands/BrandsScreen.tsx",
  BrandDetailOrigin: "listing/ListingScreen.tsx",
  productDetail: "catalogue/ProductScreen.tsx",
  ProductReviews: "reviews/ReviewsScreen.tsx",
  ReviewDetail: "catalogue/ReviewScreen.tsx",
  Category: "listing/ListingScreen.tsx",
  Search: "listing/ListingScreen.tsx",
  TagConcern: "listing/ListingScreen.tsx",
  Promotion: "listing/ListingScreen.tsx",
  Stores: "stores/StoresScreen.tsx",
  Text: "stores/TextScreen.tsx",
  Order: "checkout/OrderScreen.tsx",
  OrderLookup: "orders/LookupScreen.tsx",
  OrderPage: "orders/OrderPageScreen.tsx",
  ConfirmPayment: "orders/ConfirmScreen.tsx",
  SetNewPassword: "account/SetNewPasswordScreen.tsx",
  ResetLink: "account/ResetLinkScreen.tsx",
  RegisterDetail: "profile/joining/RegisterDetailScreen.tsx",
  ProfileCompletion: "account/CompletionScreen.tsx",
  Account: "profile/AccountScreen.tsx",
  AccountOrders: "profile/OrdersScreen.tsx",
  AccountVouchers: "profile/vouchers/VouchersScreen.tsx",
  AccountPoints: "profile/points/PointsScreen.tsx",
  AccountProfile: "profile/ProfileScreen.tsx",
  AccountAddresses: "profile/AddressesScreen.tsx",
  AccountSecurity: "profile/security/SecurityScreen.tsx",
  AccountNewsletter: "profile/NewsletterScreen.tsx",
  AccountInterests: "profile/beauty/InterestsScreen.tsx",
  AccountMotherhood: "profile/MotherhoodScreen.tsx",
  AccountData: "profile/DataScreen.tsx",
  BeautyProfile: "profile/beauty/BeautyProfileScreen.tsx"
}
