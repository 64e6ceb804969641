import type { ComponentType } from "react"

/** Fetches the screens of members and of becoming one, by their names. */
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
  BeautyProfileScreen: async () => (await import("../profile/beauty/BeautyProfileScreen.tsx")).BeautyProfileScreen
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>

/** Names a screen of members. */
export type AccountScreen = keyof typeof accountScreens
