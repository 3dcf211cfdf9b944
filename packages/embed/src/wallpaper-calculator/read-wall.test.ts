import { describe, expect, test } from 'vitest'
import { readWall } from './read-wall.ts'

const from = (attributes: Readonly<Record<string, string>>) => (name: string) =>
  attributes[name] ?? null

describe('the attributes of a calculator', () => {
  test('set no wall when they are left out', () => {
    expect(readWall(from({}), 'imperial')).toEqual({ ok: true, wallpaper: undefined })
  })

  test('set height and widths in the country’s system or in the given one', () => {
    const read = readWall(
      from({ height: '96', widths: ' 120  96 ', wallpaper: 'peel_and_stick' }),
      'imperial',
    )
    expect(read).toMatchObject({
      ok: true,
      wallpaper: 'PEEL_AND_STICK',
      wall: { system: 'imperial', height: 96, widths: [120, 96], wallpaper: 'PEEL_AND_STICK' },
    })
    expect(
      readWall(from({ height: '244', widths: '300', measurement: 'metric' }), 'imperial'),
    ).toMatchObject({ wall: { system: 'metric' } })
  })

  test.each([
    [{ wallpaper: 'constructor' }, 'wallpaper'],
    [{ wallpaper: 'SMOOTH' }, 'wallpaper'],
    [{ height: '96', widths: '10', measurement: 'feet' }, 'measurement'],
    [{ widths: '120' }, 'height'],
    [{ height: '96' }, 'widths'],
    [{ height: '96', widths: '12.5' }, 'widths'],
    [{ height: '1e3', widths: '10' }, 'height'],
    [{ height: '9.6', widths: '10 x' }, 'height', 'widths'],
    [{ height: '96', widths: '120 -4' }, 'widths'],
  ])('%o are rejected because of %s', (attributes, ...names) => {
    const read = readWall(from(attributes), 'imperial')
    expect(read.ok ? [] : read.problems).toEqual(names)
  })
})
