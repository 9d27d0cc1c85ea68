import { expect, test } from 'vitest'
import { changesOf } from './fix-changes.ts'

const DRAFT = {
  line_items: [
    { id: 'a', line_number: 1, charges: '', relationship: '' },
    { id: 'b', line_number: 2, charges: '3185.00', relationship: 'Y' },
    { id: 'c', line_number: 3, relationship: '' },
  ],
}
const at = (field: string) => [0, 1, 2].map((index) => `line_items.${index}.${field}`)

test('the preview shows each line that changes, before and after, and leaves out the one that has the value', () => {
  expect(changesOf(DRAFT, at('charges'), '3,185')).toMatchObject([
    { place: 'Line 001', before: '', after: '3,185.00' },
    { place: 'Line 003', before: '', after: '3,185.00' },
  ])
  expect(changesOf(DRAFT, at('charges'), '90')).toHaveLength(3)
})

test('a choice is shown in its words', () => {
  expect(changesOf(DRAFT, at('relationship'), 'N')).toMatchObject([
    { before: '', after: 'No' },
    { before: 'Yes', after: 'No' },
    { before: '', after: 'No' },
  ])
})
