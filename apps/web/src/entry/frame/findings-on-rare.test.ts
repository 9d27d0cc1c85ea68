import type { CalendarDay } from '@edfe/domain/calendar'
import type { DraftData, StepKey } from '@edfe/domain/entry'
import { rulesProfile } from '@edfe/domain/profile'
import { checkPage, type RuleContext } from '@edfe/domain/rules'
import { expect, test } from 'vitest'
import { shownFinding } from '../../messages/findings.ts'
import { findingsOnRare } from './findings-on-rare.ts'

const ctx: RuleContext = {
  today: '2026-03-05' as CalendarDay,
  profile: rulesProfile('specification'),
  reference: {
    hasPort: () => true,
    isAirport: () => false,
    isExpressPort: () => false,
    hasSurety: () => true,
    hasCarrierPrefix: () => true,
    hasCountry: (code) => ['CN', 'VN', 'US'].includes(code),
    hasForeignPort: () => true,
  },
  confirmedCarrierPrefixes: [],
}
const found = (step: StepKey, draft: DraftData) =>
  findingsOnRare(step, draft, (page) => checkPage(page, draft, ctx))
    .map(shownFinding)
    .map(({ path, message }) => `${path}: ${message}`)

const INCOTERM = 'shipment_origin.incoterm'

test('a rare field that is given wrongly is shown on its step in the words of its page', () => {
  const draft: DraftData = { shipment_origin: { incoterm: 'FOBX' } }
  const onPage = checkPage('transport', draft, ctx).filter(({ path }) => path === INCOTERM)
  expect(onPage).not.toEqual([])
  expect(found('shipment_origin', draft)).toEqual(
    onPage.map(shownFinding).map(({ path, message }) => `${path}: ${message}`),
  )
})

test('a blank rare field holds no step up, nor do the fields that the step shows itself', () => {
  expect(found('shipment_origin', { shipment_origin: { mode_of_transport: '11' } })).toEqual([])
  expect(found('header', { bond_information: { bond_number: '1' } })).toEqual([])
  expect(found('parties_locations', { parties: { seller: { name: 'Song Hong' } } })).toEqual([])
})
