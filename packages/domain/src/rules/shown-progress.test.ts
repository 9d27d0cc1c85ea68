import { expect, test } from 'vitest'
import { VALID_CONTEXT as ctx, VALID_DRAFT } from '../../test/cases/rules/valid-draft.ts'
import { emptyDraft } from '../entry/index.ts'
import { shownProgress } from './shown-progress.ts'

const statuses = (...given: Parameters<typeof shownProgress>) =>
  Object.fromEntries(Object.entries(shownProgress(...given)).map(([step, item]) => [step, item?.status]))
const visitedAt = '2026-03-05T15:00:00Z'

test('an entry that was saved whole through the API shows its sections as filled', () => {
  expect(statuses({ header: { status: 'current', visitedAt } }, VALID_DRAFT, ctx)).toEqual({
    header: 'valid',
    shipment_origin: 'valid',
    parties_locations: 'valid',
    line_items: 'complete',
    totals_declarations: 'complete',
  })
})

test('a draft that corrects a rejected entry asks for its signature only', () => {
  const totals_declarations = { ...VALID_DRAFT.totals_declarations, declarant_signature: '' }
  expect(statuses({}, { ...VALID_DRAFT, totals_declarations }, ctx)).toEqual({
    header: 'valid',
    shipment_origin: 'valid',
    parties_locations: 'valid',
    line_items: 'complete',
  })
})

test('a step that holds what the organization has set counts as partly done only after a visit', () => {
  const draft = { parties: { importer_number: '12-3456789' } }
  expect(statuses({}, draft, ctx)).toEqual({})
  expect(statuses({ parties_locations: { status: 'current', visitedAt } }, draft, ctx)).toEqual({
    parties_locations: 'partial',
  })
})

test('of a new entry nothing is filled in yet', () => {
  const draft = emptyDraft({ entryNumber: 'ZZZ12300015', lineId: 'line-1' })
  expect(statuses({ header: { status: 'current', visitedAt } }, draft, ctx)).toEqual({ header: 'partial' })
})

test('what was recorded on the page is kept', () => {
  const recorded = {
    header: { status: 'incomplete', visitedAt, validationErrors: 2 },
    shipment_origin: { status: 'partial', visitedAt, validationErrors: 0, skipped: true },
    parties_locations: { status: 'valid', visitedAt, completedAt: visitedAt, validationErrors: 0 },
  } as const
  expect(shownProgress(recorded, VALID_DRAFT, ctx)).toMatchObject(recorded)
})
