import { afterEach, expect, test } from 'vitest'
import { setLanguage } from './language.ts'
import { officialText } from './official-text.ts'

afterEach(() => setLanguage())

const bill = { id: 'form-sheet.12-b-l-or-awb', defaultMessage: '12. B/L or AWB Number' }

test('on a page in another language the English that CBP prints is known', () => {
  setLanguage({ locale: 'es', catalogue: { [bill.id]: '12. Número de conocimiento o guía' } })
  expect(officialText(bill)).toBe('12. B/L or AWB Number')
  const twoRows = { id: 'sheet-lines.37-a-htsus-rate', defaultMessage: '37. A. HTSUS{br}Rate' }
  expect(officialText(twoRows, { br: ' ' })).toBe('37. A. HTSUS Rate')
})

test('on an English page there is no second name', () => {
  expect(officialText(bill)).toBeUndefined()
})
