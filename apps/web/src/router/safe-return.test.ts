import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test('a visitor comes back to the page that was asked for', () => {
  expect(safeReturn('/entries/12/step-3?x=1')).toBe('/entries/12/step-3?x=1')
})

test.each([undefined, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
  'the address %s leads to the dashboard instead',
  (wanted) => expect(safeReturn(wanted)).toBe('/dashboard'),
)
