import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test('a visitor comes back to the page that was asked for', () => {
  expect(safeReturn('/entries/12/step-3?x=1')).toBe('/entries/12/step-3?x=1')
})

// Browsers drop tabs and line ends of an address before they read it.
const strippedByBrowsers = ['/\t/elsewhere.example', '/\n//elsewhere.example', '/\r\\elsewhere.example']

test.each([
  undefined,
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/x/..//elsewhere.example',
  ...strippedByBrowsers,
])('the address %j leads to the dashboard instead', (wanted) => expect(safeReturn(wanted)).toBe('/dashboard'))
