import { flattenMessages, LANGUAGE_KEY } from '../catalogue.ts'
import type { Catalogue } from '../catalogue.ts'
import { messagesFor } from '../messages-for.ts'
import type { ShownFeature } from '../shown-by.table.ts'
import account from './account.json' with { type: 'json' }
import addresses from './addresses.json' with { type: 'json' }
import builder from './builder.json' with { type: 'json' }
import studentGrant from './student-grant.json' with { type: 'json' }
import studentGrantPage from './student-grant-page.json' with { type: 'json' }
import business from './business.json' with { type: 'json' }
import businessPage from './business-page.json' with { type: 'json' }
import cart from './cart.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import cloth from './cloth.json' with { type: 'json' }
import clothPage from './cloth-page.json' with { type: 'json' }
import collection from './collection.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import credit from './credit.json' with { type: 'json' }
import delivery from './delivery.json' with { type: 'json' }
import design from './design.json' with { type: 'json' }
import designPage from './design-page.json' with { type: 'json' }
import designer from './designer.json' with { type: 'json' }
import devices from './devices.json' with { type: 'json' }
import embed from './embed.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import fabric from './fabric.json' with { type: 'json' }
import favorites from './favorites.json' with { type: 'json' }
import fillAYard from './fill-a-yard.json' with { type: 'json' }
import flash from './flash.json' with { type: 'json' }
import form from './form.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import invoice from './invoice.json' with { type: 'json' }
import homeGood from './home-good.json' with { type: 'json' }
import homeGoodPage from './home-good-page.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import landing from './landing.json' with { type: 'json' }
import menus from './menus.json' with { type: 'json' }
import navigation from './navigation.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import ownCollections from './own-collections.json' with { type: 'json' }
import page from './page.json' with { type: 'json' }
import privacyPage from './privacy-page.json' with { type: 'json' }
import privacyRequest from './privacy-request.json' with { type: 'json' }
import profile from './profile.json' with { type: 'json' }
import passkey from './passkey.json' with { type: 'json' }
import progress from './progress.json' with { type: 'json' }
import projects from './projects.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import solid from './solid.json' with { type: 'json' }
import stock from './stock.json' with { type: 'json' }
import stockPage from './stock-page.json' with { type: 'json' }
import studio from './studio.json' with { type: 'json' }
import tagPage from './tag-page.json' with { type: 'json' }
import wall from './wall.json' with { type: 'json' }
import wallpaper from './wallpaper.json' with { type: 'json' }

/** French by feature. A new feature file gets its line above and its name here. */
export const french = {
  account,
  addresses,
  builder,
  business,
  'business-page': businessPage,
  'student-grant': studentGrant,
  'student-grant-page': studentGrantPage,
  cart,
  checkout,
  cloth,
  'cloth-page': clothPage,
  'design-page': designPage,
  designer,
  collection,
  common,
  consent,
  content,
  credit,
  delivery,
  design,
  devices,
  embed,
  errors,
  fabric,
  favorites,
  'fill-a-yard': fillAYard,
  flash,
  form,
  forms,
  invoice,
  home,
  'home-good': homeGood,
  'home-good-page': homeGoodPage,
  landing,
  menus,
  navigation,
  newsletter,
  orders,
  'own-collections': ownCollections,
  page,
  'privacy-page': privacyPage,
  'privacy-request': privacyRequest,
  profile,
  passkey,
  progress,
  projects,
  reviews,
  search,
  solid,
  stock,
  'stock-page': stockPage,
  studio,
  'tag-page': tagPage,
  wall,
  wallpaper,
}

/** All of French, flat: what a page in this language carries. */
export const catalogue: Catalogue = { [LANGUAGE_KEY]: 'fr', ...flattenMessages(french) }

/** The part of French that a page with these features shows. */
export const catalogueFor = (features: readonly ShownFeature[]): Catalogue =>
  messagesFor(catalogue, features)
