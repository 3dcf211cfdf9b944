import type { ContentCategory, ContentPageName } from '@selvage/core/content'
import type { Language } from '@selvage/core/locale'
import type { TranslatedRoute } from './route-table.ts'

/** Every page whose text an editor writes has an address. */
type ContentRoutes = Readonly<Record<ContentPageName, TranslatedRoute>>

/**
 * Paths of the pages whose text an editor writes. They stand apart from the other pages, as those
 * of fabrics do.
 * @source spec 2 §2.2, §2.3
 */
export const contentRoutes = {
  about: {
    en: 'about',
    de: 'ueber-uns',
    es: 'quienes-somos',
    fr: 'qui-sommes-nous',
  },
  press: { en: 'press', de: 'presse', es: 'prensa', fr: 'presse' },
  accessibility: {
    en: 'accessibility-statement',
    de: 'erklaerung-zur-barrierefreiheit',
    es: 'declaracion-de-accesibilidad',
    fr: 'declaration-d-accessibilite',
  },
  'small-business-grant': {
    en: 'small-business-grant',
    de: 'foerderung-kleine-unternehmen',
    es: 'ayuda-pequenas-empresas',
    fr: 'bourse-petites-entreprises',
  },
  sell: {
    en: 'sell',
    de: 'designs-verkaufen',
    es: 'vender-disenos',
    fr: 'vendre-vos-motifs',
  },
  'design-grant': {
    en: 'design-grant',
    de: 'projektfoerderung-studierende',
    es: 'ayuda-proyectos-estudiantes',
    fr: 'bourse-projets-etudiants',
  },
  'how-it-works': {
    en: 'how-it-works',
    de: 'so-funktioniert-es',
    es: 'como-funciona',
    fr: 'comment-ca-marche',
  },
  'happiness-guarantee': {
    en: 'happiness-guarantee',
    de: 'zufriedenheitsgarantie',
    es: 'garantia-de-satisfaccion',
    fr: 'garantie-satisfaction',
  },
  'promo-codes': {
    en: 'promo-codes-coupons-discounts',
    de: 'aktionscodes-gutscheine-rabatte',
    es: 'codigos-promocionales-cupones-descuentos',
    fr: 'codes-promo-coupons-remises',
  },
  'design-tools': {
    en: 'design-tools',
    de: 'designs-vorbereiten',
    es: 'preparar-disenos',
    fr: 'preparer-vos-motifs',
  },
  contact: { en: 'contact', de: 'kontakt', es: 'contacto', fr: 'contact' },
  terms: {
    en: 'terms',
    de: 'agb',
    es: 'condiciones-de-venta',
    fr: 'conditions-generales-de-vente',
  },
  'pro-terms': {
    en: 'pro-terms',
    de: 'pro-bedingungen',
    es: 'condiciones-pro',
    fr: 'conditions-pro',
  },
  'seller-agreement': {
    en: 'seller-agreement',
    de: 'verkaufsvereinbarung',
    es: 'acuerdo-para-disenadores',
    fr: 'conditions-createurs',
  },
  privacy: { en: 'privacy', de: 'datenschutz', es: 'privacidad', fr: 'confidentialite' },
  cookies: { en: 'cookies', de: 'cookies', es: 'cookies', fr: 'cookies' },
  'right-of-withdrawal': {
    en: 'right-of-withdrawal',
    de: 'widerrufsbelehrung',
    es: 'derecho-de-desistimiento',
    fr: 'droit-de-retractation',
  },
  'legal-notice': {
    en: 'legal-notice',
    de: 'impressum',
    es: 'aviso-legal',
    fr: 'mentions-legales',
  },
} as const satisfies ContentRoutes & Readonly<Record<string, TranslatedRoute>>

/** The categories of these pages as addresses have them. */
export const contentCategorySlugs: Readonly<
  Record<ContentCategory, Readonly<Record<Language, string>>>
> = {
  company: { en: 'company', de: 'unternehmen', es: 'empresa', fr: 'entreprise' },
  help: { en: 'help', de: 'hilfe', es: 'ayuda', fr: 'aide' },
  policy: { en: 'policies', de: 'richtlinien', es: 'condiciones', fr: 'conditions' },
}
