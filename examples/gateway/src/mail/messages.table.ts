import type { Language } from '@selvage/core/locale'

const en = {
  subject: 'Your order {{number}} is in good hands',
  hello: 'Hello {{name}},',
  thanks: 'Thank you for your order. We print it to order, cut it and send it to you.',
  thanksUnshipped: 'Thank you for your order. Nothing of it has to be delivered.',
  order: 'Order {{number}}, {{date}}',
  line: '{{quantity}} × {{title}} by {{designer}}: {{total}}',
  wallpaperSwatch: '{{quantity}} × {{title}} by {{designer}}, wallpaper swatch: {{total}}',
  wallpaperPanel:
    '{{quantity}} × {{title}} by {{designer}}, wallpaper panel of {{length}}: {{total}}',
  wallpaperRoll:
    '{{quantity}} × {{title}} by {{designer}}, wallpaper roll of {{length}}: {{total}}',
  fillAYard: '{{quantity}} × Fill-A-Yard from the collection “{{collection}}”: {{total}}',
  homeGood: '{{quantity}} × {{product}}, “{{title}}” by {{designer}}: {{total}}',
  product: '{{quantity}} × {{product}}: {{total}}',
  discount: 'Discount: −{{amount}}',
  delivery: 'Delivery: {{amount}}',
  free: 'free',
  tax: 'Tax: {{amount}}',
  taxIncluded: 'Tax included: {{amount}}',
  total: 'Total: {{amount}}',
  arrives: 'Arrives {{dates}}',
  address: 'We send it to:',
  paid: 'Paid with {{brand}} ending in {{last4}}.',
  paidBy: 'Paid with {{company}}.',
  invoice: 'Your invoice',
  closing: 'Happy making\nSelvage',
  refundSubject: '{{amount}} of your order {{number}} is on its way back',
  refunded: 'We have refunded {{amount}} of your order {{number}}.',
  refundArrives:
    'The refund goes to your original payment method. Your bank usually shows it within five to ten days.',
  refundClosing: 'Yours,\nSelvage',
  orderLink: 'See your order',
  labelledLink: '{{label}}: {{url}}',
  shippingSubject: 'Your order {{number}} is on its way',
  shipped: 'Good news: your order {{number}} left us on {{date}}.',
  parcel: 'It travels with {{carrier}} under the number {{trackingNumber}}.',
  follow: 'Follow the parcel',
  inParcel: 'In the parcel:',
  cancelSubject: 'Your order {{number}} is canceled',
  canceled:
    'You canceled your order {{number}}. We will not print it, and you do not need to do anything else.',
  cancelRefund: 'We are refunding {{amount}} to you.',
  passwordSubject: 'Set a new password',
  passwordHello: 'Hello,',
  passwordAsked:
    'Somebody asked us for a new password for the Selvage account of this email address. If it was you, set one here:',
  passwordLink: 'Set a new password',
  passwordFor: 'The link works once, within {{minutes}} minutes.',
  passwordNotYou: 'If it was not you, ignore this email: your password stays as it is.',
  orderAskedSubject: 'The way to your order {{number}}',
  orderAsked:
    'Somebody looked for your order {{number}} of {{date}} and gave this email address. If it was you, here it is:',
  orderNotYou: 'If it was not you, ignore this email. Nobody sees the order without this link.',
} as const

type MailMessages = Readonly<Record<keyof typeof en, string>>

const de: MailMessages = {
  subject: 'Ihre Bestellung {{number}} ist in guten Händen',
  hello: 'Guten Tag {{name}},',
  thanks:
    'vielen Dank für Ihre Bestellung. Wir drucken sie eigens für Sie, schneiden sie zu und schicken sie auf den Weg.',
  thanksUnshipped: 'vielen Dank für Ihre Bestellung. Davon muss nichts verschickt werden.',
  order: 'Bestellung {{number}} vom {{date}}',
  line: '{{quantity}} × {{title}} von {{designer}}: {{total}}',
  wallpaperSwatch: '{{quantity}} × {{title}} von {{designer}}, Tapetenmuster: {{total}}',
  wallpaperPanel: '{{quantity}} × {{title}} von {{designer}}, Tapetenbahn zu {{length}}: {{total}}',
  wallpaperRoll: '{{quantity}} × {{title}} von {{designer}}, Tapetenrolle zu {{length}}: {{total}}',
  fillAYard: '{{quantity}} × Fill-A-Yard aus der Kollektion „{{collection}}“: {{total}}',
  homeGood: '{{quantity}} × {{product}}, „{{title}}“ von {{designer}}: {{total}}',
  product: '{{quantity}} × {{product}}: {{total}}',
  discount: 'Rabatt: −{{amount}}',
  delivery: 'Versand: {{amount}}',
  free: 'kostenlos',
  tax: 'Steuern: {{amount}}',
  taxIncluded: 'davon MwSt.: {{amount}}',
  total: 'Gesamtsumme: {{amount}}',
  arrives: 'Ankunft: {{dates}}',
  address: 'Wir liefern an:',
  paid: 'Bezahlt mit {{brand}}, Endziffern {{last4}}.',
  paidBy: 'Bezahlt mit {{company}}.',
  invoice: 'Ihre Rechnung',
  closing: 'Viel Freude beim Selbermachen\nSelvage',
  refundSubject: 'Erstattung von {{amount}} für Ihre Bestellung {{number}}',
  refunded: 'wir haben Ihnen {{amount}} aus Ihrer Bestellung {{number}} erstattet.',
  refundArrives:
    'Wir erstatten den Betrag über die Zahlungsart, mit der Sie bezahlt haben. Ihre Bank zeigt ihn meist innerhalb von fünf bis zehn Tagen an.',
  refundClosing: 'Freundliche Grüße\nSelvage',
  orderLink: 'Ihre Bestellung ansehen',
  labelledLink: '{{label}}: {{url}}',
  shippingSubject: 'Ihre Bestellung {{number}} ist unterwegs',
  shipped: 'gute Nachricht: Ihre Bestellung {{number}} ist seit dem {{date}} unterwegs.',
  parcel: 'Sie kommt mit {{carrier}}, Sendungsnummer {{trackingNumber}}.',
  follow: 'Sendung verfolgen',
  inParcel: 'Im Paket:',
  cancelSubject: 'Ihre Bestellung {{number}} ist storniert',
  canceled:
    'Sie haben Ihre Bestellung {{number}} storniert. Wir drucken sie nicht, und Sie müssen nichts weiter tun.',
  cancelRefund: 'Wir erstatten Ihnen {{amount}}.',
  passwordSubject: 'Neues Passwort festlegen',
  passwordHello: 'Guten Tag,',
  passwordAsked:
    'jemand hat für das Selvage-Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest:',
  passwordLink: 'Neues Passwort festlegen',
  passwordFor: 'Der Link funktioniert einmal, innerhalb von {{minutes}} Minuten.',
  passwordNotYou:
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  orderAskedSubject: 'Der Weg zu Ihrer Bestellung {{number}}',
  orderAsked:
    'Jemand hat Ihre Bestellung {{number}} vom {{date}} gesucht und diese E-Mail-Adresse angegeben. Wenn Sie es waren, finden Sie sie hier:',
  orderNotYou:
    'Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht. Ohne diesen Link sieht niemand die Bestellung.',
}

const es: MailMessages = {
  subject: 'Tu pedido {{number}} está en buenas manos',
  hello: 'Hola, {{name}}:',
  thanks:
    'Gracias por tu pedido. Lo preparamos especialmente para ti, lo cortamos y te lo enviamos.',
  thanksUnshipped: 'Gracias por tu pedido. No hace falta enviar nada.',
  order: 'Pedido {{number}}, {{date}}',
  line: '{{quantity}} × {{title}}, de {{designer}}: {{total}}',
  wallpaperSwatch: '{{quantity}} × {{title}}, de {{designer}}, muestra de papel pintado: {{total}}',
  wallpaperPanel:
    '{{quantity}} × {{title}}, de {{designer}}, tira de papel pintado de {{length}}: {{total}}',
  wallpaperRoll:
    '{{quantity}} × {{title}}, de {{designer}}, rollo de papel pintado de {{length}}: {{total}}',
  fillAYard: '{{quantity}} × Fill-A-Yard de la colección «{{collection}}»: {{total}}',
  homeGood: '{{quantity}} × {{product}}, «{{title}}», de {{designer}}: {{total}}',
  product: '{{quantity}} × {{product}}: {{total}}',
  discount: 'Descuento: −{{amount}}',
  delivery: 'Envío: {{amount}}',
  free: 'gratis',
  tax: 'Impuestos: {{amount}}',
  taxIncluded: 'IVA incluido: {{amount}}',
  total: 'Total: {{amount}}',
  arrives: 'Llegada: {{dates}}',
  address: 'Lo enviamos a:',
  paid: 'Pagado con {{brand}} terminada en {{last4}}.',
  paidBy: 'Pagado con {{company}}.',
  invoice: 'Tu factura',
  closing: '¡A crear!\nSelvage',
  refundSubject: 'Reembolso de {{amount}} de tu pedido {{number}}',
  refunded: 'Te hemos reembolsado {{amount}} de tu pedido {{number}}.',
  refundArrives:
    'El dinero vuelve por el mismo medio con el que pagaste. Tu banco suele mostrarlo en un plazo de cinco a diez días.',
  refundClosing: 'Un saludo,\nSelvage',
  orderLink: 'Ver tu pedido',
  labelledLink: '{{label}}: {{url}}',
  shippingSubject: 'Tu pedido {{number}} está en camino',
  shipped: 'Buenas noticias: tu pedido {{number}} salió de nuestro taller el {{date}}.',
  parcel: 'Viaja con {{carrier}}, con el número de seguimiento {{trackingNumber}}.',
  follow: 'Seguir el paquete',
  inParcel: 'En el paquete:',
  cancelSubject: 'Tu pedido {{number}} está cancelado',
  canceled:
    'Has cancelado tu pedido {{number}}. No lo imprimiremos y no tienes que hacer nada más.',
  cancelRefund: 'Te devolvemos {{amount}}.',
  passwordSubject: 'Elige una contraseña nueva',
  passwordHello: 'Hola:',
  passwordAsked:
    'Alguien ha pedido una contraseña nueva para la cuenta de Selvage con este correo electrónico. Si has sido tú, elígela aquí:',
  passwordLink: 'Elegir una contraseña nueva',
  passwordFor: 'El enlace funciona una sola vez, durante {{minutes}} minutos.',
  passwordNotYou:
    'Si no has sido tú, no hagas caso de este mensaje: tu contraseña sigue siendo la misma.',
  orderAskedSubject: 'El camino a tu pedido {{number}}',
  orderAsked:
    'Alguien ha buscado tu pedido {{number}} del {{date}} y ha indicado esta dirección de correo. Si has sido tú, aquí lo tienes:',
  orderNotYou:
    'Si no has sido tú, no hagas caso de este correo. Nadie ve el pedido sin este enlace.',
}

const fr: MailMessages = {
  subject: 'Votre commande {{number}} est entre de bonnes mains',
  hello: 'Bonjour {{name}},',
  thanks:
    'Merci pour votre commande. Nous l’imprimons spécialement pour vous, nous la coupons et nous vous l’envoyons.',
  thanksUnshipped: 'Merci pour votre commande. Rien n’a besoin d’être livré.',
  order: 'Commande {{number}} du {{date}}',
  line: '{{quantity}} × {{title}} par {{designer}} : {{total}}',
  wallpaperSwatch:
    '{{quantity}} × {{title}} par {{designer}}, échantillon de papier peint : {{total}}',
  wallpaperPanel:
    '{{quantity}} × {{title}} par {{designer}}, lé de papier peint de {{length}} : {{total}}',
  wallpaperRoll:
    '{{quantity}} × {{title}} par {{designer}}, rouleau de papier peint de {{length}} : {{total}}',
  fillAYard: '{{quantity}} × Fill-A-Yard de la collection « {{collection}} » : {{total}}',
  homeGood: '{{quantity}} × {{product}}, « {{title}} » par {{designer}} : {{total}}',
  product: '{{quantity}} × {{product}} : {{total}}',
  discount: 'Remise : −{{amount}}',
  delivery: 'Livraison : {{amount}}',
  free: 'offerte',
  tax: 'Taxes : {{amount}}',
  taxIncluded: 'TVA comprise : {{amount}}',
  total: 'Total : {{amount}}',
  arrives: 'Arrivée : {{dates}}',
  address: 'Nous l’envoyons à :',
  paid: 'Payé avec {{brand}} se terminant par {{last4}}.',
  paidBy: 'Payé avec {{company}}.',
  invoice: 'Votre facture',
  closing: 'Belles créations\nSelvage',
  refundSubject: 'Remboursement de {{amount}} sur votre commande {{number}}',
  refunded: 'Nous vous avons remboursé {{amount}} sur votre commande {{number}}.',
  refundArrives:
    'Le remboursement suit le même chemin que votre paiement. Votre banque l’affiche en général sous cinq à dix jours.',
  refundClosing: 'Bien à vous,\nSelvage',
  orderLink: 'Voir votre commande',
  labelledLink: '{{label}} : {{url}}',
  shippingSubject: 'Votre commande {{number}} est en route',
  shipped: 'Bonne nouvelle : votre commande {{number}} a quitté notre atelier le {{date}}.',
  parcel: 'Elle voyage avec {{carrier}}, sous le numéro de suivi {{trackingNumber}}.',
  follow: 'Suivre le colis',
  inParcel: 'Dans le colis :',
  cancelSubject: 'Votre commande {{number}} est annulée',
  canceled:
    'Vous avez annulé votre commande {{number}}. Nous ne l’imprimerons pas et vous n’avez rien d’autre à faire.',
  cancelRefund: 'Nous vous remboursons {{amount}}.',
  passwordSubject: 'Choisissez un nouveau mot de passe',
  passwordHello: 'Bonjour,',
  passwordAsked:
    'Quelqu’un a demandé un nouveau mot de passe pour le compte Selvage de cette adresse e-mail. Si c’est vous, choisissez-le ici :',
  passwordLink: 'Choisir un nouveau mot de passe',
  passwordFor: 'Le lien fonctionne une seule fois, pendant {{minutes}} minutes.',
  passwordNotYou:
    'Si ce n’est pas vous, ne tenez pas compte de cet e-mail : votre mot de passe ne change pas.',
  orderAskedSubject: 'Le chemin vers votre commande {{number}}',
  orderAsked:
    'Quelqu’un a cherché votre commande {{number}} du {{date}} et a indiqué cette adresse e-mail. Si c’est vous, la voici :',
  orderNotYou:
    'Si ce n’est pas vous, ignorez cet e-mail. Personne ne voit la commande sans ce lien.',
}

export const MAIL_MESSAGES = { en, de, es, fr } as const satisfies Record<Language, MailMessages>

/** Names that card brands go by. */
export const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
