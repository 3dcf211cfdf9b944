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
  checkout: {
    zipcode: 'Postcode',
    zipcodeRight: 'Enter the postcode as it appears in the address, such as {{example}}',
    notice_guaranteed: 'Guaranteed delivery is offered on working days.',
    cardField_expiry: 'Expiry date',
    cardRequired_expiry: 'Enter the expiry date, such as 04/29',
  },
  credit: {
    kind_taken_back: 'Taken back with a cancelled order',
  },
  errors: {
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
    FABRIC_COTTON_POPLIN_ULTRA_line: 'Poplin with deeper colour, woven wider.',
    FABRIC_PERENNIAL_SATEEN_GRAND_line: 'Extra wide with weight. Curtains and duvets.',
    FABRIC_LINEN_COTTON_CANVAS_line: 'Dry hand, loose drape. Curtains and cushions.',
    FABRIC_RECYCLED_CANVAS_line: 'Made from bottles. Bags and cushions for outdoors.',
    FABRIC_LIGHTWEIGHT_TWILL_line: 'Diagonal weave with drape. Trousers and tablecloths.',
    FABRIC_ORGANIC_COTTON_KNIT_ULTRA_line: 'Interlock with deeper colour and more body.',
    FABRIC_FLEECE_line: 'Warm and light. Blankets and jumpers.',
    FABRIC_VELVET_line: 'Deep pile, rich colour. Cushions and jackets.',
    size_METER: 'Metre',
    meters: 'Metres',
    oneMeter_one: '1 metre',
    oneMeter_other: '{{count}} metres, cut as one length',
    perMeter: 'per metre',
    printed:
      'Printed for you in 4 to 6 days. Colours vary a little between fabrics; a swatch is the best way to be sure.',
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
    unit_METER_one: '{{count, number}} metre',
    unit_METER_other: '{{count, number}} metres',
  },
  home: {
    byColour: 'By colour',
  },
  navigation: {
    metric: 'Centimetres and metres',
  },
  orders: {
    follow: 'Track your parcel',
    status_canceled: 'Cancelled',
    canceledOn: 'You cancelled this order on {{date}}. We will not print it.',
    canceled: 'Your order is cancelled, and your refund is on its way.',
    tooLate:
      'This order can no longer be cancelled: more than an hour has passed, or it has already shipped. If something is wrong, write to {{email}}.',
  },
  passkey: {
    nameHint: 'So that you recognise it later, such as “Laptop”',
  },
  search: {
    colour: 'Colour',
    'invalid color value': 'This colour is not in our list, so it was left out.',
    colour_grey: 'Grey',
    topic_autumn: 'Autumn',
    sort_mostFavorited: 'Most favourited',
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
} as const satisfies {
  [Feature in keyof English]?: Partial<Record<keyof English[Feature], string>>
}
