import { LANGUAGES } from '@selvage/core/locale'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LiveRegion } from './live-region/index.ts'
import { MessagesProvider } from './messages/index.ts'
import { FlashMessages } from './flash/index.ts'
import { SkipLink } from './skip-link/index.ts'
import { SAMPLE_PARTS } from './testing/sample-parts.tsx'

const catalogues = { de, en, es, fr }

/**
 * The outermost element of a component has the class that keeps a page's own rules away; one in a
 * line of text, or a text alone, takes the font of the page.
 */
const PROTECTED = /^[^<]|^<(?:a|address|data|span)\b|^<[^>]* class="[^"]*\bselvage\b/

// A strict content-security policy blocks style attributes in the server's HTML.
test.each(Object.entries(SAMPLE_PARTS))(
  '%s is drawn on the server in each language without a style attribute, an inline handler, a missing word or a warning, out of reach of a page’s rules',
  (_, part) => {
    const errors = vi.spyOn(console, 'error')
    for (const lang of LANGUAGES) {
      const html = renderToString(
        <MessagesProvider lang={lang} catalogue={catalogues[lang]}>
          <LiveRegion>{part}</LiveRegion>
        </MessagesProvider>,
      )
      expect(html.length).toBeGreaterThan(150)
      expect(html).not.toMatch(/ style=| on[a-z]+=/)
      expect(html).toMatch(PROTECTED)
      expect(html).not.toMatch(/>(common|navigation|form|flash|progress|cloth)\.[a-zA-Z]+</)
    }
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  },
)

test('an unknown severity throws', () => {
  const draw = () =>
    renderToString(
      <MessagesProvider lang="en" catalogue={en}>
        <LiveRegion>
          <FlashMessages messages={[{ id: 'a', severity: 'fatal' as 'error', text: 'No' }]} />
        </LiveRegion>
      </MessagesProvider>,
    )
  expect(draw).toThrow(/severity 'fatal'/)
})

test('a component outside a MessagesProvider throws', () => {
  expect(() => renderToString(<SkipLink />)).toThrow(/MessagesProvider/)
})
