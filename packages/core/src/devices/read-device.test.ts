import { expect, test } from 'vitest'
import { readDevice } from './read-device.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} OPR/120.0`, 'Opera', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  ['curl/8.9.1', null, null],
  ['', null, null],
  [`${'x'.repeat(600)} Firefox/143.0`, null, null],
])('reads the names in %s', (text, browser, system) => {
  expect(readDevice(text)).toEqual({ browser, system })
})

test('knows nothing of a request without the header', () => {
  expect(readDevice(null)).toEqual({ browser: null, system: null })
})
