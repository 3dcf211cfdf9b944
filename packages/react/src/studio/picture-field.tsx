'use client'
import { ART_MAX_BYTES, ART_PIXELS, artPictureUrl, sharpWidthIn } from '@selvage/core/own-designs'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { box } from '../field/field.css.ts'
import { SeverityMark } from '../flash/severity-mark.tsx'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { heightAt } from './height-at.ts'
import { designErrorText, designFieldId, megabytes } from './design-errors.ts'
import type { PictureError } from './design-errors.ts'
import * as css from './studio.css.ts'
import { ART_ACCEPT } from './use-art-upload.ts'
import type { ArtFile } from './use-art-upload.ts'

interface PictureFieldProps {
  readonly file: ArtFile
  readonly error: PictureError | undefined
  readonly onChoose: (file: File) => void
  readonly onStop: () => void
  readonly guideHref: string | undefined
}

/** The picture of a design: the field that chooses a file, and how far that file is. */
export function PictureField({
  file,
  error,
  onChoose,
  onStop,
  guideHref,
}: PictureFieldProps): ReactNode {
  const messages = useMessages()
  const { t, percent } = messages
  const isHere = file.state === 'here'
  const input = useRef<HTMLInputElement>(null)
  // The pressed button goes, and the field takes its focus.
  const press = (act: () => void) => () => {
    input.current?.focus()
    act()
  }
  const again = file.state === 'stopped' || file.state === 'wrong' ? file.again : undefined
  return (
    <section className={css.files}>
      {isHere && <Arrived file={file} />}
      <Field
        id={designFieldId('picture')}
        label={t(isHere ? 'studio.anotherPicture' : 'studio.picture')}
        hint={t('studio.pictureHint', {
          max: megabytes(messages, ART_MAX_BYTES),
          least: ART_PIXELS.min,
          most: ART_PIXELS.max,
        })}
        error={designErrorText(messages, 'picture', error)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className={`${box} ${css.file}`}
            type="file"
            name="picture"
            accept={ART_ACCEPT}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              if (chosen) onChoose(chosen)
            }}
          />
        )}
      </Field>
      {guideHref !== undefined && (
        <p className={css.quiet}>
          <Link href={guideHref}>{t('studio.prepare')}</Link>
        </p>
      )}
      {file.state === 'sending' && (
        <div className={css.sending}>
          <p className={css.fileName}>{file.file.name}</p>
          <p className={css.quiet}>
            {megabytes(messages, file.file.size)} ·{' '}
            {t('studio.sending', {
              percent: percent(Math.floor((100 * file.received) / file.file.size) / 100),
            })}
          </p>
          {file.isPaused && <p className={css.quiet}>{t('studio.sendingAgain')}</p>}
          <progress
            className={css.bar}
            aria-label={t('studio.progress')}
            value={file.received}
            max={file.file.size}
          />
          <Button kind="small" onClick={press(onStop)}>
            {t('studio.stop')}
          </Button>
        </div>
      )}
      {file.state === 'stopped' && <p className={css.quiet}>{t('studio.stopped')}</p>}
      {again && (
        <div className={css.sending}>
          <p className={css.fileName}>{again.name}</p>
          <Button kind="small" onClick={press(() => onChoose(again))}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Arrived({ file }: { readonly file: ArtFile & { readonly state: 'here' } }): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t, size } = useMessages()
  const { art, id } = file.upload
  const sharp = sharpWidthIn(art)
  return (
    <div className={css.arrived}>
      <input type="hidden" name="upload" value={id} />
      <img
        className={css.thumb}
        src={artPictureUrl(gatewayUrl, art.id)}
        alt=""
        width={56}
        height={56}
      />
      <div>
        {file.name !== undefined && <p className={css.fileName}>{file.name}</p>}
        <p className={css.quiet}>{t('studio.pixels', { width: art.width, height: art.height })}</p>
        <p className={css.ready}>
          <SeverityMark severity="success" />
          <span>{t('studio.ready')}</span>
        </p>
        <p className={css.fact}>
          {t('studio.sharpUpTo', { size: size(sharp, heightAt(sharp, art)) })}
        </p>
      </div>
    </div>
  )
}
