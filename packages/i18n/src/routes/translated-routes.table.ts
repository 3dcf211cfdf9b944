import type { CheckoutStep } from '@selvage/core/checkout'
import { homeGoodRoutes } from './home-good-routes.table.ts'
import type { TranslatedRoute } from './route-table.ts'

/** Every step of the checkout has an address. */
type StepRoutes = Readonly<Record<`checkout-${CheckoutStep}`, TranslatedRoute>>

/**
 * Paths of the pages with a language prefix, by name and language. `{name}` is a parameter. In a
 * list, links use the first path; the others open the same page.
 * @source spec 2 §2.1
 */
export const translatedRoutes = {
  home: { en: ['', 'home'], de: ['', 'home-de'], es: ['', 'home-es'], fr: ['', 'home-fr'] },
  shop: { en: 'shop', de: 'shop', es: 'tienda', fr: 'boutique' },
  'shop-tag': { en: 'shop/{tag}', de: 'shop/{tag}', es: 'tienda/{tag}', fr: 'boutique/{tag}' },
  // All menus of the shop on one page.
  themes: { en: 'themes', de: 'themen', es: 'temas', fr: 'themes' },
  design: {
    en: 'designs/{designId}',
    de: 'designs/{designId}',
    es: 'disenos/{designId}',
    fr: 'motifs/{designId}',
  },
  fabric: {
    en: 'fabric/{designId}',
    de: 'stoff/{designId}',
    es: 'tela/{designId}',
    fr: 'tissu/{designId}',
  },
  wallpaper: {
    en: 'wallpaper/{designId}',
    de: 'tapete/{designId}',
    es: 'papel-pintado/{designId}',
    fr: 'papier-peint/{designId}',
  },
  'design-reviews': {
    en: 'fabric/{designId}/reviews',
    de: 'stoff/{designId}/bewertungen',
    es: 'tela/{designId}/opiniones',
    fr: 'tissu/{designId}/avis',
  },
  solid: {
    en: 'petal-solids/{color}',
    de: 'unistoffe/{color}',
    es: 'telas-lisas/{color}',
    fr: 'tissus-unis/{color}',
  },
  unprinted: {
    en: 'fabric-shop/unprinted',
    de: 'unbedruckter-stoff',
    es: 'tela-sin-estampar',
    fr: 'tissu-non-imprime',
  },
  // Leads to the page of a ready-made item, whose address only the server knows.
  stock: {
    en: 'items/{code}',
    de: 'artikel/{code}',
    es: 'articulos/{code}',
    fr: 'articles/{code}',
  },
  ...homeGoodRoutes,
  products: {
    en: 'products/{designId}',
    de: 'produkte/{designId}',
    es: 'productos/{designId}',
    fr: 'produits/{designId}',
  },
  'embed-builder': {
    en: 'embed/{designId}',
    de: 'einbetten/{designId}',
    es: 'insertar/{designId}',
    fr: 'integrer/{designId}',
  },
  'wallpaper-calculator': {
    en: 'wallpaper-calculator',
    de: 'tapetenrechner',
    es: 'calculadora-de-papel-pintado',
    fr: 'calculateur-de-papier-peint',
  },
  collections: { en: 'collections', de: 'kollektionen', es: 'colecciones', fr: 'collections' },
  collection: {
    en: 'collections/{collectionId}',
    de: 'kollektionen/{collectionId}',
    es: 'colecciones/{collectionId}',
    fr: 'collections/{collectionId}',
  },
  'own-collections': {
    en: 'collections/user/{userName}',
    de: 'kollektionen/von/{userName}',
    es: 'colecciones/usuario/{userName}',
    fr: 'collections/utilisateur/{userName}',
  },
  'fill-a-yard': { en: 'fill-a-yard', de: 'fill-a-yard', es: 'fill-a-yard', fr: 'fill-a-yard' },
  'fill-a-yard-options': {
    en: 'fill-a-yard/options',
    de: 'fill-a-yard/auswahl',
    es: 'fill-a-yard/opciones',
    fr: 'fill-a-yard/options',
  },
  'fill-a-yard-canvas': {
    en: 'fill-a-yard/canvas',
    de: 'fill-a-yard/entwurf',
    es: 'fill-a-yard/lienzo',
    fr: 'fill-a-yard/composition',
  },
  cart: { en: 'cart', de: 'warenkorb', es: 'cesta', fr: 'panier' },
  'save-for-later': {
    en: 'save-for-later',
    de: 'fuer-spaeter',
    es: 'para-mas-tarde',
    fr: 'pour-plus-tard',
  },
  // The same path in every language, because partners' pages link here without knowing the shop's
  // translations.
  'cart-handover': {
    en: 'cart/handover',
    de: 'cart/handover',
    es: 'cart/handover',
    fr: 'cart/handover',
  },
  checkout: { en: 'checkout', de: 'kasse', es: 'pedido', fr: 'commande' },
  'checkout-shipping': {
    en: 'checkout/shipping',
    de: 'kasse/adresse',
    es: 'pedido/direccion',
    fr: 'commande/adresse',
  },
  'checkout-delivery': {
    en: 'checkout/delivery',
    de: 'kasse/versand',
    es: 'pedido/envio',
    fr: 'commande/livraison',
  },
  'checkout-payment': {
    en: 'checkout/payment',
    de: 'kasse/zahlung',
    es: 'pedido/pago',
    fr: 'commande/paiement',
  },
  'checkout-review': {
    en: 'checkout/review',
    de: 'kasse/pruefen',
    es: 'pedido/revision',
    fr: 'commande/verification',
  },
  'checkout-confirm': {
    en: 'checkout/confirm',
    de: 'kasse/bestaetigung',
    es: 'pedido/confirmacion',
    fr: 'commande/confirmation',
  },
  'password-new': {
    en: 'password/new',
    de: 'passwort/vergessen',
    es: 'contrasena/olvidada',
    fr: 'mot-de-passe/oublie',
  },
  'password-edit': {
    en: 'password/edit',
    de: 'passwort/festlegen',
    es: 'contrasena/nueva',
    fr: 'mot-de-passe/nouveau',
  },
  // These two lead to the pages of the member's account, whose addresses have the member's id.
  'own-account': { en: 'account', de: 'konto', es: 'cuenta', fr: 'compte' },
  'own-orders': { en: 'orders', de: 'bestellungen', es: 'pedidos', fr: 'commandes' },
  'find-order': {
    en: 'find-order',
    de: 'bestellung-finden',
    es: 'buscar-pedido',
    fr: 'retrouver-une-commande',
  },
  subscribe: { en: 'subscribe', de: 'newsletter', es: 'suscripcion', fr: 'newsletter' },
  'subscribe-confirm': {
    en: 'subscribe/confirm',
    de: 'newsletter/bestaetigen',
    es: 'suscripcion/confirmar',
    fr: 'newsletter/confirmer',
  },
  'subscribe-success': {
    en: 'subscribe/success',
    de: 'newsletter/bestaetigt',
    es: 'suscripcion/confirmada',
    fr: 'newsletter/confirmee',
  },
  'newsletter-preferences': {
    en: 'subscribe/preferences',
    de: 'newsletter/einstellungen',
    es: 'suscripcion/preferencias',
    fr: 'newsletter/preferences',
  },
  unsubscribe: {
    en: 'unsubscribe',
    de: 'newsletter-abmelden',
    es: 'cancelar-suscripcion',
    fr: 'desabonnement',
  },
  discounts: { en: 'discounts', de: 'rabatte', es: 'descuentos', fr: 'remises' },
  'privacy-choices': {
    en: 'privacy/choices',
    de: 'datenschutz/auswahl',
    es: 'privacidad/opciones',
    fr: 'confidentialite/choix',
  },
  'request-for-information': {
    en: 'request-for-information',
    de: 'auskunft-anfordern',
    es: 'solicitud-de-informacion',
    fr: 'demande-d-information',
  },
  'represent-resident': {
    en: 'represent-resident',
    de: 'person-vertreten',
    es: 'representar-a-una-persona',
    fr: 'representer-une-personne',
  },
  // The page of the link in a request's mail.
  'privacy-confirm': {
    en: 'request-for-information/confirm',
    de: 'auskunft-anfordern/bestaetigen',
    es: 'solicitud-de-informacion/confirmar',
    fr: 'demande-d-information/confirmer',
  },
  'account-data-information-confirmed': {
    en: 'account-data-information/confirmed',
    de: 'auskunft-kontodaten/bestaetigt',
    es: 'informacion-de-datos/confirmada',
    fr: 'information-sur-les-donnees/confirmee',
  },
  'account-data-information-expired': {
    en: 'account-data-information/expired',
    de: 'auskunft-kontodaten/abgelaufen',
    es: 'informacion-de-datos/caducada',
    fr: 'information-sur-les-donnees/expiree',
  },
  'account-data-information-cancelled': {
    en: 'account-data-information/cancelled',
    de: 'auskunft-kontodaten/abgebrochen',
    es: 'informacion-de-datos/cancelada',
    fr: 'information-sur-les-donnees/annulee',
  },
  // The file with the data, which the confirmed page offers.
  'account-data-information-file': {
    en: 'account-data-information/file',
    de: 'auskunft-kontodaten/datei',
    es: 'informacion-de-datos/archivo',
    fr: 'information-sur-les-donnees/fichier',
  },
  'account-data-deletion-in-progress': {
    en: 'account-data-deletion/in-progress',
    de: 'loeschung-kontodaten/in-arbeit',
    es: 'eliminacion-de-datos/en-curso',
    fr: 'suppression-des-donnees/en-cours',
  },
  'account-data-deletion-confirmed': {
    en: 'account-data-deletion/confirmed',
    de: 'loeschung-kontodaten/bestaetigt',
    es: 'eliminacion-de-datos/confirmada',
    fr: 'suppression-des-donnees/confirmee',
  },
  'account-data-deletion-expired': {
    en: 'account-data-deletion/expired',
    de: 'loeschung-kontodaten/abgelaufen',
    es: 'eliminacion-de-datos/caducada',
    fr: 'suppression-des-donnees/expiree',
  },
  'account-data-deletion-cancelled': {
    en: 'account-data-deletion/cancelled',
    de: 'loeschung-kontodaten/abgebrochen',
    es: 'eliminacion-de-datos/cancelada',
    fr: 'suppression-des-donnees/annulee',
  },
  preferences: { en: 'preferences', de: 'einstellungen', es: 'preferencias', fr: 'preferences' },
  'preferences-success': {
    en: 'preferences/success',
    de: 'einstellungen/gespeichert',
    es: 'preferencias/guardadas',
    fr: 'preferences/enregistrees',
  },
  invoice: {
    en: 'invoice/{orderNumber}',
    de: 'rechnung/{orderNumber}',
    es: 'factura/{orderNumber}',
    fr: 'facture/{orderNumber}',
  },
  'packing-slip': {
    en: 'packing-slip/{orderNumber}',
    de: 'lieferschein/{orderNumber}',
    es: 'albaran/{orderNumber}',
    fr: 'bon-de-livraison/{orderNumber}',
  },
} as const satisfies StepRoutes & Readonly<Record<string, TranslatedRoute>>
