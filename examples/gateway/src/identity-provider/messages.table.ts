import type { Language } from '@selvage/core/locale'

const en = {
  title: 'Prove that you belong to a group',
  lead: '{{merchant}} gives a discount to people of these groups and asks us to check. It learns your group and nothing else.',
  sandbox: 'Test provider: nobody is checked. Choose a group, and who you are.',
  group: 'Which group do you belong to?',
  teacher: 'Teacher',
  student: 'Student',
  military: 'Military',
  responder: 'First responder',
  nurse: 'Nurse',
  missing: 'Please choose your group first.',
  verified: 'Go on as Vera, who is verified',
  unverified: 'Go on as Noah, who is not verified',
  cancel: 'Cancel and go back to {{merchant}}',
  wrong: 'This page was opened in a way that does not work',
  wrongText: 'Please go back to the shop and press its button again.',
} as const

/** The words of the provider's pages. */
type IdentityMessages = Readonly<Record<keyof typeof en, string>>

const de: IdentityMessages = {
  title: 'Weisen Sie nach, dass Sie zu einer Gruppe gehören',
  lead: '{{merchant}} gibt diesen Gruppen einen Rabatt und bittet uns um die Prüfung. Der Shop erfährt Ihre Gruppe und sonst nichts.',
  sandbox: 'Testanbieter: Es wird niemand geprüft. Wählen Sie eine Gruppe und wer Sie sind.',
  group: 'Zu welcher Gruppe gehören Sie?',
  teacher: 'Lehrkraft',
  student: 'Schüler oder Studierende',
  military: 'Militär',
  responder: 'Rettungskräfte',
  nurse: 'Pflegekraft',
  missing: 'Bitte wählen Sie zuerst Ihre Gruppe.',
  verified: 'Weiter als Vera, die bestätigt ist',
  unverified: 'Weiter als Noah, der nicht bestätigt ist',
  cancel: 'Abbrechen und zurück zu {{merchant}}',
  wrong: 'So lässt sich diese Seite nicht öffnen',
  wrongText:
    'Bitte gehen Sie zurück zum Shop und drücken Sie dort noch einmal auf die Schaltfläche.',
}

const es: IdentityMessages = {
  title: 'Demuestra que perteneces a un grupo',
  lead: '{{merchant}} hace un descuento a las personas de estos grupos y nos pide que lo comprobemos. Solo sabrá cuál es tu grupo, nada más.',
  sandbox: 'Proveedor de pruebas: no se comprueba a nadie. Elige un grupo y quién eres.',
  group: '¿A qué grupo perteneces?',
  teacher: 'Docentes',
  student: 'Estudiantes',
  military: 'Militares',
  responder: 'Servicios de emergencia',
  nurse: 'Enfermería',
  missing: 'Elige primero tu grupo.',
  verified: 'Seguir como Vera, que está verificada',
  unverified: 'Seguir como Noah, que no está verificado',
  cancel: 'Cancelar y volver a {{merchant}}',
  wrong: 'Esta página no se puede abrir así',
  wrongText: 'Vuelve a la tienda y pulsa otra vez su botón.',
}

const fr: IdentityMessages = {
  title: 'Prouvez que vous faites partie d’un groupe',
  lead: '{{merchant}} accorde une remise aux personnes de ces groupes et nous demande de vérifier. La boutique apprend votre groupe et rien d’autre.',
  sandbox:
    'Prestataire de test\u00a0: personne n’est vérifié. Choisissez un groupe et qui vous êtes.',
  group: 'De quel groupe faites-vous partie\u202f?',
  teacher: 'Personnel enseignant',
  student: 'Étudiants et élèves',
  military: 'Militaires',
  responder: 'Services de secours',
  nurse: 'Personnel infirmier',
  missing: 'Veuillez d’abord choisir votre groupe.',
  verified: 'Continuer en tant que Vera, qui est vérifiée',
  unverified: 'Continuer en tant que Noah, qui n’est pas vérifié',
  cancel: 'Annuler et revenir à {{merchant}}',
  wrong: 'Cette page ne peut pas s’ouvrir ainsi',
  wrongText: 'Veuillez revenir à la boutique et appuyer de nouveau sur son bouton.',
}

/** The words of the provider's pages, which are another company's. */
export const IDENTITY_MESSAGES: Readonly<Record<Language, IdentityMessages>> = { en, de, es, fr }
