import type { TranslatedRoute } from './route-table.ts'

/**
 * Paths of the forms of the small-business grant, and of the page that follows them. They stand
 * apart from the other pages, as those of fabrics do.
 * @source spec 1 §2, spec 2 §2.4
 */
export const businessRoutes = {
  'business-owner': {
    en: 'business/owner',
    de: 'unternehmen/inhaber',
    es: 'negocio/propietarios',
    fr: 'entreprise/proprietaires',
  },
  'business-starter': {
    en: 'business/starter',
    de: 'unternehmen/gruender',
    es: 'negocio/emprendedores',
    fr: 'entreprise/createurs',
  },
  'business-confirm': {
    en: 'business/confirm',
    de: 'unternehmen/bestaetigt',
    es: 'negocio/confirmacion',
    fr: 'entreprise/confirmation',
  },
} as const satisfies Readonly<Record<string, TranslatedRoute>>
