import type { DesignDetail } from '@selvage/core/design'
import { embedSnippet } from '@selvage/embed/snippets'
import { localizePath } from '@selvage/i18n/routes'
import { Disclosure } from '@selvage/react/disclosure'
import { TextField } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import { readChoices } from '../embed-builder/builder-choices.ts'
import { snippetOf } from '../embed-builder/builder-snippet.ts'
import type { EmbedBuild } from '../embed-builder/embed-build.ts'
import { useFrame } from '../page/frame.ts'
import * as css from './share-design.css.ts'

/** The address of a design's page, and the code of its card for another site. */
export function ShareDesign({
  design: { id, title, designer, forSale },
  embed,
}: {
  readonly design: DesignDetail
  /** The files that the code names; without them there is no code. */
  readonly embed: EmbedBuild | null
}) {
  const { lang, t } = useMessages()
  const {
    market,
    origin,
    page: { gatewayUrl },
  } = useFrame()
  const { choices } = readChoices(new URLSearchParams())
  const facts = {
    designId: id,
    design: { title, designer: designer.name, forSale },
    collections: [],
    regionNames: { country: [], currency: [] },
    market,
    origin,
    gatewayUrl,
  }
  return (
    <Disclosure summary={t('design-page.share')}>
      <TextField
        label={t('design-page.address')}
        name="address"
        readOnly
        defaultValue={origin + localizePath('design', lang, { designId: id })}
      />
      {embed && (
        <>
          <label className={css.label} htmlFor="embed-code">
            {t('design-page.code')}
          </label>
          <textarea
            id="embed-code"
            className={css.code}
            readOnly
            rows={8}
            spellCheck={false}
            defaultValue={embedSnippet('html', snippetOf(choices, { ...facts, embed }, lang, t))}
          />
        </>
      )}
      <p>
        <a href={localizePath('embed-builder', lang, { designId: id })}>
          {t('design-page.codeMore')}
        </a>
      </p>
    </Disclosure>
  )
}
