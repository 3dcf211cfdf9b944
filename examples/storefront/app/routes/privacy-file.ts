import { isShopError } from '@selvage/core/contract'
import { exportData } from '@selvage/core/privacy-request'
import { localizePath } from '@selvage/i18n/routes'
import { redirect } from 'react-router'
import { accountPath } from '../account/account-paths.ts'
import { isLinkOver } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed, notFound } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { sendAsVisitor } from '../session/send-as-visitor.server.ts'
import type { Route } from './+types/privacy-file'

/** The file is made for whoever has the token and presses the button. */
export const loader = () => notFound()

/** Answers with the copy of the data as a file; no cache keeps it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway, page } = context.get(shopContext)
  const token = formText(await request.formData(), 'token')
  const confirmed = localizePath('account-data-information-confirmed', page.language, {}, { token })
  const sent = sendAsVisitor(() => gateway.send(exportData, { body: { token } }))
  return needed(
    sent.then(
      ({ data }) => fileOf(data),
      (error: unknown) => {
        // The page of the request says what has become of it.
        if (isLinkOver(error)) return redirect(confirmed, 303)
        if (isShopError(error) && error.code === 'UNAUTHORIZED')
          return redirect(accountPath('login', page.language, confirmed), 303)
        throw error
      },
    ),
  )
}

const fileOf = (data: Readonly<Record<string, unknown>>): Response =>
  new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="selvage-data-${today()}.json"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

const today = (): string => new Date().toISOString().slice(0, 10)
