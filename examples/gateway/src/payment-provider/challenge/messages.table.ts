import type { Language } from '@selvage/core/locale'

const en = {
  title_card: 'Your bank asks: is this you?',
  title_company: 'Pay with {{company}}',
  title_installments: 'Pay in 4 with {{company}}',
  lead: '{{merchant}} is requesting {{amount}}.',
  parts: '4 payments, two weeks apart, no interest:',
  part: '{{amount}} on {{date}}',
  sandbox: 'Test provider: no money moves. Choose how the payment ends.',
  confirm_card: 'Yes, pay {{amount}}',
  confirm_company: 'Pay {{amount}}',
  confirm_installments: 'Agree and pay {{amount}} today',
  deny_card: 'No, this is not me',
  deny_company: '{{company}} declines',
  cancel: 'Cancel and go back to {{merchant}}',
  expire: 'Let the time run out',
  over: 'This payment is closed',
  over_succeeded: 'It was confirmed. Nothing is charged twice.',
  over_failed: 'Nothing was charged.',
  back: 'Back to {{merchant}}',
} as const

export type ChallengeMessages = Readonly<Record<keyof typeof en, string>>

const de: ChallengeMessages = {
  title_card: 'Ihre Bank fragt: Sind Sie es?',
  title_company: 'Mit {{company}} bezahlen',
  title_installments: 'Mit {{company}} in 4 Raten bezahlen',
  lead: '{{merchant}} möchte {{amount}} einziehen.',
  parts: '4 Zahlungen im Abstand von zwei Wochen, ohne Zinsen:',
  part: '{{amount}} am {{date}}',
  sandbox: 'Testanbieter: Es fließt kein Geld. Wählen Sie, wie die Zahlung ausgeht.',
  confirm_card: 'Ja, {{amount}} bezahlen',
  confirm_company: '{{amount}} bezahlen',
  confirm_installments: 'Zustimmen und heute {{amount}} bezahlen',
  deny_card: 'Nein, das bin ich nicht',
  deny_company: '{{company}} lehnt ab',
  cancel: 'Abbrechen und zurück zu {{merchant}}',
  expire: 'Die Zeit ablaufen lassen',
  over: 'Diese Zahlung ist abgeschlossen',
  over_succeeded: 'Sie wurde bestätigt. Es wird nichts doppelt abgebucht.',
  over_failed: 'Es wurde nichts abgebucht.',
  back: 'Zurück zu {{merchant}}',
}

const es: ChallengeMessages = {
  title_card: 'Tu banco pregunta: ¿eres tú?',
  title_company: 'Pagar con {{company}}',
  title_installments: 'Pagar en 4 plazos con {{company}}',
  lead: '{{merchant}} solicita {{amount}}.',
  parts: '4 pagos, uno cada dos semanas, sin intereses:',
  part: '{{amount}} el {{date}}',
  sandbox: 'Proveedor de pruebas: no se mueve dinero. Elige cómo termina el pago.',
  confirm_card: 'Sí, pagar {{amount}}',
  confirm_company: 'Pagar {{amount}}',
  confirm_installments: 'Aceptar y pagar hoy {{amount}}',
  deny_card: 'No, no soy yo',
  deny_company: '{{company}} lo rechaza',
  cancel: 'Cancelar y volver a {{merchant}}',
  expire: 'Dejar que se acabe el tiempo',
  over: 'Este pago ya ha terminado',
  over_succeeded: 'Se ha confirmado. No se cobra nada dos veces.',
  over_failed: 'No se ha cobrado nada.',
  back: 'Volver a {{merchant}}',
}

const fr: ChallengeMessages = {
  title_card: 'Votre banque demande\u202f: est-ce bien vous\u202f?',
  title_company: 'Payer avec {{company}}',
  title_installments: 'Payer en 4 fois avec {{company}}',
  lead: '{{merchant}} demande {{amount}}.',
  parts: '4 paiements, un toutes les deux semaines, sans frais\u00a0:',
  part: '{{amount}} le {{date}}',
  sandbox: 'Prestataire de test\u00a0: aucun argent ne circule. Choisissez l’issue du paiement.',
  confirm_card: 'Oui, payer {{amount}}',
  confirm_company: 'Payer {{amount}}',
  confirm_installments: 'Accepter et payer {{amount}} aujourd’hui',
  deny_card: 'Non, ce n’est pas moi',
  deny_company: '{{company}} refuse',
  cancel: 'Annuler et revenir à {{merchant}}',
  expire: 'Laisser le temps s’écouler',
  over: 'Ce paiement est terminé',
  over_succeeded: 'Il a été confirmé. Rien n’est débité deux fois.',
  over_failed: 'Rien n’a été débité.',
  back: 'Retour à {{merchant}}',
}

/** The texts of the provider's page, which is another company's. */
export const CHALLENGE_MESSAGES: Readonly<Record<Language, ChallengeMessages>> = { en, de, es, fr }
