import type { Language } from '@selvage/core/locale'

/**
 * The frame's own words: the provider is another company, whose frame carries nothing of the
 * shop's.
 */
const en = {
  title: 'Card details',
  name: 'Name on card',
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  expiryHint: 'MM / YY',
  cvcHint: '3 digits on the back',
  cvcHintAmex: '4 digits on the front',
  brand: 'Card: {{brand}}',
  sandbox: 'Test provider for {{merchant}}: no real card is charged. 4242 4242 4242 4242 pays.',
  noScript: 'Paying by card needs JavaScript.',
  required_name: 'Enter the name as it appears on the card.',
  required_number: 'Enter the card number.',
  required_expiry: 'Enter the expiration date, such as 04/29.',
  required_cvc: 'Enter the security code.',
  CARD_NAME_INVALID:
    'Enter the name as it appears on the card. The card number goes in the next field.',
  CARD_NUMBER_INVALID: 'Check the card number: this one is not valid.',
  CARD_NUMBER_INCOMPLETE: 'Enter all digits of the card number.',
  CARD_EXPIRY_INVALID: 'Check the expiration date on the card, such as 04/29.',
  CARD_EXPIRY_INCOMPLETE: 'Enter the month and year of the expiration date, such as 04/29.',
  CARD_EXPIRED: 'Your card has expired. Please use another card.',
  CARD_CVC_INVALID: 'Check the 3 digits on the back of the card, or the 4 on the front.',
  CARD_CVC_INCOMPLETE:
    'Enter all digits of the security code: 3 on the back of the card, or 4 on the front.',
  failed: 'Your card could not be checked. Please try again.',
} as const

export type FrameMessageKey = keyof typeof en
export type FrameMessages = Readonly<Record<FrameMessageKey, string>>

const de: FrameMessages = {
  title: 'Kartendaten',
  name: 'Name auf der Karte',
  number: 'Kartennummer',
  expiry: 'Ablaufdatum',
  cvc: 'Sicherheitscode',
  expiryHint: 'MM / JJ',
  cvcHint: '3 Ziffern auf der Rückseite',
  cvcHintAmex: '4 Ziffern auf der Vorderseite',
  brand: 'Karte: {{brand}}',
  sandbox:
    'Testanbieter für {{merchant}}: Es wird keine echte Karte belastet. 4242 4242 4242 4242 zahlt.',
  noScript: 'Für die Zahlung mit Karte wird JavaScript benötigt.',
  required_name: 'Geben Sie den Namen so ein, wie er auf der Karte steht.',
  required_number: 'Geben Sie die Kartennummer ein.',
  required_expiry: 'Geben Sie das Ablaufdatum ein, zum Beispiel 04/29.',
  required_cvc: 'Geben Sie den Sicherheitscode ein.',
  CARD_NAME_INVALID:
    'Geben Sie den Namen so ein, wie er auf der Karte steht. Die Kartennummer gehört in das nächste Feld.',
  CARD_NUMBER_INVALID: 'Prüfen Sie die Kartennummer: Diese ist nicht gültig.',
  CARD_NUMBER_INCOMPLETE: 'Geben Sie alle Ziffern der Kartennummer ein.',
  CARD_EXPIRY_INVALID: 'Prüfen Sie das Ablaufdatum auf der Karte, zum Beispiel 04/29.',
  CARD_EXPIRY_INCOMPLETE: 'Geben Sie Monat und Jahr des Ablaufdatums ein, zum Beispiel 04/29.',
  CARD_EXPIRED: 'Ihre Karte ist abgelaufen. Bitte verwenden Sie eine andere Karte.',
  CARD_CVC_INVALID:
    'Prüfen Sie die 3 Ziffern auf der Rückseite der Karte oder die 4 auf der Vorderseite.',
  CARD_CVC_INCOMPLETE:
    'Geben Sie alle Ziffern des Sicherheitscodes ein: 3 auf der Rückseite der Karte oder 4 auf der Vorderseite.',
  failed: 'Ihre Karte konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
}

const es: FrameMessages = {
  title: 'Datos de la tarjeta',
  name: 'Nombre en la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  cvc: 'Código de seguridad',
  expiryHint: 'MM / AA',
  cvcHint: '3 cifras en el reverso',
  cvcHintAmex: '4 cifras en el anverso',
  brand: 'Tarjeta: {{brand}}',
  sandbox:
    'Proveedor de pruebas para {{merchant}}: no se carga nada en ninguna tarjeta real. Con 4242 4242 4242 4242 se paga.',
  noScript: 'Para pagar con tarjeta se necesita JavaScript.',
  required_name: 'Escribe el nombre tal como figura en la tarjeta.',
  required_number: 'Escribe el número de la tarjeta.',
  required_expiry: 'Escribe la fecha de caducidad, por ejemplo 04/29.',
  required_cvc: 'Escribe el código de seguridad.',
  CARD_NAME_INVALID:
    'Escribe el nombre tal como figura en la tarjeta. El número de la tarjeta va en el campo siguiente.',
  CARD_NUMBER_INVALID: 'Revisa el número de la tarjeta: este no es válido.',
  CARD_NUMBER_INCOMPLETE: 'Escribe todas las cifras del número de la tarjeta.',
  CARD_EXPIRY_INVALID: 'Revisa la fecha de caducidad de la tarjeta, por ejemplo 04/29.',
  CARD_EXPIRY_INCOMPLETE: 'Escribe el mes y el año de caducidad, por ejemplo 04/29.',
  CARD_EXPIRED: 'Tu tarjeta ha caducado. Usa otra tarjeta.',
  CARD_CVC_INVALID: 'Revisa las 3 cifras del reverso de la tarjeta, o las 4 del anverso.',
  CARD_CVC_INCOMPLETE:
    'Escribe todas las cifras del código de seguridad: 3 en el reverso de la tarjeta, o 4 en el anverso.',
  failed: 'No se ha podido comprobar tu tarjeta. Vuelve a intentarlo.',
}

const fr: FrameMessages = {
  title: 'Coordonnées de la carte',
  name: 'Nom sur la carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  cvc: 'Code de sécurité',
  expiryHint: 'MM / AA',
  cvcHint: '3 chiffres au verso',
  cvcHintAmex: '4 chiffres au recto',
  brand: 'Carte : {{brand}}',
  sandbox:
    'Prestataire de test pour {{merchant}} : aucune carte réelle n’est débitée. 4242 4242 4242 4242 est acceptée.',
  noScript: 'Le paiement par carte nécessite JavaScript.',
  required_name: 'Saisissez le nom tel qu’il figure sur la carte.',
  required_number: 'Saisissez le numéro de la carte.',
  required_expiry: 'Saisissez la date d’expiration, par exemple 04/29.',
  required_cvc: 'Saisissez le code de sécurité.',
  CARD_NAME_INVALID:
    'Saisissez le nom tel qu’il figure sur la carte. Le numéro de carte se saisit dans le champ suivant.',
  CARD_NUMBER_INVALID: 'Vérifiez le numéro de la carte : celui-ci n’est pas valide.',
  CARD_NUMBER_INCOMPLETE: 'Saisissez tous les chiffres du numéro de carte.',
  CARD_EXPIRY_INVALID: 'Vérifiez la date d’expiration de la carte, par exemple 04/29.',
  CARD_EXPIRY_INCOMPLETE: 'Saisissez le mois et l’année d’expiration, par exemple 04/29.',
  CARD_EXPIRED: 'Votre carte a expiré. Veuillez utiliser une autre carte.',
  CARD_CVC_INVALID: 'Vérifiez les 3 chiffres au verso de la carte, ou les 4 au recto.',
  CARD_CVC_INCOMPLETE:
    'Saisissez tous les chiffres du code de sécurité : 3 au verso de la carte, ou 4 au recto.',
  failed: 'Votre carte n’a pas pu être vérifiée. Veuillez réessayer.',
}

export const FRAME_MESSAGES = { en, de, es, fr } as const satisfies Record<Language, FrameMessages>

/** Names that brands go by, for people. */
export const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
