import type { HomeGoodCategory, HomeGoodCode } from '@selvage/core/home-good'
import type { TranslatedRoute } from './route-table.ts'

/** Every home good has an address. */
type HomeGoodRoutes = Readonly<Record<`home-good-${HomeGoodCode}`, TranslatedRoute>>

/** Every department of home goods has an address. */
type DepartmentRoutes = Readonly<Record<`department-${HomeGoodCategory}`, TranslatedRoute>>

/**
 * Paths of the pages of a design on each home good, by the home good's code and language, and of
 * the departments.
 * @source spec 2 §2.1 (home decor product pages), §2.3 (living and decor, dining, bedding)
 */
export const homeGoodRoutes = {
  'department-dining': {
    en: 'dining',
    de: 'heimtextilien/tisch',
    es: 'decoracion/mesa',
    fr: 'linge-de-maison/table',
  },
  'department-bedding': {
    en: 'bedding',
    de: 'heimtextilien/bett',
    es: 'decoracion/cama',
    fr: 'linge-de-maison/lit',
  },
  'department-living&decor': {
    en: 'living-decor',
    de: 'heimtextilien/wohnen',
    es: 'decoracion/salon',
    fr: 'linge-de-maison/salon',
  },
  'home-good-RECTANGULAR_TABLECLOTH': {
    en: 'home-decor/dining/rectangular-tablecloth/{designId}',
    de: 'heimtextilien/tisch/rechteckige-tischdecke/{designId}',
    es: 'decoracion/mesa/mantel-rectangular/{designId}',
    fr: 'linge-de-maison/table/nappe-rectangulaire/{designId}',
  },
  'home-good-ROUND_TABLECLOTH': {
    en: 'home-decor/dining/round-tablecloth/{designId}',
    de: 'heimtextilien/tisch/runde-tischdecke/{designId}',
    es: 'decoracion/mesa/mantel-redondo/{designId}',
    fr: 'linge-de-maison/table/nappe-ronde/{designId}',
  },
  'home-good-TABLE_RUNNER': {
    en: 'home-decor/dining/table-runner/{designId}',
    de: 'heimtextilien/tisch/tischlaeufer/{designId}',
    es: 'decoracion/mesa/camino-de-mesa/{designId}',
    fr: 'linge-de-maison/table/chemin-de-table/{designId}',
  },
  'home-good-PLACEMAT': {
    en: 'home-decor/dining/placemats/{designId}',
    de: 'heimtextilien/tisch/platzsets/{designId}',
    es: 'decoracion/mesa/manteles-individuales/{designId}',
    fr: 'linge-de-maison/table/sets-de-table/{designId}',
  },
  'home-good-COCKTAIL_NAPKIN': {
    en: 'home-decor/dining/cocktail-napkins/{designId}',
    de: 'heimtextilien/tisch/cocktailservietten/{designId}',
    es: 'decoracion/mesa/servilletas-de-coctel/{designId}',
    fr: 'linge-de-maison/table/serviettes-a-cocktail/{designId}',
  },
  'home-good-DINNER_NAPKIN': {
    en: 'home-decor/dining/dinner-napkins/{designId}',
    de: 'heimtextilien/tisch/stoffservietten/{designId}',
    es: 'decoracion/mesa/servilletas-de-mesa/{designId}',
    fr: 'linge-de-maison/table/serviettes-de-table/{designId}',
  },
  'home-good-TEA_TOWEL': {
    en: 'home-decor/dining/tea-towel/{designId}',
    de: 'heimtextilien/tisch/geschirrtuch/{designId}',
    es: 'decoracion/mesa/pano-de-cocina/{designId}',
    fr: 'linge-de-maison/table/torchon/{designId}',
  },
  'home-good-DUVET_COVER': {
    en: 'home-decor/bedding/duvet-cover/{designId}',
    de: 'heimtextilien/bett/bettbezug/{designId}',
    es: 'decoracion/cama/funda-nordica/{designId}',
    fr: 'linge-de-maison/lit/housse-de-couette/{designId}',
  },
  'home-good-SHEET_SET': {
    en: 'home-decor/bedding/sheet-set/{designId}',
    de: 'heimtextilien/bett/bettlaken-set/{designId}',
    es: 'decoracion/cama/juego-de-sabanas/{designId}',
    fr: 'linge-de-maison/lit/parure-de-draps/{designId}',
  },
  'home-good-STANDARD_PILLOW_SHAM': {
    en: 'home-decor/bedding/standard-pillow-sham/{designId}',
    de: 'heimtextilien/bett/kissenbezug-standard/{designId}',
    es: 'decoracion/cama/funda-de-almohada-estandar/{designId}',
    fr: 'linge-de-maison/lit/taie-d-oreiller-standard/{designId}',
  },
  'home-good-EURO_PILLOW_SHAM': {
    en: 'home-decor/bedding/euro-pillow-sham/{designId}',
    de: 'heimtextilien/bett/kissenbezug-euro/{designId}',
    es: 'decoracion/cama/funda-de-almohada-europea/{designId}',
    fr: 'linge-de-maison/lit/taie-d-oreiller-carree/{designId}',
  },
  'home-good-FLANGED_PILLOW_SHAM': {
    en: 'home-decor/bedding/flanged-pillow-sham/{designId}',
    de: 'heimtextilien/bett/kissenbezug-mit-stehsaum/{designId}',
    es: 'decoracion/cama/funda-de-almohada-con-pestana/{designId}',
    fr: 'linge-de-maison/lit/taie-d-oreiller-a-volant-plat/{designId}',
  },
  'home-good-SQUARE_THROW_PILLOW': {
    en: 'home-decor/living-decor/square-throw-pillow/{designId}',
    de: 'heimtextilien/wohnen/quadratisches-zierkissen/{designId}',
    es: 'decoracion/salon/cojin-cuadrado/{designId}',
    fr: 'linge-de-maison/salon/coussin-carre/{designId}',
  },
  'home-good-LUMBAR_THROW_PILLOW': {
    en: 'home-decor/living-decor/lumbar-throw-pillow/{designId}',
    de: 'heimtextilien/wohnen/lendenkissen/{designId}',
    es: 'decoracion/salon/cojin-lumbar/{designId}',
    fr: 'linge-de-maison/salon/coussin-lombaire/{designId}',
  },
  'home-good-EXTRA_LONG_LUMBAR_THROW_PILLOW': {
    en: 'home-decor/bedding/extra-long-lumbar-throw-pillow/{designId}',
    de: 'heimtextilien/bett/extralanges-lendenkissen/{designId}',
    es: 'decoracion/cama/cojin-lumbar-extralargo/{designId}',
    fr: 'linge-de-maison/lit/coussin-lombaire-extra-long/{designId}',
  },
  'home-good-THROW_BLANKET': {
    en: 'home-decor/living-decor/throw-blanket/{designId}',
    de: 'heimtextilien/wohnen/wohndecke/{designId}',
    es: 'decoracion/salon/manta/{designId}',
    fr: 'linge-de-maison/salon/plaid/{designId}',
  },
  'home-good-CURTAIN_PANEL': {
    en: 'home-decor/living-decor/curtains/{designId}',
    de: 'heimtextilien/wohnen/vorhaenge/{designId}',
    es: 'decoracion/salon/cortinas/{designId}',
    fr: 'linge-de-maison/salon/rideaux/{designId}',
  },
  'home-good-WALL_HANGING': {
    en: 'home-decor/living-decor/wall-hangings/{designId}',
    de: 'heimtextilien/wohnen/wandbehaenge/{designId}',
    es: 'decoracion/salon/tapices-de-pared/{designId}',
    fr: 'linge-de-maison/salon/tentures-murales/{designId}',
  },
} as const satisfies HomeGoodRoutes & DepartmentRoutes
