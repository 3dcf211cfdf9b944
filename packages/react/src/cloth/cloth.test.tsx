import { catalogue } from '@selvage/i18n/messages/en'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { Cloth } from './index.ts'

const draw = (ground?: string) =>
  renderToString(
    <MessagesProvider lang="en" catalogue={catalogue}>
      <Cloth
        sources={{ src: 'a.webp' }}
        alt=""
        width={300}
        height={318}
        windowWidthIn={12}
        ground={ground}
      />
    </MessagesProvider>,
  )

test('a cloth has the ground of its print under the picture', () => {
  expect(draw('#a3282c')).toMatch(/<rect [^>]*fill="#a3282c"><\/rect><\/svg><picture>/)
})

test('a cloth whose ground is unknown begins with its picture', () => {
  expect(draw()).toMatch(/^<div [^>]*><picture>/)
})
