import type { TranslatedRoute } from './route-table.ts'

/**
 * Paths of the form of the student project grant, and of the page that follows it. They stand apart
 * from the other pages, as those of fabrics do.
 * @source spec 2 §2.4
 */
export const studentGrantRoutes = {
  'student-grant': {
    en: 'design-grant/apply',
    de: 'projektfoerderung-studierende/antrag',
    es: 'ayuda-proyectos-estudiantes/solicitud',
    fr: 'bourse-projets-etudiants/demande',
  },
  'student-grant-sent': {
    en: 'design-grant/sent',
    de: 'projektfoerderung-studierende/gesendet',
    es: 'ayuda-proyectos-estudiantes/enviada',
    fr: 'bourse-projets-etudiants/envoyee',
  },
} as const satisfies Readonly<Record<string, TranslatedRoute>>
