import { partOfLine } from '@edfe/domain/parts'
import { everyFieldDraft } from '@edfe/domain/test/fixtures'
import { expect, test } from 'vitest'
import { keptLabels, NO_PART, partOfValues, valuesOfPart } from './part-values.ts'

const [line] = everyFieldDraft().line_items ?? []
const part = partOfLine(line!)

test('a part with every field is the same after its form, with the lists that the form does not show', () => {
  expect(partOfValues(valuesOfPart(part), part)).toEqual(part)
})

test('empty fields of the form are no fields of the part', () => {
  expect(partOfValues({ part_number: ' A-1 ', htsus: '9405114010' }, NO_PART)).toEqual({
    part_number: 'A-1',
    htsus: '9405.11.4010',
  })
})

test('what the form does not show is named', () => {
  expect(keptLabels(part)).toEqual([
    'answers about the duty',
    'why this number',
    'answers about the goods',
    'agency flags',
    'agency data',
    'permits',
  ])
  expect(keptLabels(NO_PART)).toEqual([])
})
