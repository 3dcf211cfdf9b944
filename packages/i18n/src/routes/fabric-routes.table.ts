import type { FabricCode, FabricGroup } from '@selvage/core/fabric'
import type { TranslatedRoute } from './route-table.ts'

/** Every fabric and every group of fabrics has an address. */
type FabricRoutes = Readonly<Record<FabricCode | `fabric-shop-${FabricGroup}`, TranslatedRoute>>

/**
 * Paths of the fabrics' own pages, by code and language, and of the fabric shop with its groups.
 * They stand apart from the other pages, so that the parts of a page that link in the browser do
 * not carry them.
 * @source spec 2 §2.1 (fabric-type landing pages, fabric-shop)
 */
export const fabricRoutes = {
  'fabric-shop': {
    en: 'fabric-shop',
    de: 'stoffladen',
    es: 'tienda-de-telas',
    fr: 'boutique-de-tissus',
  },
  'fabric-shop-cotton': {
    en: 'fabric-shop/cotton',
    de: 'stoffladen/baumwolle',
    es: 'tienda-de-telas/algodon',
    fr: 'boutique-de-tissus/coton',
  },
  'fabric-shop-linen': {
    en: 'fabric-shop/linen',
    de: 'stoffladen/leinen',
    es: 'tienda-de-telas/lino',
    fr: 'boutique-de-tissus/lin',
  },
  'fabric-shop-knit': {
    en: 'fabric-shop/knits',
    de: 'stoffladen/jersey-und-maschenware',
    es: 'tienda-de-telas/punto',
    fr: 'boutique-de-tissus/mailles',
  },
  'fabric-shop-plush': {
    en: 'fabric-shop/plush-and-fleece',
    de: 'stoffladen/pluesch-und-fleece',
    es: 'tienda-de-telas/felpa-y-forro-polar',
    fr: 'boutique-de-tissus/peluche-et-polaire',
  },
  'fabric-shop-sheer': {
    en: 'fabric-shop/light-and-sheer',
    de: 'stoffladen/leicht-und-zart',
    es: 'tienda-de-telas/ligeras-y-transparentes',
    fr: 'boutique-de-tissus/legers-et-transparents',
  },
  'fabric-shop-performance': {
    en: 'fabric-shop/sport',
    de: 'stoffladen/sport',
    es: 'tienda-de-telas/deporte',
    fr: 'boutique-de-tissus/sport',
  },
  'fabric-shop-canvas': {
    en: 'fabric-shop/canvas-and-twill',
    de: 'stoffladen/canvas-und-koeper',
    es: 'tienda-de-telas/lona-y-sarga',
    fr: 'boutique-de-tissus/toile-et-serge',
  },
  PETAL_SIGNATURE_COTTON: {
    en: 'petal-signature-cotton',
    de: 'petal-signature-cotton',
    es: 'algodon-petal-signature',
    fr: 'coton-petal-signature',
  },
  COTTON_LAWN: {
    en: 'cotton-lawn',
    de: 'baumwollbatist',
    es: 'batista-de-algodon',
    fr: 'batiste-de-coton',
  },
  COTTON_POPLIN: {
    en: 'cotton-poplin',
    de: 'baumwollpopeline',
    es: 'popelin-de-algodon',
    fr: 'popeline-de-coton',
  },
  COTTON_POPLIN_ULTRA: {
    en: 'cotton-poplin-ultra',
    de: 'baumwollpopeline-ultra',
    es: 'popelin-ultra',
    fr: 'popeline-ultra',
  },
  ORGANIC_SATEEN: {
    en: 'organic-sateen',
    de: 'bio-baumwollsatin',
    es: 'saten-de-algodon-organico',
    fr: 'satin-de-coton-biologique',
  },
  LONGLEAF_SATEEN_GRAND: {
    en: 'longleaf-sateen-grand',
    de: 'longleaf-sateen-grand',
    es: 'longleaf-sateen-grand',
    fr: 'longleaf-sateen-grand',
  },
  PERENNIAL_SATEEN_GRAND: {
    en: 'perennial-sateen-grand',
    de: 'perennial-sateen-grand',
    es: 'perennial-sateen-grand',
    fr: 'perennial-sateen-grand',
  },
  SEERSUCKER: { en: 'seersucker', de: 'seersucker', es: 'seersucker', fr: 'seersucker' },
  ORGANIC_GAUZE: {
    en: 'organic-cotton-gauze',
    de: 'bio-musselin',
    es: 'gasa-de-algodon-organico',
    fr: 'double-gaze-biologique',
  },
  COTTON_SILK: {
    en: 'cotton-silk',
    de: 'baumwoll-seiden-mischung',
    es: 'algodon-y-seda',
    fr: 'coton-soie',
  },
  LINEN_COTTON_CANVAS: {
    en: 'linen-cotton-canvas',
    de: 'leinen-baumwoll-canvas',
    es: 'lona-de-lino-y-algodon',
    fr: 'toile-lin-et-coton',
  },
  BELGIAN_LINEN: {
    en: 'belgian-linen',
    de: 'belgisches-leinen',
    es: 'lino-belga',
    fr: 'lin-belge',
  },
  ESSEX_LINEN: { en: 'essex-linen', de: 'essex-leinen', es: 'lino-essex', fr: 'lin-essex' },
  PERFORMANCE_LINEN: {
    en: 'performance-linen',
    de: 'performance-leinen',
    es: 'lino-de-alto-rendimiento',
    fr: 'lin-haute-resistance',
  },
  CYPRESS_COTTON_CANVAS: {
    en: 'cypress-cotton-canvas',
    de: 'cypress-baumwoll-canvas',
    es: 'lona-de-algodon-cypress',
    fr: 'toile-de-coton-cypress',
  },
  RECYCLED_CANVAS: {
    en: 'recycled-canvas',
    de: 'recycling-canvas',
    es: 'lona-reciclada',
    fr: 'toile-recyclee',
  },
  DENIM: { en: 'denim', de: 'denim', es: 'tela-vaquera', fr: 'denim' },
  LIGHTWEIGHT_TWILL: {
    en: 'lightweight-twill',
    de: 'leichter-koeper',
    es: 'sarga-ligera',
    fr: 'serge-leger',
  },
  MODERN_JERSEY: {
    en: 'modern-jersey',
    de: 'modern-jersey',
    es: 'punto-modern-jersey',
    fr: 'jersey-moderne',
  },
  COTTON_SPANDEX_JERSEY: {
    en: 'cotton-spandex-jersey',
    de: 'baumwolljersey-mit-elasthan',
    es: 'punto-de-algodon-y-elastano',
    fr: 'jersey-coton-elasthanne',
  },
  ORGANIC_COTTON_KNIT: {
    en: 'organic-cotton-knit',
    de: 'bio-baumwoll-interlock',
    es: 'punto-de-algodon-organico',
    fr: 'maille-de-coton-biologique',
  },
  ORGANIC_COTTON_KNIT_ULTRA: {
    en: 'organic-cotton-knit-ultra',
    de: 'bio-baumwoll-interlock-ultra',
    es: 'punto-organico-ultra',
    fr: 'maille-biologique-ultra',
  },
  FLEECE: { en: 'fleece', de: 'fleece', es: 'forro-polar', fr: 'polaire' },
  POLARTEC_FLEECE: {
    en: 'polartec-fleece',
    de: 'polartec-fleece',
    es: 'forro-polar-polartec',
    fr: 'polaire-polartec',
  },
  MINKY: { en: 'minky', de: 'minky', es: 'minky', fr: 'minky' },
  VELVET: { en: 'velvet', de: 'samt', es: 'terciopelo', fr: 'velours' },
  PERFORMANCE_VELVET: {
    en: 'performance-velvet',
    de: 'performance-samt',
    es: 'terciopelo-de-alto-rendimiento',
    fr: 'velours-haute-resistance',
  },
  CHIFFON: { en: 'chiffon', de: 'chiffon', es: 'gasa-chifon', fr: 'mousseline' },
  CREPE_DE_CHINE: {
    en: 'crepe-de-chine',
    de: 'crepe-de-chine',
    es: 'crepe-de-china',
    fr: 'crepe-de-chine',
  },
  SATIN: { en: 'satin', de: 'satin', es: 'saten', fr: 'satin' },
  PERFORMANCE_PIQUE: {
    en: 'performance-pique',
    de: 'performance-pique',
    es: 'pique-tecnico',
    fr: 'pique-technique',
  },
  SPORT_LYCRA: { en: 'sport-lycra', de: 'sport-lycra', es: 'lycra-deportiva', fr: 'lycra-sport' },
  SPORT_STRETCH_WOVEN: {
    en: 'sport-stretch-woven',
    de: 'sport-stretchgewebe',
    es: 'tejido-deportivo-elastico',
    fr: 'tissu-sport-extensible',
  },
} as const satisfies FabricRoutes & Readonly<Record<string, TranslatedRoute>>
