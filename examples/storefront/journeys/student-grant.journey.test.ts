import { documentRoutes } from '@selvage/i18n/document-routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { look } from './support/look.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const pathOf = (route: 'design-grant' | 'student-grant' | 'student-grant-sent') =>
  documentRoutes.localizePath(route, 'en')

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** Prints a page as the browser does, which writes a PDF of so many pages. */
const print = (page: Page, pages: number): Promise<Buffer> =>
  page
    .setContent('<p style="break-after: page">A quilt</p>'.repeat(pages - 1) + '<p>A quilt</p>')
    .then(() => page.pdf())

test.each([true, false])(
  'a student applies with two files, one of which was wrong at first (script: %s)',
  async (scripted) => {
    const printer = await visit()
    const [pdf, long] = [await print(printer.page, 3), await print(printer.page, 11)]
    await printer.leave()
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    await page.goto(storefront + pathOf('design-grant'))
    await look(page, 'en', { scripted })
    await page
      .getByRole('main')
      .getByRole('link', { name: t('student-grant-page.apply') })
      .click()
    await page.waitForURL(`**${pathOf('student-grant')}`)
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await field(t('student-grant.name')).fill('June Harrow')
    await field(t('account.email')).fill('june@harrowmail.com')
    await field(t('student-grant.school')).fill('School of Textiles')
    await field(t('student-grant.program')).fill('Printed textiles')
    await field(t('student-grant.country')).selectOption('DE')
    await field(t('student-grant.plan')).fill('A quilt of maps.\nForty panels.')
    await field(t('student-grant.proof')).setInputFiles(file('class-list.pdf', pdf))
    await field(t('student-grant.work')).setInputFiles(file('work.pdf', long))
    await main.getByRole('button', { name: t('student-grant.send') }).click()
    await main
      .getByText(t('student-grant.file_pages', { pages: 10 }))
      .first()
      .waitFor()
    await look(page, 'en', { scripted })
    if (scripted) await page.waitForFunction(() => document.activeElement?.role === 'group')
    expect(await field(t('student-grant.plan')).inputValue()).toBe(
      'A quilt of maps.\nForty panels.',
    )
    expect(await main.getByText(t('student-grant.arrived')).count()).toBe(1)
    await field(t('student-grant.work')).setInputFiles(file('work.pdf', pdf))
    await main.getByRole('button', { name: t('student-grant.send') }).click()
    await page.waitForURL(`**${pathOf('student-grant-sent')}`)
    await look(page, 'en', { scripted })
    expect(browserErrors.filter((error) => !error.includes('400'))).toEqual([])
    await leave()
  },
)
