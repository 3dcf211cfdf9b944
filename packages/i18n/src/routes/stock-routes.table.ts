import type { StockPageName } from '@selvage/core/stock'
import type { TranslatedRoute } from './route-table.ts'

/** Every page of ready-made items has an address. */
type StockRoutes = Readonly<Record<StockPageName, TranslatedRoute>>

/**
 * Paths of the pages of ready-made items and kits, of all of them together, and of all solids. They
 * stand apart from the other pages, as those of fabrics do.
 * @source spec 2 §2.1 (information pages), §2.3
 */
export const stockRoutes = {
  handbook: {
    en: 'handbook',
    de: 'handbuch',
    es: 'manual',
    fr: 'manuel',
  },
  'quick-sew-project-book': {
    en: 'quick-sew-project-book',
    de: 'buch-der-schnellen-naehprojekte',
    es: 'libro-de-costura-rapida',
    fr: 'livre-de-couture-rapide',
  },
  'book-bundle': {
    en: 'book-bundle',
    de: 'buecherpaket',
    es: 'lote-de-libros',
    fr: 'lot-de-livres',
  },
  'sample-pack': {
    en: 'sample-pack',
    de: 'stoffproben-set',
    es: 'pack-de-muestras',
    fr: 'pack-d-echantillons',
  },
  'petal-solids-swatch-book': {
    en: 'petal-solids-swatch-book',
    de: 'petal-solids-musterbuch',
    es: 'muestrario-petal-solids',
    fr: 'nuancier-petal-solids',
  },
  'grasscloth-sample-book': {
    en: 'grasscloth-sample-book',
    de: 'grastapeten-musterset',
    es: 'muestras-de-fibra-vegetal',
    fr: 'echantillons-de-paille-japonaise',
  },
  'color-guide': {
    en: 'color-guide',
    de: 'farbfuehrer',
    es: 'guia-de-colores',
    fr: 'guide-des-couleurs',
  },
  'color-maps': {
    en: 'color-maps',
    de: 'farbkarten',
    es: 'cartas-de-colores',
    fr: 'cartes-des-couleurs',
  },
  samplers: {
    en: 'samplers',
    de: 'probierpakete',
    es: 'surtidos-de-telas',
    fr: 'assortiments-de-tissus',
  },
  'fat-quarter-bundle': {
    en: 'fat-quarter-bundle',
    de: 'fat-quarter-paket',
    es: 'lote-de-fat-quarters',
    fr: 'lot-de-fat-quarters',
  },
  'sew-a-shirt': {
    en: 'sew-a-shirt',
    de: 'naeh-set-hemd',
    es: 'kit-para-coser-una-camisa',
    fr: 'kit-de-couture-chemise',
  },
  'sew-a-tote': {
    en: 'sew-a-tote',
    de: 'naeh-set-tasche',
    es: 'kit-para-coser-una-bolsa',
    fr: 'kit-de-couture-tote-bag',
  },
  'diy-project': {
    en: 'diy-project',
    de: 'diy-projekt',
    es: 'proyecto-diy',
    fr: 'projet-a-faire-soi-meme',
  },
  'artist-welcome-pack': {
    en: 'artist-welcome-pack',
    de: 'willkommenspaket-design',
    es: 'pack-de-bienvenida-para-artistas',
    fr: 'pack-de-bienvenue-pour-artistes',
  },
  'maker-welcome-pack': {
    en: 'maker-welcome-pack',
    de: 'willkommenspaket-naehen',
    es: 'pack-de-bienvenida-para-coser',
    fr: 'pack-de-bienvenue-pour-la-couture',
  },
  't-shirt': {
    en: 't-shirt',
    de: 't-shirt',
    es: 'camiseta',
    fr: 't-shirt',
  },
  'corgi-pillow': {
    en: 'corgi-pillow',
    de: 'corgi-kissen',
    es: 'cojin-corgi',
    fr: 'coussin-corgi',
  },
  'grab-bag': {
    en: 'grab-bag',
    de: 'wundertuete',
    es: 'bolsa-sorpresa',
    fr: 'sac-surprise',
  },
  'gift-ideas': {
    en: 'gift-ideas',
    de: 'geschenkideen',
    es: 'ideas-de-regalo',
    fr: 'idees-cadeaux',
  },
  solids: {
    en: 'petal-solids',
    de: 'unistoffe',
    es: 'telas-lisas',
    fr: 'tissus-unis',
  },
} as const satisfies StockRoutes & Readonly<Record<string, TranslatedRoute>>
