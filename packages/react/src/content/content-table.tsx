'use client'
import type { ContentBlock } from '@selvage/core/content'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ContentText } from './content-text.tsx'
import * as css from './content.css.ts'

/** A table of texts; its first column names each row. A small screen scrolls it. */
export function ContentTable({
  caption,
  columns,
  rows,
}: Extract<ContentBlock, { type: 'table' }>): ReactNode {
  const id = useId()
  return (
    <div className={css.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], at) => (
            <tr key={at}>
              <th scope="row">
                <ContentText runs={name} />
              </th>
              {cells.map((runs, cell) => (
                <td key={cell}>
                  <ContentText runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
