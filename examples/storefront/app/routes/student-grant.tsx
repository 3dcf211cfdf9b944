import { EMPTY_STUDENT_GRANT, semesterRound } from '@selvage/core/student-grant'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import { userOf } from '../account/session-user.server.ts'
import { Island } from '../island-runtime/island.tsx'
import StudentGrantFormIsland from '../islands/student-grant-form.tsx'
import { ShortPage } from '../page/short-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import * as css from '../privacy-request/privacy-page.css.ts'
import { applyAction } from '../student-grant/apply-action.server.ts'
import { SemesterDays } from '../student-grant/semester-days.tsx'
import type { Route } from './+types/student-grant'

export async function loader({ context }: Route.LoaderArgs) {
  const user = await userOf(context.get(shopContext))
  const values = { ...EMPTY_STUDENT_GRANT, email: user?.email ?? '' }
  return { values, round: semesterRound(new Date()) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  applyAction(context.get(shopContext), request)

/** The form of the student project grant. @source spec 2 §2.4 */
export default function StudentGrantPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { values, round } = loaderData
  return (
    <ShortPage
      title={t('student-grant-page.title')}
      lead={t('student-grant-page.lead')}
      paths={documentRoutes.alternatePaths('student-grant')}
    >
      <Island
        name="student-grant-form"
        of={StudentGrantFormIsland}
        props={{
          values,
          ...actionData,
          action: documentRoutes.localizePath('student-grant', lang),
        }}
        when={actionData ? 'load' : 'idle'}
      />
      <div className={css.below}>
        <SemesterDays round={round} />
        <p>{t('student-grant-page.data')}</p>
        <p>
          <a href={documentRoutes.localizePath('design-grant', lang)}>
            {t('content.name_design-grant')}
          </a>
        </p>
      </div>
    </ShortPage>
  )
}
