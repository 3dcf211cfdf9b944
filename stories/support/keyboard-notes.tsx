import { Heading, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { notesFor } from './keyboard-notes.table.ts'
import * as css from './keyboard-notes.css.ts'

/** The keys of the docs page's component; nothing for one that takes none. */
export function KeyboardNotes(): ReactNode {
  const resolved = useOf('meta', ['meta'])
  const notes = notesFor(resolved.preparedMeta.title)
  if (notes.length === 0) return null
  return (
    <>
      <Heading>Keyboard</Heading>
      <div className="sb-unstyled">
        <table className={css.table} data-keyboard-notes>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {notes.map(({ keys, does }) => (
              <tr key={`${keys.join()} ${does}`}>
                <th scope="row">
                  {keys.map((key) => (
                    <kbd key={key} className={css.key}>
                      {key}
                    </kbd>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
