import type { Language } from '@selvage/core/locale'

const en = {
  subject: 'Your order {{number}} is in good hands',
  hello: 'Hello {{name}},',
  thanks: 'Thank you for your order. We are getting it ready, and we write again when it ships.',
  thanksUnshipped: 'Thank you for your order. Nothing in it needs to be shipped.',
  order: 'Order {{number}}, {{date}}',
  line: '{{quantity}} × {{title}} by {{designer}}: {{total}}',
  wallpaperSwatch: '{{quantity}} × {{title}} by {{designer}}, wallpaper swatch: {{total}}',
  wallpaperPanel:
    '{{quantity}} × {{title}} by {{designer}}, wallpaper panel, {{length}}: {{total}}',
  wallpaperRoll: '{{quantity}} × {{title}} by {{designer}}, wallpaper roll, {{length}}: {{total}}',
  fillAYard: '{{quantity}} × Fill-A-Yard from the collection “{{collection}}”: {{total}}',
  homeGood: '{{quantity}} × {{product}}, “{{title}}” by {{designer}}: {{total}}',
  product: '{{quantity}} × {{product}}: {{total}}',
  subtotal: 'Subtotal: {{amount}}',
  discount: 'Discount: −{{amount}}',
  discount_teacher: 'Teacher discount: −{{amount}}',
  discount_student: 'Student discount: −{{amount}}',
  discount_military: 'Military discount: −{{amount}}',
  discount_responder: 'First responder discount: −{{amount}}',
  discount_nurse: 'Nurse discount: −{{amount}}',
  discount_pro: 'Pro discount: −{{amount}}',
  discount_designer: 'Designer discount: −{{amount}}',
  delivery: 'Delivery: {{amount}}',
  free: 'free',
  tax: 'Tax: {{amount}}',
  taxIncluded: 'Tax included: {{amount}}',
  total: 'Total: {{amount}}',
  arrives: 'Arrives {{dates}}, by {{kind}}',
  kind_standard: 'standard delivery',
  kind_rush: 'rush delivery',
  kind_guaranteed: 'guaranteed delivery',
  kind_express: 'express delivery',
  giftWithPrices: 'This order is a gift. The packing slip shows the prices.',
  giftWithoutPrices: 'This order is a gift. The packing slip shows no prices.',
  giftMessage: 'Your message: “{{message}}”',
  address: 'Shipping to:',
  paid: 'Paid with {{brand}} ending in {{last4}}.',
  paidBy: 'Paid with {{company}}.',
  invoice: 'Your invoice',
  cancelUntil: 'You can cancel this order on its page until {{time}}.',
  cancelUntilUsed:
    'You can cancel this order on its page until {{time}}, as long as nothing from it has been used.',
  terms: 'Terms of sale',
  closing: 'Happy making,\nSelvage',
  refundSubject: 'Your refund of {{amount}} for order {{number}}',
  refunded: 'We have refunded {{amount}} for your order {{number}}.',
  refundArrives:
    'The refund goes to your original payment method. Your bank usually shows it within five to ten days.',
  refundClosing: 'Yours,\nSelvage',
  orderLink: 'See your order',
  labelledLink: '{{label}}: {{url}}',
  shippingSubject: 'Your order {{number}} is on its way',
  shipped: 'Good news: your order {{number}} shipped on {{date}}.',
  parcel: 'It is on its way with {{carrier}}, tracking number {{trackingNumber}}.',
  follow: 'Track your package',
  inParcel: 'In this package:',
  cancelSubject: 'Your order {{number}} is canceled',
  canceled: 'You canceled your order {{number}}. You do not need to do anything else.',
  cancelRefund: 'We are refunding you {{amount}}.',
  certificateEnded:
    'The gift certificate in the order can no longer be used. If its recipient already has it, we write to them too.',
  passwordSubject: 'Set a new password',
  helloAnybody: 'Hello,',
  passwordAsked:
    'Someone asked for a new password for the Selvage account with this email address. If it was you, set one here:',
  passwordLink: 'Set a new password',
  passwordFor: 'The link works once and expires in {{minutes}} minutes.',
  passwordSetSubject: 'Your password was changed',
  passwordSet:
    'a new password was set for your Selvage account, and every other session was ended.',
  passkeysStay: 'Your passkeys still log you in: delete those of a device that you have lost.',
  passkeyAddedSubject: 'A passkey was added to your account',
  passkeyAdded:
    'The passkey “{{name}}” was added to your Selvage account. It can be used to log in from now on.',
  passkeyRemovedSubject: 'A passkey was deleted from your account',
  passkeyRemoved:
    'The passkey “{{name}}” was deleted from your Selvage account. It no longer logs anyone in; your password still does.',
  emailChangedSubject: 'The email address of your account was changed',
  emailChanged:
    'The email address of your Selvage account was changed. From now on we write to the new one, and it is the one to log in with.',
  emailChangedNotYou: 'If this was not you, write to us right away at {{email}}.',
  businessAppliedSubject: 'We have your application for the small-business grant',
  businessApplied:
    'thank you for telling us about your business. Somebody of us reads your application, and you hear from us by {{date}}, whatever we decide.',
  studentAppliedSubject: 'We have your application for the student project grant',
  studentApplied:
    'thank you for telling us about your project. Somebody of us reads your application and looks at your work, and you hear from us by {{date}}, whatever we decide.',
  grantNotYou:
    'Something to add? Send the form once more: we read the newest. If it was not you who applied, write to us at {{email}}, and we delete the application.',
  grantLink: 'About the grant',
  accountNotYou: 'If this was not you, set a new password and check your passkeys:',
  passkeysLink: 'Your passkeys',
  passwordNotYou: 'If it was not you, ignore this email: your password does not change.',
  paidCertificate: 'Gift certificate ending in {{label}}: −{{amount}}',
  paidSpoondollars: 'Spoondollars: −{{amount}}',
  paidRest: 'Charged: {{amount}}',
  creditReturned: 'What you paid with a gift certificate or Spoondollars is back in its balance.',
  giftSubject: 'A Selvage gift certificate of {{amount}} for you',
  giftFrom: 'Somebody has given you a Selvage gift certificate of {{amount}}.',
  giftFromMember: '{{name}} has given you a Selvage gift certificate of {{amount}}.',
  giftSays: 'They wrote:',
  giftCode: 'Your code: {{code}}',
  giftUse:
    'Type the code at the payment step of your order. What is left stays on the certificate for the next one. Whoever has the code can use it, so keep it like cash.',
  giftShop: 'See the shop',
  giftBalance: 'See what is left on it',
  withdrawnSubject: 'Your Selvage gift certificate of {{amount}} was withdrawn',
  withdrawn:
    'Your gift certificate of {{amount}} (code ending in {{label}}) came from an order that was canceled or refunded, so we have withdrawn the certificate.',
  withdrawnUse: 'Its code can no longer be used. There is nothing that you need to do.',
  couponSubject: 'Your Selvage coupon: {{percent}}% off',
  couponThanks:
    'Thank you for ordering a welcome pack. This coupon takes {{percent}}% off an order.',
  couponCode: 'Your code: {{code}}',
  couponUse: 'Type it into the cart. It works once.',
  couponUses: 'Type it into the cart. It works for {{count}} orders.',
  orderAskedSubject: 'Your link to order {{number}}',
  orderAsked:
    'Someone asked for a link to your order {{number}} of {{date}} and gave this email address. If it was you, here it is:',
  orderNotYou: 'If it was not you, ignore this email. Nobody sees the order without this link.',
  newsletterSubject: 'Confirm your Selvage newsletter',
  newsletterAsked:
    'Someone asked for the Selvage newsletter with this email address. If it was you, confirm it here:',
  newsletterConfirm: 'Confirm your subscription',
  newsletterFor:
    'The link works once and expires in {{days}} days. Until you confirm, we send you nothing else.',
  newsletterNotYou:
    'If it was not you, ignore this email: nobody is subscribed, and we delete the request.',
  newsletterKnownSubject: 'Your Selvage newsletter',
  newsletterKnown:
    'You already get the Selvage newsletter at this address, or did until you ended it. Choose what you want to hear about, or end it, here:',
  newsletterLinkNotYou:
    'Someone asked for this email on our site. If it was not you, ignore it: nothing has changed.',
  newsletterWelcomeSubject: 'Your subscription is confirmed',
  newsletterWelcome:
    'Thanks for subscribing to the Selvage newsletter. You can change what you hear about, or end it, whenever you like:',
  newsletterPreferences: 'Your newsletter preferences',
  newsletterUnsubscribe: 'Unsubscribe',
  privacyAccessSubject: 'Confirm your request for your data',
  privacyAccessAsked:
    'Someone asked us for a copy of all data that we have about this email address. If it was you, confirm it here:',
  privacyDeleteSubject: 'Confirm the deletion of your data',
  privacyDeleteAsked:
    'Someone asked us to delete all data that we have about this email address, with the account if there is one. If it was you, confirm it here. You see there what is deleted and what is not:',
  privacyConfirm: 'See your request',
  privacyFor: 'The link works for {{days}} days. There you can cancel the request as well.',
  privacyAnswer:
    'We answer every request within {{days}} days after you asked, as the law demands, and mostly at once.',
  privacyNotYou: 'If it was not you, ignore this email. Nothing happens without the link.',
  privacyDataSubject: 'Your data is ready',
  privacyData:
    'You confirmed your request. The copy of all data that we have about this email address is ready:',
  privacyDataLink: 'Download your data',
  privacyDataFor:
    'You can download it for {{days}} days. If you have an account, you need to be logged in.',
  privacyProgressSubject: 'We are deleting your data',
  privacyProgress:
    'You confirmed that we delete all data about this email address. We do it within {{days}} days, and mostly at once. While an order of yours is being made and sent, we wait for it. We write once more when it is done.',
  privacyProgressLink: 'See your request, or cancel it',
  privacyDeletedSubject: 'Your data is deleted',
  privacyDeleted:
    'We have deleted the data about this email address, with the account if there was one.',
  privacyStays:
    'These stay because the law asks for them: the invoices of your orders with name and address, the amounts that were paid, and a note that we answered this request.',
  privacyDeletedLink: 'What was deleted, and what stays',
  privacyLastMail: 'This was our last email. Once it is sent, we delete this address as well.',
  privacyAgentAccess:
    '{{name}} ({{email}}) asks us on your behalf for a copy of all data that we have about this email address. If you permit it, confirm it here. The copy then goes to {{email}} and to you:',
  privacyAgentDelete:
    '{{name}} ({{email}}) asks us on your behalf to delete all data that we have about this email address, with the account if there is one. If you permit it, confirm it here. You see there what is deleted and what is not:',
  privacyAgentProgress:
    '{{name}} ({{email}}) has shown us a right to act for you, and asks us to delete all data about this email address. We begin in {{days}} days. If you do not want that, cancel it before.',
  privacyAgentDataSubject: 'The data that you asked for is ready',
  privacyAgentData:
    'The person whom you represent has permitted your request. The copy of all data that we have about that person is ready:',
  privacyProvedData:
    'You have shown us your right to act for the person. The copy of all data that we have about that person is ready:',
  privacyAgentDataFor: 'You can download it for {{days}} days. Please treat it with care.',
  privacyAgentDeletedSubject: 'The data is deleted, as you asked',
  privacyAgentDeleted:
    'The person whom you represent has permitted your request, and we have deleted that person’s data. This was our last email; we delete your address from the request as well.',
  privacyProvedDeleted:
    'You have shown us your right to act for the person, and we have deleted that person’s data. This was our last email; we delete your address from the request as well.',
} as const

type MailMessages = Readonly<Record<keyof typeof en, string>>

const de: MailMessages = {
  subject: 'Ihre Bestellung {{number}} ist in guten Händen',
  hello: 'Guten Tag {{name}},',
  thanks:
    'vielen Dank für Ihre Bestellung. Wir bereiten sie jetzt vor und schreiben Ihnen, sobald sie unterwegs ist.',
  thanksUnshipped: 'vielen Dank für Ihre Bestellung. Davon muss nichts verschickt werden.',
  order: 'Bestellung {{number}} vom {{date}}',
  line: '{{quantity}} × {{title}} von {{designer}}: {{total}}',
  wallpaperSwatch: '{{quantity}} × {{title}} von {{designer}}, Tapetenmuster: {{total}}',
  wallpaperPanel: '{{quantity}} × {{title}} von {{designer}}, Tapetenbahn, {{length}}: {{total}}',
  wallpaperRoll: '{{quantity}} × {{title}} von {{designer}}, Tapetenrolle, {{length}}: {{total}}',
  fillAYard: '{{quantity}} × Fill-A-Yard aus der Kollektion „{{collection}}“: {{total}}',
  homeGood: '{{quantity}} × {{product}}, „{{title}}“ von {{designer}}: {{total}}',
  product: '{{quantity}} × {{product}}: {{total}}',
  subtotal: 'Zwischensumme: {{amount}}',
  discount: 'Rabatt: −{{amount}}',
  discount_teacher: 'Rabatt für Lehrkräfte: −{{amount}}',
  discount_student: 'Rabatt für Studierende: −{{amount}}',
  discount_military: 'Rabatt für Militärangehörige: −{{amount}}',
  discount_responder: 'Rabatt für Rettungskräfte: −{{amount}}',
  discount_nurse: 'Rabatt für Pflegekräfte: −{{amount}}',
  discount_pro: 'Pro-Rabatt: −{{amount}}',
  discount_designer: 'Rabatt für Designer: −{{amount}}',
  delivery: 'Versand: {{amount}}',
  free: 'kostenlos',
  tax: 'Steuern: {{amount}}',
  taxIncluded: 'davon MwSt.: {{amount}}',
  total: 'Gesamtsumme: {{amount}}',
  arrives: 'Ankunft: {{dates}}, {{kind}}',
  kind_standard: 'Standardversand',
  kind_rush: 'Eilversand',
  kind_guaranteed: 'Versand mit garantiertem Termin',
  kind_express: 'Expressversand',
  giftWithPrices: 'Diese Bestellung ist ein Geschenk. Der Lieferschein zeigt die Preise.',
  giftWithoutPrices: 'Diese Bestellung ist ein Geschenk. Der Lieferschein zeigt keine Preise.',
  giftMessage: 'Ihre Nachricht: „{{message}}“',
  address: 'Wir liefern an:',
  paid: 'Bezahlt mit {{brand}}, Endziffern {{last4}}.',
  paidBy: 'Bezahlt mit {{company}}.',
  invoice: 'Ihre Rechnung',
  cancelUntil: 'Stornieren können Sie diese Bestellung auf ihrer Seite bis zum {{time}}.',
  cancelUntilUsed:
    'Stornieren können Sie diese Bestellung auf ihrer Seite bis zum {{time}}, solange nichts daraus genutzt wurde.',
  terms: 'Allgemeine Geschäftsbedingungen',
  closing: 'Viel Freude beim Selbermachen\nSelvage',
  refundSubject: 'Erstattung von {{amount}} für Ihre Bestellung {{number}}',
  refunded: 'wir haben Ihnen {{amount}} für Ihre Bestellung {{number}} erstattet.',
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
  canceled: 'Sie haben Ihre Bestellung {{number}} storniert. Sie müssen nichts weiter tun.',
  cancelRefund: 'Wir erstatten Ihnen {{amount}}.',
  certificateEnded:
    'Der Geschenkgutschein aus der Bestellung kann nicht mehr eingelöst werden. Wer ihn schon bekommen hat, erhält ebenfalls eine E-Mail von uns.',
  passwordSubject: 'Neues Passwort festlegen',
  helloAnybody: 'Guten Tag,',
  passwordAsked:
    'jemand hat für das Selvage-Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest:',
  passwordLink: 'Neues Passwort festlegen',
  passwordFor: 'Der Link funktioniert nur einmal und ist {{minutes}} Minuten lang gültig.',
  passwordSetSubject: 'Ihr Passwort wurde geändert',
  passwordSet:
    'für Ihr Selvage-Konto wurde ein neues Passwort festgelegt, und alle anderen Sitzungen wurden beendet.',
  passkeysStay:
    'Mit Ihren Passkeys können Sie sich weiterhin anmelden: Löschen Sie die eines verlorenen Geräts.',
  passkeyAddedSubject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
  passkeyAdded:
    'der Passkey „{{name}}“ wurde Ihrem Selvage-Konto hinzugefügt. Ab jetzt ist damit die Anmeldung möglich.',
  passkeyRemovedSubject: 'Aus Ihrem Konto wurde ein Passkey gelöscht',
  passkeyRemoved:
    'der Passkey „{{name}}“ wurde aus Ihrem Selvage-Konto gelöscht. Damit ist keine Anmeldung mehr möglich, mit Ihrem Passwort aber weiterhin.',
  emailChangedSubject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  emailChanged:
    'die E-Mail-Adresse Ihres Selvage-Kontos wurde geändert. Ab jetzt schreiben wir Ihnen an die neue Adresse, und mit ihr melden Sie sich auch an.',
  emailChangedNotYou: 'Wenn Sie das nicht waren, schreiben Sie uns sofort an {{email}}.',
  businessAppliedSubject: 'Ihr Antrag auf die Förderung für kleine Unternehmen ist da',
  businessApplied:
    'danke, dass Sie uns von Ihrem Unternehmen erzählt haben. Jemand von uns liest Ihren Antrag, und Sie hören bis zum {{date}} von uns, wie auch immer wir entscheiden.',
  studentAppliedSubject: 'Ihr Antrag auf die Projektförderung für Studierende ist da',
  studentApplied:
    'danke, dass Sie uns von Ihrem Projekt erzählt haben. Jemand von uns liest Ihren Antrag und sieht sich Ihre Arbeiten an, und Sie hören bis zum {{date}} von uns, wie auch immer wir entscheiden.',
  grantNotYou:
    'Möchten Sie etwas ergänzen? Senden Sie das Formular noch einmal: Wir lesen den neuesten Antrag. Wenn Sie ihn nicht gestellt haben, schreiben Sie uns an {{email}}, und wir löschen ihn.',
  grantLink: 'Über die Förderung',
  accountNotYou:
    'Wenn Sie das nicht waren, legen Sie ein neues Passwort fest und prüfen Sie Ihre Passkeys:',
  passkeysLink: 'Ihre Passkeys',
  passwordNotYou:
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  paidCertificate: 'Geschenkgutschein (endet auf {{label}}): −{{amount}}',
  paidSpoondollars: 'Spoondollars: −{{amount}}',
  paidRest: 'Abgebucht: {{amount}}',
  creditReturned:
    'Was Sie mit einem Geschenkgutschein oder mit Spoondollars bezahlt haben, steht wieder in dessen Guthaben.',
  giftSubject: 'Ein Selvage-Geschenkgutschein über {{amount}} für Sie',
  giftFrom: 'jemand hat Ihnen einen Selvage-Geschenkgutschein über {{amount}} geschenkt.',
  giftFromMember: '{{name}} hat Ihnen einen Selvage-Geschenkgutschein über {{amount}} geschenkt.',
  giftSays: 'Dazu diese Nachricht:',
  giftCode: 'Ihr Code: {{code}}',
  giftUse:
    'Geben Sie den Code beim Bezahlen Ihrer Bestellung ein. Was übrig bleibt, steht für die nächste auf dem Gutschein. Wer den Code hat, kann ihn einlösen: Bewahren Sie ihn auf wie Bargeld.',
  giftShop: 'Zum Shop',
  giftBalance: 'Guthaben ansehen',
  withdrawnSubject: 'Ihr Selvage-Geschenkgutschein über {{amount}} ist ungültig',
  withdrawn:
    'die Bestellung, mit der Ihr Geschenkgutschein über {{amount}} (Code endet auf {{label}}) gekauft wurde, ist storniert oder erstattet. Deshalb haben wir den Gutschein für ungültig erklärt.',
  withdrawnUse: 'Der Code kann nicht mehr eingelöst werden. Sie müssen nichts weiter tun.',
  couponSubject: 'Ihr Selvage-Gutschein: {{percent}} % Rabatt',
  couponThanks:
    'vielen Dank für Ihr Willkommenspaket. Dieser Gutschein nimmt {{percent}} % von einer Bestellung.',
  couponCode: 'Ihr Code: {{code}}',
  couponUse: 'Geben Sie ihn im Warenkorb ein. Er gilt einmal.',
  couponUses: 'Geben Sie ihn im Warenkorb ein. Er gilt für {{count}} Bestellungen.',
  orderAskedSubject: 'Ihr Link zur Bestellung {{number}}',
  orderAsked:
    'jemand hat Ihre Bestellung {{number}} vom {{date}} gesucht und diese E-Mail-Adresse angegeben. Wenn Sie es waren, finden Sie sie hier:',
  orderNotYou:
    'Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht. Ohne diesen Link sieht niemand die Bestellung.',
  newsletterSubject: 'Bestätigen Sie Ihren Selvage-Newsletter',
  newsletterAsked:
    'jemand hat mit dieser E-Mail-Adresse den Selvage-Newsletter bestellt. Wenn Sie das waren, bestätigen Sie es hier:',
  newsletterConfirm: 'Anmeldung bestätigen',
  newsletterFor:
    'Der Link gilt einmal und {{days}} Tage lang. Bis Sie bestätigen, schicken wir Ihnen nichts weiter.',
  newsletterNotYou:
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Niemand ist angemeldet, und wir löschen die Anfrage.',
  newsletterKnownSubject: 'Ihr Selvage-Newsletter',
  newsletterKnown:
    'Sie bekommen den Selvage-Newsletter unter dieser Adresse bereits oder haben ihn früher bekommen. Hier wählen Sie, was Sie lesen möchten, oder melden sich ab:',
  newsletterLinkNotYou:
    'Jemand hat diese E-Mail auf unserer Website angefordert. Wenn Sie das nicht waren, ignorieren Sie sie: Es hat sich nichts geändert.',
  newsletterWelcomeSubject: 'Ihre Anmeldung ist bestätigt',
  newsletterWelcome:
    'Danke, dass Sie den Selvage-Newsletter abonniert haben. Was Sie lesen möchten, ändern Sie jederzeit hier, und hier melden Sie sich auch ab:',
  newsletterPreferences: 'Ihre Newsletter-Einstellungen',
  newsletterUnsubscribe: 'Abmelden',
  privacyAccessSubject: 'Bestätigen Sie Ihre Anfrage nach Ihren Daten',
  privacyAccessAsked:
    'jemand hat uns um eine Kopie aller Daten gebeten, die wir zu dieser E-Mail-Adresse haben. Wenn Sie das waren, bestätigen Sie es hier:',
  privacyDeleteSubject: 'Bestätigen Sie die Löschung Ihrer Daten',
  privacyDeleteAsked:
    'jemand hat uns gebeten, alle Daten zu dieser E-Mail-Adresse zu löschen, mit dem Konto, falls es eines gibt. Wenn Sie das waren, bestätigen Sie es hier. Dort sehen Sie, was gelöscht wird und was nicht:',
  privacyConfirm: 'Ihre Anfrage ansehen',
  privacyFor:
    'Der Link funktioniert {{days}} Tage lang. Dort können Sie die Anfrage auch abbrechen.',
  privacyAnswer:
    'Wir beantworten jede Anfrage innerhalb von {{days}} Tagen, wie es das Gesetz verlangt, und meistens sofort.',
  privacyNotYou:
    'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail. Ohne den Link geschieht nichts.',
  privacyDataSubject: 'Ihre Daten sind bereit',
  privacyData:
    'Sie haben Ihre Anfrage bestätigt. Die Kopie aller Daten, die wir zu dieser E-Mail-Adresse haben, ist bereit:',
  privacyDataLink: 'Ihre Daten herunterladen',
  privacyDataFor:
    'Sie können sie {{days}} Tage lang herunterladen. Wenn Sie ein Konto haben, müssen Sie dafür angemeldet sein.',
  privacyProgressSubject: 'Wir löschen Ihre Daten',
  privacyProgress:
    'Sie haben bestätigt, dass wir alle Daten zu dieser E-Mail-Adresse löschen. Das tun wir innerhalb von {{days}} Tagen, und meistens sofort. Solange eine Bestellung von Ihnen hergestellt und verschickt wird, warten wir darauf. Wir schreiben noch einmal, wenn es erledigt ist.',
  privacyProgressLink: 'Ihre Anfrage ansehen oder abbrechen',
  privacyDeletedSubject: 'Ihre Daten sind gelöscht',
  privacyDeleted:
    'Wir haben die Daten zu dieser E-Mail-Adresse gelöscht, mit dem Konto, falls es eines gab.',
  privacyStays:
    'Das bleibt, weil das Gesetz es verlangt: die Rechnungen Ihrer Bestellungen mit Name und Anschrift, die bezahlten Beträge und ein Vermerk, dass wir diese Anfrage beantwortet haben.',
  privacyDeletedLink: 'Was gelöscht ist und was bleibt',
  privacyLastMail:
    'Das war unsere letzte E-Mail. Sobald sie verschickt ist, löschen wir auch diese Adresse.',
  privacyAgentAccess:
    '{{name}} ({{email}}) bittet uns in Ihrem Namen um eine Kopie aller Daten, die wir zu dieser E-Mail-Adresse haben. Wenn Sie es erlauben, bestätigen Sie es hier. Die Kopie geht dann an {{email}} und an Sie:',
  privacyAgentDelete:
    '{{name}} ({{email}}) bittet uns in Ihrem Namen, alle Daten zu dieser E-Mail-Adresse zu löschen, mit dem Konto, falls es eines gibt. Wenn Sie es erlauben, bestätigen Sie es hier. Dort sehen Sie, was gelöscht wird und was nicht:',
  privacyAgentProgress:
    '{{name}} ({{email}}) hat uns nachgewiesen, für Sie handeln zu dürfen, und bittet uns, alle Daten zu dieser E-Mail-Adresse zu löschen. Wir beginnen in {{days}} Tagen. Wenn Sie das nicht möchten, brechen Sie es vorher ab.',
  privacyAgentDataSubject: 'Die angefragten Daten sind bereit',
  privacyAgentData:
    'Die Person, die Sie vertreten, hat Ihre Anfrage erlaubt. Die Kopie aller Daten, die wir über sie haben, ist bereit:',
  privacyProvedData:
    'Sie haben uns Ihr Recht nachgewiesen, für die Person zu handeln. Die Kopie aller Daten, die wir über sie haben, ist bereit:',
  privacyAgentDataFor:
    'Sie können sie {{days}} Tage lang herunterladen. Bitte gehen Sie sorgsam damit um.',
  privacyAgentDeletedSubject: 'Die Daten sind gelöscht, wie angefragt',
  privacyAgentDeleted:
    'Die Person, die Sie vertreten, hat Ihre Anfrage erlaubt, und wir haben ihre Daten gelöscht. Das war unsere letzte E-Mail; wir löschen auch Ihre Adresse aus der Anfrage.',
  privacyProvedDeleted:
    'Sie haben uns Ihr Recht nachgewiesen, für die Person zu handeln, und wir haben ihre Daten gelöscht. Das war unsere letzte E-Mail; wir löschen auch Ihre Adresse aus der Anfrage.',
}

const es: MailMessages = {
  subject: 'Tu pedido {{number}} está en buenas manos',
  hello: 'Hola, {{name}}:',
  thanks: 'Gracias por tu pedido. Lo estamos preparando y te escribiremos cuando lo enviemos.',
  thanksUnshipped: 'Gracias por tu pedido. No incluye nada que haya que enviar.',
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
  subtotal: 'Subtotal: {{amount}}',
  discount: 'Descuento: −{{amount}}',
  discount_teacher: 'Descuento para docentes: −{{amount}}',
  discount_student: 'Descuento para estudiantes: −{{amount}}',
  discount_military: 'Descuento para militares: −{{amount}}',
  discount_responder: 'Descuento para servicios de emergencia: −{{amount}}',
  discount_nurse: 'Descuento para enfermería: −{{amount}}',
  discount_pro: 'Descuento Pro: −{{amount}}',
  discount_designer: 'Descuento para diseñadores: −{{amount}}',
  delivery: 'Envío: {{amount}}',
  free: 'gratis',
  tax: 'Impuestos: {{amount}}',
  taxIncluded: 'IVA incluido: {{amount}}',
  total: 'Total: {{amount}}',
  arrives: 'Llegada: {{dates}}, {{kind}}',
  kind_standard: 'envío estándar',
  kind_rush: 'envío urgente',
  kind_guaranteed: 'envío con fecha garantizada',
  kind_express: 'envío exprés',
  giftWithPrices: 'Este pedido es un regalo. El albarán muestra los precios.',
  giftWithoutPrices: 'Este pedido es un regalo. El albarán no muestra los precios.',
  giftMessage: 'Tu mensaje: «{{message}}»',
  address: 'Lo enviamos a:',
  paid: 'Pagado con {{brand}} terminada en {{last4}}.',
  paidBy: 'Pagado con {{company}}.',
  invoice: 'Tu factura',
  cancelUntil: 'Puedes cancelar este pedido en su página hasta el {{time}}.',
  cancelUntilUsed:
    'Puedes cancelar este pedido en su página hasta el {{time}}, mientras no se haya usado nada de lo que incluía.',
  terms: 'Condiciones de venta',
  closing: 'Que disfrutes creando,\nSelvage',
  refundSubject: 'Reembolso de {{amount}} de tu pedido {{number}}',
  refunded: 'Te hemos reembolsado {{amount}} de tu pedido {{number}}.',
  refundArrives:
    'El dinero vuelve por el mismo medio con el que pagaste. Tu banco suele mostrarlo en un plazo de cinco a diez días.',
  refundClosing: 'Un saludo,\nSelvage',
  orderLink: 'Ver tu pedido',
  labelledLink: '{{label}}: {{url}}',
  shippingSubject: 'Tu pedido {{number}} está en camino',
  shipped: 'Buenas noticias: tu pedido {{number}} salió de nuestro taller el {{date}}.',
  parcel: 'Viaja con {{carrier}}, número de seguimiento {{trackingNumber}}.',
  follow: 'Seguir el paquete',
  inParcel: 'En el paquete:',
  cancelSubject: 'Tu pedido {{number}} está cancelado',
  canceled: 'Has cancelado tu pedido {{number}}. No tienes que hacer nada más.',
  cancelRefund: 'Te devolvemos {{amount}}.',
  certificateEnded:
    'La tarjeta regalo de este pedido ya no sirve. Si alguien ya la ha recibido, también le escribimos.',
  passwordSubject: 'Elige una contraseña nueva',
  helloAnybody: 'Hola:',
  passwordAsked:
    'Alguien ha pedido una contraseña nueva para la cuenta de Selvage con este correo electrónico. Si has sido tú, elígela aquí:',
  passwordLink: 'Elegir una contraseña nueva',
  passwordFor: 'El enlace funciona una sola vez y caduca a los {{minutes}} minutos.',
  passwordSetSubject: 'Se ha cambiado tu contraseña',
  passwordSet:
    'Se ha establecido una contraseña nueva para tu cuenta de Selvage y se han cerrado las demás sesiones.',
  passkeysStay:
    'Tus llaves de acceso siguen sirviendo para iniciar sesión: elimina las de un dispositivo que hayas perdido.',
  passkeyAddedSubject: 'Se ha añadido una llave de acceso a tu cuenta',
  passkeyAdded:
    'Se ha añadido la llave de acceso «{{name}}» a tu cuenta de Selvage. A partir de ahora sirve para iniciar sesión.',
  passkeyRemovedSubject: 'Se ha eliminado una llave de acceso de tu cuenta',
  passkeyRemoved:
    'Se ha eliminado la llave de acceso «{{name}}» de tu cuenta de Selvage. Ya no sirve para iniciar sesión; tu contraseña, sí.',
  emailChangedSubject: 'Se ha cambiado la dirección de correo de tu cuenta',
  emailChanged:
    'Se ha cambiado la dirección de correo electrónico de tu cuenta de Selvage. A partir de ahora te escribiremos a la nueva, y con ella iniciarás sesión.',
  emailChangedNotYou: 'Si no has sido tú, escríbenos cuanto antes a {{email}}.',
  businessAppliedSubject: 'Hemos recibido tu solicitud de la ayuda para pequeñas empresas',
  businessApplied:
    'gracias por hablarnos de tu negocio. Una persona de nuestro equipo lee tu solicitud, y te escribimos a más tardar el {{date}}, sea cual sea la decisión.',
  studentAppliedSubject: 'Hemos recibido tu solicitud de la ayuda para proyectos de estudiantes',
  studentApplied:
    'gracias por hablarnos de tu proyecto. Una persona de nuestro equipo lee tu solicitud y mira tus trabajos, y te escribimos a más tardar el {{date}}, sea cual sea la decisión.',
  grantNotYou:
    '¿Quieres añadir algo? Envía el formulario otra vez: leemos la solicitud más reciente. Si no la has hecho tú, escríbenos a {{email}} y la borramos.',
  grantLink: 'Sobre la ayuda',
  accountNotYou: 'Si no has sido tú, elige una contraseña nueva y revisa tus llaves de acceso:',
  passkeysLink: 'Tus llaves de acceso',
  passwordNotYou:
    'Si no has sido tú, no hagas caso de este mensaje: tu contraseña sigue siendo la misma.',
  paidCertificate: 'Tarjeta regalo terminada en {{label}}: −{{amount}}',
  paidSpoondollars: 'Spoondollars: −{{amount}}',
  paidRest: 'Cobrado: {{amount}}',
  creditReturned:
    'Lo que pagaste con una tarjeta regalo o con Spoondollars vuelve a estar en su saldo.',
  giftSubject: 'Una tarjeta regalo de Selvage de {{amount}} para ti',
  giftFrom: 'Alguien te ha regalado una tarjeta regalo de Selvage de {{amount}}.',
  giftFromMember: '{{name}} te ha regalado una tarjeta regalo de Selvage de {{amount}}.',
  giftSays: 'Te escribe:',
  giftCode: 'Tu código: {{code}}',
  giftUse:
    'Escribe el código en el paso de pago de tu pedido. Lo que sobre queda en la tarjeta para el siguiente. Quien tenga el código puede usarlo, así que guárdalo como dinero en efectivo.',
  giftShop: 'Ver la tienda',
  giftBalance: 'Ver el saldo',
  withdrawnSubject: 'Tu tarjeta regalo de Selvage de {{amount}} se ha anulado',
  withdrawn:
    'El pedido con el que se compró tu tarjeta regalo de {{amount}} (código terminado en {{label}}) se ha cancelado o reembolsado, así que hemos anulado la tarjeta.',
  withdrawnUse: 'El código ya no sirve. No tienes que hacer nada más.',
  couponSubject: 'Tu cupón de Selvage: {{percent}} % de descuento',
  couponThanks:
    'Gracias por pedir un pack de bienvenida. Este cupón descuenta un {{percent}} % de un pedido.',
  couponCode: 'Tu código: {{code}}',
  couponUse: 'Escríbelo en la cesta. Vale una vez.',
  couponUses: 'Escríbelo en la cesta. Vale para {{count}} pedidos.',
  orderAskedSubject: 'Tu enlace al pedido {{number}}',
  orderAsked:
    'Alguien ha buscado tu pedido {{number}} del {{date}} y ha indicado esta dirección de correo. Si has sido tú, aquí lo tienes:',
  orderNotYou:
    'Si no has sido tú, no hagas caso de este correo. Nadie ve el pedido sin este enlace.',
  newsletterSubject: 'Confirma tu suscripción al boletín de Selvage',
  newsletterAsked:
    'Alguien ha pedido el boletín de Selvage con este correo electrónico. Si has sido tú, confírmalo aquí:',
  newsletterConfirm: 'Confirmar la suscripción',
  newsletterFor:
    'El enlace funciona una sola vez y caduca a los {{days}} días. Hasta que lo confirmes, no te enviamos nada más.',
  newsletterNotYou:
    'Si no has sido tú, no hagas caso de este correo: nadie se ha suscrito y borraremos la solicitud.',
  newsletterKnownSubject: 'Tu boletín de Selvage',
  newsletterKnown:
    'Ya recibes el boletín de Selvage en esta dirección, o lo recibías antes. Elige aquí sobre qué quieres leer o cancela la suscripción:',
  newsletterLinkNotYou:
    'Alguien ha pedido este correo en nuestra web. Si no has sido tú, no hagas caso: no ha cambiado nada.',
  newsletterWelcomeSubject: 'Tu suscripción está confirmada',
  newsletterWelcome:
    'Gracias por suscribirte al boletín de Selvage. Cuando quieras, puedes cambiar sobre qué lees o cancelar la suscripción:',
  newsletterPreferences: 'Tus preferencias del boletín',
  newsletterUnsubscribe: 'Cancelar la suscripción',
  privacyAccessSubject: 'Confirma tu solicitud de tus datos',
  privacyAccessAsked:
    'Alguien nos ha pedido una copia de todos los datos que tenemos sobre esta dirección de correo. Si has sido tú, confírmalo aquí:',
  privacyDeleteSubject: 'Confirma que borremos tus datos',
  privacyDeleteAsked:
    'Alguien nos ha pedido que borremos todos los datos que tenemos sobre esta dirección de correo, con la cuenta si la hay. Si has sido tú, confírmalo aquí. Allí verás qué se borra y qué no:',
  privacyConfirm: 'Ver tu solicitud',
  privacyFor:
    'El enlace funciona durante {{days}} días. Allí también puedes cancelar la solicitud.',
  privacyAnswer:
    'Respondemos a cada solicitud en {{days}} días como máximo, como exige la ley, y casi siempre al momento.',
  privacyNotYou: 'Si no has sido tú, ignora este mensaje. Sin el enlace no pasa nada.',
  privacyDataSubject: 'Tus datos están listos',
  privacyData:
    'Has confirmado tu solicitud. La copia de todos los datos que tenemos sobre esta dirección de correo está lista:',
  privacyDataLink: 'Descargar tus datos',
  privacyDataFor:
    'Puedes descargarla durante {{days}} días. Si tienes una cuenta, necesitas haber iniciado sesión.',
  privacyProgressSubject: 'Estamos borrando tus datos',
  privacyProgress:
    'Has confirmado que borremos todos los datos sobre esta dirección de correo. Lo hacemos en {{days}} días como máximo, y casi siempre al momento. Mientras un pedido tuyo se está haciendo y enviando, esperamos a que llegue. Te escribimos una vez más cuando esté hecho.',
  privacyProgressLink: 'Ver tu solicitud o cancelarla',
  privacyDeletedSubject: 'Tus datos están borrados',
  privacyDeleted:
    'Hemos borrado los datos sobre esta dirección de correo, con la cuenta si la había.',
  privacyStays:
    'Esto se queda porque la ley lo exige: las facturas de tus pedidos con nombre y dirección, los importes pagados y una nota de que respondimos a esta solicitud.',
  privacyDeletedLink: 'Qué se ha borrado y qué se queda',
  privacyLastMail:
    'Este ha sido nuestro último mensaje. En cuanto se envíe, borramos también esta dirección.',
  privacyAgentAccess:
    '{{name}} ({{email}}) nos pide en tu nombre una copia de todos los datos que tenemos sobre esta dirección de correo. Si lo permites, confírmalo aquí. La copia irá a {{email}} y a ti:',
  privacyAgentDelete:
    '{{name}} ({{email}}) nos pide en tu nombre que borremos todos los datos que tenemos sobre esta dirección de correo, con la cuenta si la hay. Si lo permites, confírmalo aquí. Allí verás qué se borra y qué no:',
  privacyAgentProgress:
    '{{name}} ({{email}}) nos ha demostrado que puede actuar por ti, y nos pide que borremos todos los datos sobre esta dirección de correo. Empezamos en {{days}} días. Si no lo quieres, cancélalo antes.',
  privacyAgentDataSubject: 'Los datos que pediste están listos',
  privacyAgentData:
    'La persona a la que representas ha permitido tu solicitud. La copia de todos los datos que tenemos sobre ella está lista:',
  privacyProvedData:
    'Nos has demostrado tu derecho a actuar por esa persona. La copia de todos los datos que tenemos sobre ella está lista:',
  privacyAgentDataFor: 'Puedes descargarla durante {{days}} días. Trátala con cuidado.',
  privacyAgentDeletedSubject: 'Los datos están borrados, como pediste',
  privacyAgentDeleted:
    'La persona a la que representas ha permitido tu solicitud, y hemos borrado sus datos. Este ha sido nuestro último mensaje; borramos también tu dirección de la solicitud.',
  privacyProvedDeleted:
    'Nos has demostrado tu derecho a actuar por esa persona, y hemos borrado sus datos. Este ha sido nuestro último mensaje; borramos también tu dirección de la solicitud.',
}

const fr: MailMessages = {
  subject: 'Votre commande {{number}} est entre de bonnes mains',
  hello: 'Bonjour {{name}},',
  thanks: 'Merci pour votre commande. Nous la préparons et vous écrirons dès qu’elle partira.',
  thanksUnshipped: 'Merci pour votre commande. Elle ne contient rien à expédier.',
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
  subtotal: 'Sous-total : {{amount}}',
  discount: 'Remise : −{{amount}}',
  discount_teacher: 'Remise enseignants : −{{amount}}',
  discount_student: 'Remise étudiants : −{{amount}}',
  discount_military: 'Remise militaires : −{{amount}}',
  discount_responder: 'Remise secouristes : −{{amount}}',
  discount_nurse: 'Remise personnel infirmier : −{{amount}}',
  discount_pro: 'Remise Pro : −{{amount}}',
  discount_designer: 'Remise créateurs : −{{amount}}',
  delivery: 'Livraison : {{amount}}',
  free: 'offerte',
  tax: 'Taxes : {{amount}}',
  taxIncluded: 'Dont TVA : {{amount}}',
  total: 'Total : {{amount}}',
  arrives: 'Arrivée : {{dates}}, {{kind}}',
  kind_standard: 'livraison standard',
  kind_rush: 'livraison urgente',
  kind_guaranteed: 'livraison à date garantie',
  kind_express: 'livraison express',
  giftWithPrices: 'Cette commande est un cadeau. Le bon de livraison indique les prix.',
  giftWithoutPrices: 'Cette commande est un cadeau. Le bon de livraison n’indique pas les prix.',
  giftMessage: 'Votre message : « {{message}} »',
  address: 'Nous l’envoyons à :',
  paid: 'Payé avec {{brand}} se terminant par {{last4}}.',
  paidBy: 'Payé avec {{company}}.',
  invoice: 'Votre facture',
  cancelUntil: 'Vous pouvez annuler cette commande sur sa page jusqu’au {{time}}.',
  cancelUntilUsed:
    'Vous pouvez annuler cette commande sur sa page jusqu’au {{time}}, tant que rien de ce qu’elle apporte n’a servi.',
  terms: 'Conditions générales de vente',
  closing: 'Belles créations,\nSelvage',
  refundSubject: 'Remboursement de {{amount}} sur votre commande {{number}}',
  refunded: 'Nous vous avons remboursé {{amount}} sur votre commande {{number}}.',
  refundArrives:
    'Le remboursement suit le même chemin que votre paiement. Votre banque l’affiche en général sous cinq à dix jours.',
  refundClosing: 'Bien à vous,\nSelvage',
  orderLink: 'Voir votre commande',
  labelledLink: '{{label}} : {{url}}',
  shippingSubject: 'Votre commande {{number}} est en route',
  shipped: 'Bonne nouvelle : votre commande {{number}} a quitté notre atelier le {{date}}.',
  parcel: 'Elle voyage avec {{carrier}}, numéro de suivi {{trackingNumber}}.',
  follow: 'Suivre le colis',
  inParcel: 'Dans le colis :',
  cancelSubject: 'Votre commande {{number}} est annulée',
  canceled: 'Vous avez annulé votre commande {{number}}. Vous n’avez rien d’autre à faire.',
  cancelRefund: 'Nous vous remboursons {{amount}}.',
  certificateEnded:
    'Le chèque-cadeau de la commande n’est plus utilisable. Si la personne à qui il est destiné l’a déjà reçu, nous lui écrivons aussi.',
  passwordSubject: 'Choisissez un nouveau mot de passe',
  helloAnybody: 'Bonjour,',
  passwordAsked:
    'Quelqu’un a demandé un nouveau mot de passe pour le compte Selvage associé à cette adresse e-mail. Si c’est vous, choisissez-le ici :',
  passwordLink: 'Choisir un nouveau mot de passe',
  passwordFor: 'Le lien ne fonctionne qu’une fois et expire au bout de {{minutes}} minutes.',
  passwordSetSubject: 'Votre mot de passe a été modifié',
  passwordSet:
    'Un nouveau mot de passe a été défini pour votre compte Selvage et toutes les autres sessions ont été fermées.',
  passkeysStay:
    'Vos clés d’accès permettent toujours de vous connecter : supprimez celles d’un appareil perdu.',
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée à votre compte',
  passkeyAdded:
    'La clé d’accès « {{name}} » a été ajoutée à votre compte Selvage. Elle permet désormais de s’y connecter.',
  passkeyRemovedSubject: 'Une clé d’accès a été supprimée de votre compte',
  passkeyRemoved:
    'La clé d’accès « {{name}} » a été supprimée de votre compte Selvage. Elle ne permet plus de se connecter ; votre mot de passe, si.',
  emailChangedSubject: 'L’adresse e-mail de votre compte a été modifiée',
  emailChanged:
    'L’adresse e-mail de votre compte Selvage a été modifiée. Nous écrirons désormais à la nouvelle, et c’est avec elle que vous vous connecterez.',
  emailChangedNotYou: 'Si ce n’était pas vous, écrivez-nous sans attendre à {{email}}.',
  businessAppliedSubject: 'Nous avons bien reçu votre demande de bourse pour petites entreprises',
  businessApplied:
    'merci de nous avoir parlé de votre entreprise. Quelqu’un de chez nous lit votre demande, et nous vous écrivons au plus tard le {{date}}, quelle que soit la décision.',
  studentAppliedSubject: 'Nous avons bien reçu votre demande de bourse pour projets étudiants',
  studentApplied:
    'merci de nous avoir parlé de votre projet. Quelqu’un de chez nous lit votre demande et regarde vos travaux, et nous vous écrivons au plus tard le {{date}}, quelle que soit la décision.',
  grantNotYou:
    'Quelque chose à ajouter ? Envoyez de nouveau le formulaire : nous lisons la demande la plus récente. Si vous n’avez rien demandé, écrivez-nous à {{email}} et nous l’effaçons.',
  grantLink: 'À propos de la bourse',
  accountNotYou:
    'Si ce n’était pas vous, choisissez un nouveau mot de passe et vérifiez vos clés d’accès :',
  passkeysLink: 'Vos clés d’accès',
  passwordNotYou:
    'Si ce n’est pas vous, ne tenez pas compte de cet e-mail : votre mot de passe ne change pas.',
  paidCertificate: 'Chèque-cadeau se terminant par {{label}} : −{{amount}}',
  paidSpoondollars: 'Spoondollars : −{{amount}}',
  paidRest: 'Débité : {{amount}}',
  creditReturned:
    'Ce que vous avez payé avec un chèque-cadeau ou des Spoondollars est de nouveau sur son solde.',
  giftSubject: 'Un chèque-cadeau Selvage de {{amount}} pour vous',
  giftFrom: 'Quelqu’un vous a offert un chèque-cadeau Selvage de {{amount}}.',
  giftFromMember: '{{name}} vous a offert un chèque-cadeau Selvage de {{amount}}.',
  giftSays: 'Son message :',
  giftCode: 'Votre code : {{code}}',
  giftUse:
    'Saisissez le code à l’étape du paiement de votre commande. Ce qui reste demeure sur le chèque pour la suivante. Toute personne qui a le code peut s’en servir : gardez-le comme de l’argent liquide.',
  giftShop: 'Voir la boutique',
  giftBalance: 'Voir le solde',
  withdrawnSubject: 'Votre chèque-cadeau Selvage de {{amount}} a été annulé',
  withdrawn:
    'La commande avec laquelle votre chèque-cadeau de {{amount}} (code se terminant par {{label}}) avait été acheté a été annulée ou remboursée. Nous avons donc annulé le chèque.',
  withdrawnUse: 'Son code n’est plus utilisable. Vous n’avez rien d’autre à faire.',
  couponSubject: 'Votre coupon Selvage : {{percent}} % de remise',
  couponThanks:
    'Merci d’avoir commandé un pack de bienvenue. Ce coupon enlève {{percent}} % à une commande.',
  couponCode: 'Votre code : {{code}}',
  couponUse: 'Saisissez-le dans le panier. Il sert une fois.',
  couponUses: 'Saisissez-le dans le panier. Il sert pour {{count}} commandes.',
  orderAskedSubject: 'Votre lien vers la commande {{number}}',
  orderAsked:
    'Quelqu’un a cherché votre commande {{number}} du {{date}} et a indiqué cette adresse e-mail. Si c’est vous, la voici :',
  orderNotYou:
    'Si ce n’est pas vous, ignorez cet e-mail. Personne ne voit la commande sans ce lien.',
  newsletterSubject: 'Confirmez votre abonnement à la newsletter Selvage',
  newsletterAsked:
    'Quelqu’un a demandé la newsletter Selvage avec cette adresse e-mail. Si c’est vous, confirmez-le ici :',
  newsletterConfirm: 'Confirmer l’abonnement',
  newsletterFor:
    'Le lien ne fonctionne qu’une fois et expire au bout de {{days}} jours. Tant que vous n’avez pas confirmé, nous ne vous envoyons rien d’autre.',
  newsletterNotYou:
    'Si ce n’est pas vous, ne tenez pas compte de cet e-mail : personne n’est abonné et nous effaçons la demande.',
  newsletterKnownSubject: 'Votre newsletter Selvage',
  newsletterKnown:
    'Vous recevez déjà la newsletter Selvage à cette adresse, ou vous l’avez reçue. Choisissez ici ce que vous voulez lire, ou désabonnez-vous :',
  newsletterLinkNotYou:
    'Quelqu’un a demandé cet e-mail sur notre site. Si ce n’est pas vous, n’en tenez pas compte : rien n’a changé.',
  newsletterWelcomeSubject: 'Votre abonnement est confirmé',
  newsletterWelcome:
    'Merci de votre abonnement à la newsletter Selvage. Vous pouvez à tout moment changer ce que vous recevez ou vous désabonner :',
  newsletterPreferences: 'Vos préférences de newsletter',
  newsletterUnsubscribe: 'Se désabonner',
  privacyAccessSubject: 'Confirmez votre demande de données',
  privacyAccessAsked:
    'Quelqu’un nous a demandé une copie de toutes les données que nous avons sur cette adresse e-mail. Si c’est vous, confirmez-le ici :',
  privacyDeleteSubject: 'Confirmez la suppression de vos données',
  privacyDeleteAsked:
    'Quelqu’un nous a demandé de supprimer toutes les données que nous avons sur cette adresse e-mail, avec le compte s’il y en a un. Si c’est vous, confirmez-le ici. Vous y verrez ce qui est supprimé et ce qui ne l’est pas :',
  privacyConfirm: 'Voir votre demande',
  privacyFor: 'Le lien fonctionne pendant {{days}} jours. Vous pouvez aussi y annuler la demande.',
  privacyAnswer:
    'Nous répondons à chaque demande en {{days}} jours au plus, comme la loi l’exige, et le plus souvent tout de suite.',
  privacyNotYou: 'Si ce n’est pas vous, ignorez cet e-mail. Sans le lien, rien ne se passe.',
  privacyDataSubject: 'Vos données sont prêtes',
  privacyData:
    'Vous avez confirmé votre demande. La copie de toutes les données que nous avons sur cette adresse e-mail est prête :',
  privacyDataLink: 'Télécharger vos données',
  privacyDataFor:
    'Vous pouvez la télécharger pendant {{days}} jours. Si vous avez un compte, il faut être connecté.',
  privacyProgressSubject: 'Nous supprimons vos données',
  privacyProgress:
    'Vous avez confirmé que nous supprimons toutes les données sur cette adresse e-mail. Nous le faisons en {{days}} jours au plus, et le plus souvent tout de suite. Tant qu’une de vos commandes est en fabrication ou en livraison, nous attendons. Nous vous écrivons encore une fois quand c’est fait.',
  privacyProgressLink: 'Voir votre demande ou l’annuler',
  privacyDeletedSubject: 'Vos données sont supprimées',
  privacyDeleted:
    'Nous avons supprimé les données sur cette adresse e-mail, avec le compte s’il y en avait un.',
  privacyStays:
    'Ceci reste parce que la loi l’exige : les factures de vos commandes avec nom et adresse, les montants payés, et une note disant que nous avons répondu à cette demande.',
  privacyDeletedLink: 'Ce qui est supprimé et ce qui reste',
  privacyLastMail:
    'C’était notre dernier e-mail. Dès qu’il est envoyé, nous supprimons aussi cette adresse.',
  privacyAgentAccess:
    '{{name}} ({{email}}) nous demande en votre nom une copie de toutes les données que nous avons sur cette adresse e-mail. Si vous le permettez, confirmez-le ici. La copie ira à {{email}} et à vous :',
  privacyAgentDelete:
    '{{name}} ({{email}}) nous demande en votre nom de supprimer toutes les données que nous avons sur cette adresse e-mail, avec le compte s’il y en a un. Si vous le permettez, confirmez-le ici. Vous y verrez ce qui est supprimé et ce qui ne l’est pas :',
  privacyAgentProgress:
    '{{name}} ({{email}}) nous a montré son droit d’agir pour vous, et nous demande de supprimer toutes les données sur cette adresse e-mail. Nous commençons dans {{days}} jours. Si vous ne le voulez pas, annulez-le avant.',
  privacyAgentDataSubject: 'Les données demandées sont prêtes',
  privacyAgentData:
    'La personne que vous représentez a permis votre demande. La copie de toutes les données que nous avons sur elle est prête :',
  privacyProvedData:
    'Vous nous avez prouvé votre droit d’agir pour cette personne. La copie de toutes les données que nous avons sur elle est prête :',
  privacyAgentDataFor:
    'Vous pouvez la télécharger pendant {{days}} jours. Merci d’en prendre soin.',
  privacyAgentDeletedSubject: 'Les données sont supprimées, comme demandé',
  privacyAgentDeleted:
    'La personne que vous représentez a permis votre demande, et nous avons supprimé ses données. C’était notre dernier e-mail ; nous supprimons aussi votre adresse de la demande.',
  privacyProvedDeleted:
    'Vous nous avez prouvé votre droit d’agir pour cette personne, et nous avons supprimé ses données. C’était notre dernier e-mail ; nous supprimons aussi votre adresse de la demande.',
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
