import type { ContentRun } from '@selvage/core/content'
import type { ReactNode } from 'react'
import { Link } from '../provider/link.tsx'

/** A text of runs: each with its emphasis, and inside its link. */
export function ContentText({ runs }: { readonly runs: readonly ContentRun[] }): ReactNode {
  return runs.map((run, at) => <Run key={at} {...run} />)
}

function Run({ text, href, strong, em, code }: ContentRun): ReactNode {
  let drawn: ReactNode = text
  if (code) drawn = <code>{drawn}</code>
  if (em) drawn = <em>{drawn}</em>
  if (strong) drawn = <strong>{drawn}</strong>
  return href === undefined ? drawn : <Link href={href}>{drawn}</Link>
}

/** Several texts, each a paragraph. */
export function Paragraphs({ texts }: { readonly texts: readonly ContentRun[][] }): ReactNode {
  return texts.map((runs, at) => (
    <p key={at}>
      <ContentText runs={runs} />
    </p>
  ))
}
