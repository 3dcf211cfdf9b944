import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { KeyboardNotes } from './keyboard-notes.tsx'

/** The page of a component: what it is, its props, its keys and its states. */
export function HouseDocsPage(): ReactNode {
  const { csfFile } = useOf('meta', ['meta'])
  const isSingle = Object.keys(csfFile.stories).length === 1
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isSingle ? <Description of="story" /> : null}
      <Primary />
      <Controls />
      <KeyboardNotes />
      {isSingle ? null : <Stories />}
    </>
  )
}
