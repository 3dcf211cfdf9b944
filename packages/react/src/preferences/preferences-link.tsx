'use client'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog/index.ts'
import { opensDialog } from '../dialog/opens-dialog.ts'
import { headerLink } from '../header/header-link.css.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import type { ChosenPreferences, PreferencesFormProps } from './preferences-form.tsx'

/** Props of {@link PreferencesLink}: those of the form, and the link. */
export interface PreferencesLinkProps extends PreferencesFormProps {
  /** The page of the preferences, for a visitor without a script and for another tab. */
  readonly href: string
  /** The text of the link. */
  readonly label: string
  /** `tool` looks like the links of the header; `text`, unless given, like one in a text. */
  readonly kind?: 'text' | 'tool' | undefined
  /** True on the page of the preferences itself, which opens no dialog. */
  readonly current?: boolean | undefined
}

/**
 * A link to the page of the preferences; with a script a press shows its form in a dialog, which
 * closes once `onSave` has taken what was chosen.
 */
export function PreferencesLink({
  href,
  label,
  kind = 'text',
  current = false,
  onSave,
  ...form
}: PreferencesLinkProps): ReactNode {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  const save =
    onSave &&
    (async (chosen: ChosenPreferences): Promise<void> => {
      await onSave(chosen)
      setOpen(false)
    })
  return (
    <>
      <Link
        href={href}
        {...(kind === 'tool' && { className: headerLink })}
        {...(current ? { 'aria-current': 'page' } : opensDialog(open, () => setOpen(true)))}
      >
        {label}
      </Link>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('navigation.preferences')}
        description={t(
          form.currencies?.length === 1
            ? 'navigation.preferencesHelpMeasures'
            : 'navigation.preferencesHelp',
        )}
      >
        <PreferencesForm {...form} onSave={save} />
      </Dialog>
    </>
  )
}
