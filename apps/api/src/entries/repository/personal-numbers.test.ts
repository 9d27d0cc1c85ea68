import { expect, test } from 'vitest'
import { createSealing, maskDraft, maskImages } from './personal-numbers.ts'

const numbers = createSealing('a key of the tests')
const draft = { parties: { importer_number: '123-45-6789', consignee_number: '12-3456789' } }

test('a social security number is unreadable at rest and readable with the key; an EIN stays as it is', () => {
  const stored = numbers.encryptPersonalNumbers(draft, {})
  expect(stored.parties?.importer_number).not.toContain('6789')
  expect(stored.parties?.consignee_number).toBe('12-3456789')
  expect(numbers.decryptPersonalNumbers(stored)).toEqual(draft)
  expect(() => createSealing('another key').decryptPersonalNumbers(stored)).toThrow()
})

test('the number of a seller, shipper or manufacturer is sealed and masked as well', () => {
  const other = {
    parties: { seller: { name: 'A. Person', tin: '123-45-6789' }, shipper: { tin: '12-3456789' } },
  }
  const stored = numbers.encryptPersonalNumbers(other, {})
  expect(stored.parties?.seller?.tin).not.toContain('6789')
  expect(stored.parties?.shipper?.tin).toBe('12-3456789')
  expect(numbers.decryptPersonalNumbers(stored)).toEqual(other)
  expect(numbers.encryptPersonalNumbers(other, stored)).toEqual(stored)
  expect(maskDraft(other).parties?.seller?.tin).toBe('***-**-6789')
})

test('a number that did not change keeps its sealed text, so that saving again changes nothing', () => {
  const stored = numbers.encryptPersonalNumbers(draft, {})
  expect(numbers.encryptPersonalNumbers(draft, stored)).toEqual(stored)
  const changed = { parties: { ...draft.parties, importer_number: '123-45-6780' } }
  expect(numbers.encryptPersonalNumbers(changed, stored)).not.toEqual(stored)
})

test('masking keeps the last four digits, and the columns of a record', () => {
  expect(maskDraft(draft).parties).toEqual({ importer_number: '***-**-6789', consignee_number: '12-3456789' })
  const [image] = maskImages([`11123-45-6789 `.padEnd(80)], draft)
  expect(image).toBe(`11***-**-6789 `.padEnd(80))
})

test('a personal number is sealed and masked however it is typed, in block 28 as well', () => {
  for (const typed of ['123 45 6789', '123–45–6789', '123-45-6789-', '123456789']) {
    const other = { parties: { importer_number: typed, reference_number: typed, seller: { tin: typed } } }
    const stored = JSON.stringify(numbers.encryptPersonalNumbers(other, {}))
    expect(stored).not.toContain('6789')
    expect(numbers.decryptPersonalNumbers(JSON.parse(stored))).toEqual(other)
    expect(maskDraft(other).parties).toMatchObject({
      importer_number: '***-**-6789',
      reference_number: '***-**-6789',
      seller: { tin: '***-**-6789' },
    })
  }
})
