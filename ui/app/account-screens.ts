import type { ComponentType } from "react"

/** Fetches the screens that most visits never need, by their names: those of members, orders, texts, brands, and of reviews alone. */
export const accountScreens = {
  SetNewPasswordScreen: async () => (await import("../account/SetNewPasswordScreen.tsx")).SetNewPasswordScreen,
  ResetLinkScreen: async () => (await import("../account/ResetLinkScreen.tsx")).ResetLinkScreen,
  RegisterDetailScreen: async () => (await import("../profile/joining/RegisterDetailScreen.tsx")).RegisterDetailScreen,
  CompletionScreen: async () => (await import("../account/CompletionScreen.tsx")).CompletionScreen,
  AccountScreen: async () => (await import("../profile/AccountScreen.tsx")).AccountScreen,
  OrdersScreen: async () => (await import("../profile/OrdersScreen.tsx")).OrdersScreen,
  VouchersScreen: async () => (await import("../profile/vouchers/VouchersScreen.tsx")).VouchersScreen,
  PointsScreen: async () => (await import("../profile/points/PointsScreen.tsx")).PointsScreen,
  ProfileScreen: async () => (await import("../profile/ProfileScreen.tsx")).ProfileScreen,
  AddressesScreen: async () => (await import("../profile/AddressesScreen.tsx")).AddressesScreen,
  SecurityScreen: async () => (await import("../profile/security/SecurityScreen.tsx")).SecurityScreen,
  NewsletterScreen: async () => (await import("../profile/NewsletterScreen.tsx")).NewsletterScreen,
  InterestsScreen: async () => (await import("../profile/beauty/InterestsScreen.tsx")).InterestsScreen,
  MotherhoodScreen: async () => (await import("../profile/MotherhoodScreen.tsx")).MotherhoodScreen,
  DataScreen: async () => (await import("../profile/DataScreen.tsx")).DataScreen,
  DiscoveryScreen: async () => (await import("../discovery/DiscoveryScreen.tsx")).DiscoveryScreen,
  BeautyProfileScreen: async () => (await import("../profile/beauty/BeautyProfileScreen.tsx")).BeautyProfileScreen,
  ReviewsScreen: async () => (await import("../reviews/ReviewsScreen.tsx")).ReviewsScreen,
  ReviewScreen: async () => (await import("../catalogue/ReviewScreen.tsx")).ReviewScreen,
  BrandsScreen: async () => (await import("../catalogue/brands/BrandsScreen.tsx")).BrandsScreen,
  OwnProposalsScreen: async () => (await import("../proposals/OwnProposalsScreen.tsx")).OwnProposalsScreen,
  AddProductScreen: async () => (await import("../proposals/AddProductScreen.tsx")).AddProductScreen,
  OwnReviewsScreen: async () => (await import("../profile/reviews/OwnReviewsScreen.tsx")).OwnReviewsScreen,
  ChooseProductScreen: async () => (await import("../reviews/write/ChooseProductScreen.tsx")).ChooseProductScreen,
  WriteReviewScreen: async () => (await import("../profile/reviews/WriteReviewScreen.tsx")).WriteReviewScreen,
  PeopleScreen: async () => (await import("../reviews/people/PeopleScreen.tsx")).PeopleScreen,
  WishlistScreen: async () => (await import("../profile/wishlist/WishlistScreen.tsx")).WishlistScreen,
  RulesScreen: async () => (await import("../reviews/rules/RulesScreen.tsx")).RulesScreen,
  LookupScreen: async () => (await import("../orders/LookupScreen.tsx")).LookupScreen,
  ConfirmScreen: async () => (await import("../orders/ConfirmScreen.tsx")).ConfirmScreen,
  ReturnScreen: async () => (await import("../orders/returns/ReturnScreen.tsx")).ReturnScreen,
  EgiftScreen: async () => (await import("../egift/EgiftScreen.tsx")).EgiftScreen,
  GiftScreen: async () => (await import("../egift/GiftScreen.tsx")).GiftScreen,
  StoresScreen: async () => (await import("../stores/StoresScreen.tsx")).StoresScreen,
  OfflineScreen: async () => (await import("../offline/OfflineScreen.tsx")).OfflineScreen,
  JournalScreen: async () => (await import("../journal/JournalScreen.tsx")).JournalScreen,
  TextScreen: async () => (await import("../stores/TextScreen.tsx")).TextScreen,
  OrderPageScreen: async () => (await import("../orders/OrderPageScreen.tsx")).OrderPageScreen
} satisfies Readonly<Record<string, () => Promise<ComponentType<{ readonly facts: never }>>>>

/** Names a screen of members. */
export type AccountScreen = keyof typeof accountScreens
