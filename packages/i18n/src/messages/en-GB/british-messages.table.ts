import type { english } from '../en/index.ts'

type English = typeof english

/** The words that Britain and Australia spell or choose differently from the United States. */
export const BRITISH_MESSAGES = {
  addresses: {
    emptyHelp: 'Save one here, or tick “Save this address” the next time you check out.',
  },
  builder: {
    hint_theme: 'Auto follows the colour scheme of your page.',
  },
  'design-page': {
    madeOf: 'Made of these colours',
    pageDescription:
      '{{title}}, a repeating design by {{designer}}: its colours, its repeat, and what it is printed on.',
  },
  designer: {
    favorites_one: '{{count, number}} favourite',
    favorites_other: '{{count, number}} favourites',
  },
  checkout: {
    zipcode: 'Postcode',
    zipcodeRight: 'Enter the postcode as it appears in the address, such as {{example}}',
    notice_guaranteed: 'Guaranteed delivery is offered on working days.',
    gift_canceled:
      'This gift certificate was withdrawn because the order it came from was cancelled.',
    cardField_expiry: 'Expiry date',
    cardRequired_expiry: 'Enter the expiry date, such as 04/29',
  },
  credit: {
    kind_taken_back: 'Taken back with a cancelled order',
  },
  errors: {
    EARNINGS_BALANCE_TOO_LOW:
      'Your balance is too low to be paid out yet. A sale counts once its order can no longer be cancelled.',
    PAYMENT_CANCELED:
      'You cancelled the payment, and nothing was charged. Please choose a way to pay.',
    ORDER_SAVED_TIMEOUT_ERROR:
      'Your cart is loading slowly. Remove items from Saved for later and favourite them instead.',
    AFTERPAY_ORDER_NOT_ELIGIBLE:
      'This order cannot be paid in instalments. Please choose another way to pay.',
    CARD_EXPIRY_INVALID: 'Check the expiry date on the card, such as 04/29.',
    CARD_EXPIRY_INCOMPLETE: 'Enter the month and year of the expiry date, such as 04/29.',
  },
  fabric: {
    line_COTTON_POPLIN_ULTRA: 'Poplin with deeper colour, woven wider.',
    line_PERENNIAL_SATEEN_GRAND: 'Extra wide with weight. Curtains and duvets.',
    line_LINEN_COTTON_CANVAS: 'Dry hand, loose drape. Curtains and cushions.',
    line_RECYCLED_CANVAS: 'Made from bottles. Bags and cushions for outdoors.',
    line_LIGHTWEIGHT_TWILL: 'Diagonal weave with drape. Trousers and tablecloths.',
    line_ORGANIC_COTTON_KNIT_ULTRA: 'Interlock with deeper colour and more body.',
    line_FLEECE: 'Warm and light. Blankets and jumpers.',
    line_VELVET: 'Deep pile, rich colour. Cushions and jackets.',
    size_METER: 'Metre',
    meters: 'Metres',
    oneMeter_one: '1 metre',
    oneMeter_other: '{{count}} metres, cut as one length',
    perMeter: 'per metre',
    printed:
      'Printed for you in 4 to 6 working days. Colours vary a little between fabrics; a swatch is the best way to be sure.',
    previewHint_METER: 'One metre at true scale, with the fat quarter and the test swatch marked.',
    use_pillows: 'Cushions',
    trueSizeNoteMetric:
      'Drawn at true size: one centimetre on the tape is one centimetre of fabric on most screens.',
    repeat_centered: 'centred',
    printingText:
      'Every piece is printed after you order it, with water-based inks, and cut by hand. We ship within 4 to 6 working days.',
  },
  favorites: {
    added: '{{title}} is one of your favourites.',
    button: 'Favourite: {{title}}',
    empty: 'No favourites yet',
    removed: '{{title}} is no longer one of your favourites.',
    title: 'Your favourites',
  },
  'fill-a-yard': {
    template_8: 'Horizontal split, 1 yard (91 cm)',
    template_6: 'Vertical split, 1 yard (91 cm)',
    template_4: 'Cheater quilt, 1 yard (91 cm)',
    template_5: 'Cheater quilt, 2 yards (183 cm)',
    template_1: 'Infinity scarf, 2 yards (183 cm)',
    template_10: 'Dinner napkins, 1 yard (91 cm)',
    reasonColour: 'Shares a colour with {{title}}',
  },
  invoice: {
    canceled: 'Order cancelled',
    unit_METER_one: '{{count, number}} metre',
    unit_METER_other: '{{count, number}} metres',
  },
  'home-good': {
    STANDARD_PILLOW_SHAM: 'Standard sham',
    EURO_PILLOW_SHAM: 'Square sham',
    FLANGED_PILLOW_SHAM: 'Oxford sham',
    SQUARE_THROW_PILLOW: 'Square cushion',
    LUMBAR_THROW_PILLOW: 'Lumbar cushion',
    EXTRA_LONG_LUMBAR_THROW_PILLOW: 'Extra-long lumbar cushion',
    style_MITERED_HEM: 'Mitred hem',
  },
  'home-good-page': {
    about_RECTANGULAR_TABLECLOTH:
      'One piece of fabric over the whole table, with a deep drop on every side. The corners are mitred, so that they hang straight.',
    about_PLACEMAT:
      'A place for one, hemmed flat with mitred corners. The print runs along the long side.',
    about_STANDARD_PILLOW_SHAM:
      'It stands in front of those that you sleep on, and opens in the middle of the back.',
    care_together: 'Wash with similar colours, without bleach.',
    'lead_living&decor':
      'Cushions, blankets, curtains and wall hangings with the design of your choice, printed and sewn to order.',
  },
  home: {
    byColour: 'By colour',
  },
  menus: {
    group_colors: 'By colour',
    'tag_autumn-leaves': 'Autumn leaves',
    tag_pajamas: 'Pyjamas',
    tag_pillows: 'Cushions',
  },
  navigation: {
    metric: 'Centimetres and metres',
  },
  orders: {
    follow: 'Track your parcel',
    status_canceled: 'Cancelled',
    canceledOn: 'You cancelled this order on {{date}}.',
    canceledFree: 'Your order is cancelled. Nothing was charged for it.',
    canceledCredit:
      'Your order is cancelled, and what paid for it is back on your gift certificate or Spoondollars.',
    canceled: 'Your order is cancelled, and what you paid is on its way back to you.',
    tooLate:
      'This order cannot be cancelled now. That is possible within an hour of placing it, until it is ready to ship or a gift certificate from it is used. If something is wrong, write to {{email}}.',
  },
  passkey: {
    nameHint: 'So that you recognise it later, such as “Laptop”',
  },
  'privacy-page': {
    deleted_cart: 'your cart, what you saved for later, favourites and collections',
    information_cancelled: 'Your request is cancelled',
    deletion_cancelled: 'Your request is cancelled',
  },
  projects: { meters_one: '1 metre', meters_other: '{{count}} metres' },
  reviews: {
    made_cushion: 'Cushion',
    printHint: 'The colour and the drawing',
    textHint: 'How it washed, how it sewed, and whether the colours are as shown.',
  },
  search: {
    scope_favorites: 'Your favourites',
    colour: 'Colour',
    'invalid color value': 'This colour is not in our list, so it was left out.',
    colour_grey: 'Grey',
    topic_autumn: 'Autumn',
    sort_mostFavorited: 'Most favourited',
    suggestedTags: 'Themes and colours',
    pick: 'Any colour',
    pickColor: 'The colour to look for',
  },
  studio: {
    payoutWaiting:
      '{{amount}} more is on its way: it is yours once the orders can no longer be cancelled, within the hour.',
    onCushion: 'Cushion, {{length}}',
    repeat_centered: 'Centred',
    colors: 'Colours',
    tagsProposed: 'We proposed some from the colours. Up to {{max}}.',
  },
  'tag-page': {
    title_grey: 'Grey, from mist to slate',
    title_autumn: 'Autumn, leaves and harvest',
  },
  wall: {
    system_metric: 'Centimetres',
    hint_metric: 'Centimetres, or with a unit: 2.5 m, 9 ft.',
  },
  wallpaper: {
    printed: 'Printed for you after you order. A swatch shows the colours on the paper itself.',
    WALLPAPER_GRASSCLOTH_description:
      'Woven grasses laid on paper. The fibres show through the print, and no two strips are quite alike.',
  },
  solid: {
    about_OAT: 'A pale grain that lets stronger neighbours speak.',
    about_TAUPE: 'Between brown and grey, at home with both.',
    about_STONE: 'River pebbles, dry. The middle of every grey.',
    about_PEWTER: 'A metal grey with a little green in it.',
    about_SLATE: 'Roof tiles after rain: grey that leans to blue.',
    about_PLUM: 'Purple with weight. Coats, cushions, bindings.',
    about_SAGE: 'A dry, greyed green. Kitchens love it.',
    legend: 'Colour',
    find: 'Find a colour by name',
    shown_one: '{{count, number}} colour',
    shown_other: '{{count, number}} colours',
    family_gray: 'Greys and black',
    outOfStock: 'We are out of this colour for now; please choose another.',
    onePiece: 'Cut in whole yards or metres, as one piece.',
    longest_METER: 'A bolt holds {{count, number}} metres; longer orders come in several pieces.',
    careText:
      'Machine wash cold with like colours. Tumble dry low, and iron on the cotton setting.',
    matchText: 'Dyed to go with the colours of this print.',
    unprintedNote: 'The fabric we print on, cut in whole yards or metres, as one piece.',
    shopLead: 'Petal Solids: dyed cotton in {{count, number}} colours, the same on both faces.',
    shopDescription:
      'Petal Solids in {{count, number}} colours, {{width}} wide, cut in whole lengths. Find the one that matches your print.',
    description:
      '{{color}} in Petal Solids cotton: {{about}} {{width}} wide, cut in whole yards or metres.',
    designsTitle: 'Prints with this colour',
    unprintedDescription:
      'Every fabric we print on, without a print: width, weight and the price of a yard or metre.',
  },
  stock: {
    COLOR_GUIDE: 'Colour guide',
    GRAND_SATEEN_COLOR_MAP: 'Colour map, Sateen Grand',
    PERENNIAL_COLOR_MAP: 'Colour map, Perennial',
    LONGLEAF_COLOR_MAP: 'Colour map, Longleaf',
    CORGI_PILLOW: 'Corgi cushion',
    SERVICE_COLOR_MAP: 'Colour map, printed to order',
    SERVICE_COLOR_GUIDE: 'Colour guide, printed to order',
    colors_one: '{{count, number}} colour',
    colors_other: '{{count, number}} colours',
    colorsBetween: '{{least, number}} to {{most, number}} colours',
  },
  'stock-page': {
    colorsLabel: 'Colours',
    text_handbook:
      'Everything we wish somebody had told us before our first yard: how a repeat is built so that no seam shows, what resolution a print needs, why a colour on screen is not the colour on linen, and how designers price and describe their work. Each chapter ends with something to make.',
    'text_book-bundle':
      'One book for the screen, one for the sewing machine. Together they take a design from the first line to the finished cushion, and they look well as a present.',
    'text_sample-pack':
      'A screen shows a print, but not the hand of linen or the weight of canvas. Every swatch is printed with the name of its fabric and the same colour bars, so you can compare how deep blacks and how bright reds come out on each.',
    'inside_petal-solids-swatch-book':
      '50 dyed swatches, sorted by colour family\nA cotton cover with a ribbon',
    'text_grasscloth-sample-book':
      'Grasscloth is woven from plant fibres, so no two strips are quite alike: seams show, and the colour moves a little from panel to panel. That is its charm, and a reason to see it first. The pieces are printed with three grounds, light to dark.',
    'line_color-guide':
      '171 printed colours with their codes, to choose by eye and type into your file.',
    'text_color-guide':
      'Screens glow and fabric does not. Pick a colour from the guide, use its code in your design, and it is the colour that comes off the printer. Choose the guide from the shelf, or have one printed to order.',
    'inside_color-guide':
      '171 colours in rows from light to dark\nThe code of each beside it\nHemmed, with loops to hang it by',
    'title_color-maps': 'Colour maps',
    'line_color-maps': 'Nearly every colour that a fabric can take, on that fabric.',
    'text_color-maps':
      'The guide has 171 colours; a map has between 1,400 and 1,500. It is for those who match a brand, a paint or a faded curtain, and it is printed on the fabric you will use, because the same ink is another colour on another fabric.',
    text_samplers:
      'Our own pick of the month’s prints, cut and tied so that they go together. Enough for a cushion, a cot quilt or a whole winter of patches, and a way to meet designers you have not searched for.',
    'text_artist-welcome-pack':
      'What a designer needs to begin: swatches to see how the inks behave, the colour guide to choose them by, and credit to print your own proofs. The coupon comes by e-mail as soon as the order is paid, and the Spoondollars are in your account.',
    'inside_artist-welcome-pack':
      'The fabric sample pack\nThe colour guide\nA coupon for 25% off one order\n$35 in Spoondollars',
    'inside_corgi-pillow':
      'Soft plush, printed on both sides\nFilled with recycled fibre\nSurface wash only',
    'text_grab-bag':
      'Printing to order leaves pieces over: a colour that came out wrong, the last half yard of a roll. They are good fabric and too good to throw away. What is in a bag is a surprise to us, too, and so it cannot be returned.',
  },
} as const satisfies {
  [Feature in keyof English]?: Partial<Record<keyof English[Feature], string>>
}
