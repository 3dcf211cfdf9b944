import type { ComponentType } from 'react'
import type { IslandName } from './islands.table.ts'

type IslandComponent = ComponentType<Record<string, unknown>>
export type IslandModules = Readonly<Record<string, () => Promise<IslandComponent>>>

// An island's props come from JSON that the server wrote from the same component's props.
const of = (component: unknown): IslandComponent => component as IslandComponent

/** Loads each island's code. */
export const islandModules: IslandModules = {
  'fabric-product': () =>
    import('./fabric-product.tsx').then((module) => of(module.FabricProductIsland)),
  'wallpaper-product': () =>
    import('./wallpaper-product.tsx').then((module) => of(module.WallpaperProductIsland)),
  'home-good-product': () =>
    import('./home-good-product.tsx').then((module) => of(module.HomeGoodProductIsland)),
  'solid-product': () =>
    import('./solid-product.tsx').then((module) => of(module.SolidProductIsland)),
  'unprinted-product': () =>
    import('./unprinted-product.tsx').then((module) => of(module.UnprintedProductIsland)),
  'stock-product': () =>
    import('./stock-product.tsx').then((module) => of(module.StockProductIsland)),
  'product-calculator': () =>
    import('./product-calculator.tsx').then((module) => of(module.ProductCalculatorIsland)),
  'wallpaper-calculator': () =>
    import('./wallpaper-calculator.tsx').then((module) => of(module.WallpaperCalculatorIsland)),
  'fill-a-yard': () => import('./fill-a-yard.tsx').then((module) => of(module.FillAYardIsland)),
  'embed-builder': () =>
    import('./embed-builder.tsx').then((module) => of(module.EmbedBuilderIsland)),
  navigation: () => import('./navigation.tsx').then((module) => of(module.NavigationIsland)),
  'account-menu': () => import('./account-menu.tsx').then((module) => of(module.AccountMenuIsland)),
  menu: () => import('./menu.tsx').then((module) => of(module.MenuIsland)),
  'recently-viewed': () =>
    import('./recently-viewed.tsx').then((module) => of(module.RecentlyViewedIsland)),
  'search-form': () => import('./search-form.tsx').then((module) => of(module.SearchFormIsland)),
  favorite: () => import('./favorite.tsx').then((module) => of(module.FavoriteIsland)),
  'add-to-collection': () =>
    import('./add-to-collection.tsx').then((module) => of(module.AddToCollectionIsland)),
  'collection-designs': () =>
    import('./collection-designs.tsx').then((module) => of(module.CollectionDesignsIsland)),
  filters: () => import('./filters.tsx').then((module) => of(module.FiltersIsland)),
  'print-page': () => import('./print-page.tsx').then((module) => of(module.PrintPageIsland)),
  flash: () => import('./flash.tsx').then((module) => of(module.FlashIsland)),
  preferences: () => import('./preferences.tsx').then((module) => of(module.PreferencesIsland)),
  'preferences-form': () =>
    import('./preferences-form.tsx').then((module) => of(module.PreferencesFormIsland)),
  'cart-link': () => import('./cart-link.tsx').then((module) => of(module.LiveCartLink)),
  'log-in': () => import('./log-in.tsx').then((module) => of(module.LogInIsland)),
  'passkey-log-in': () =>
    import('./passkey-log-in.tsx').then((module) => of(module.PasskeyLogInIsland)),
  'add-passkey': () => import('./add-passkey.tsx').then((module) => of(module.AddPasskeyIsland)),
  join: () => import('./join.tsx').then((module) => of(module.JoinIsland)),
  profile: () => import('./profile.tsx').then((module) => of(module.ProfileIsland)),
  'review-form': () => import('./review-form.tsx').then((module) => of(module.ReviewFormIsland)),
  address: () => import('./address.tsx').then((module) => of(module.AddressIsland)),
  'ask-for-password': () =>
    import('./ask-for-password.tsx').then((module) => of(module.AskForPasswordIsland)),
  'find-order': () => import('./find-order.tsx').then((module) => of(module.FindOrderIsland)),
  subscribe: () => import('./subscribe.tsx').then((module) => of(module.SubscribeIsland)),
  'newsletter-preferences': () =>
    import('./newsletter-preferences.tsx').then((module) => of(module.NewsletterPreferencesIsland)),
  'newsletter-link': () =>
    import('./newsletter-link.tsx').then((module) => of(module.NewsletterLinkIsland)),
  'new-password': () => import('./new-password.tsx').then((module) => of(module.NewPasswordIsland)),
  'change-password': () =>
    import('./change-password.tsx').then((module) => of(module.ChangePasswordIsland)),
  checkout: () => import('./checkout.tsx').then((module) => of(module.CheckoutIsland)),
  cart: () => import('./cart.tsx').then((module) => of(module.CartIsland)),
} satisfies Record<IslandName, IslandModules[string]>
