import { catalogue as english } from '@selvage/i18n/messages/en'
import { catalogue as german } from '@selvage/i18n/messages/de'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { ProjectAmounts } from './index.ts'

const cellsOf = (name: RegExp) =>
  [...screen.getByRole('row', { name }).querySelectorAll('td')].map((cell) => cell.textContent)

it('says for each width of cloth how many yards a project takes', () => {
  render(
    <MessagesProvider lang="en" catalogue={english}>
      <ProjectAmounts repeatIn={24} widthsIn={[42, 116]} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('region', { name: 'How much do I need?' }).tabIndex).toBe(0)
  expect(screen.getByRole('columnheader', { name: '116\u00a0in wide' })).toBeTruthy()
  expect(cellsOf(/^Cushion cover/)).toEqual(['1 yard', '1 yard'])
  expect(cellsOf(/^Two curtains/)).toEqual(['6 yards', '3 yards'])
})

it('is in meters and the language of the page', () => {
  render(
    <MessagesProvider lang="de" catalogue={german} measurement="metric">
      <ProjectAmounts repeatIn={24} widthsIn={[42]} />
    </MessagesProvider>,
  )
  expect(cellsOf(/^Zwei Vorhänge/)).toEqual(['5 Meter'])
  expect(screen.getByRole('rowheader', { name: /Kleid, knielang.*Größe M/ })).toBeTruthy()
})
