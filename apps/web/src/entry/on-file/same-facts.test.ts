import { expect, test } from 'vitest'
import { sameFacts } from './same-facts.ts'

const FIELDS = ['name', 'city', 'address_line2']

test('the importer of the settings, written in capitals, is the same importer', () => {
  const onFile = { name: 'Alder & Finch LLC', city: 'Newark' }
  expect(sameFacts({ name: 'ALDER & FINCH LLC ', city: 'Newark', address_line2: '' }, onFile, FIELDS)).toBe(
    true,
  )
})

test('another city, or a second line of the address, is another importer', () => {
  const onFile = { name: 'Alder & Finch LLC', city: 'Newark' }
  expect(sameFacts({ ...onFile, city: 'Elizabeth' }, onFile, FIELDS)).toBe(false)
  expect(sameFacts({ ...onFile, address_line2: 'Suite 4' }, onFile, FIELDS)).toBe(false)
})

test('nothing on file is not the same as nothing typed', () => {
  expect(sameFacts({}, {}, FIELDS)).toBe(false)
  expect(sameFacts(undefined, undefined, FIELDS)).toBe(false)
})
