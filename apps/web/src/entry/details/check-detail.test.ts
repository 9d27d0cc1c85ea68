import type { CalendarDay } from '@edfe/domain/calendar'
import { type DraftData, type Field, fields } from '@edfe/domain/entry'
import { rulesProfile } from '@edfe/domain/profile'
import type { RuleContext } from '@edfe/domain/rules'
import { expect, test } from 'vitest'
import { shownFinding } from '../../messages/findings.ts'
import { DETAIL_PAGES, type DetailPage } from '../pages/detail-pages.ts'
import { checkDetail } from './check-detail.ts'
import { showsPath } from './page-paths.ts'

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
const messages = (page: DetailPage, draft: DraftData) =>
  checkDetail(page, draft, ctx)
    .map(shownFinding)
    .map(({ path, message }) => `${path}: ${message}`)
const line = { id: 'a', line_number: 1, description: 'Lamps', htsus: '9405.11.4010' }

test.each(
  [...Object.values(fields.entry), ...Object.values(fields.line), ...Object.values(fields.fee)]
    .filter((field: Field) => field.page !== undefined)
    .map((field: Field) => [field.path, field.page as DetailPage] as const),
)('%s is on the page %s', (path, page) => {
  expect(showsPath(page, path)).toBe(true)
})

test('a withdrawal from a warehouse asks for its date and reference on the export page', () => {
  const found = messages('export', {
    header: { entry_type: '21' },
    shipment_origin: { import_date: '2026-02-20' },
    export_details: { warehouse_withdrawal: true },
  })
  expect(found).toEqual([
    'export_details.export_date: Date of export is required for entry types 21 to 24 and for a warehouse withdrawal',
    'export_details.warehouse_reference: Warehouse reference is required with a warehouse withdrawal',
  ])
})

test('export timing before any transport detail asks for those first', () => {
  const skipped = { missing_documents: [], mode_of_transport: '' }
  for (const shipment_origin of [undefined, skipped]) {
    expect(messages('export', { shipment_origin, export_details: { export_date: '2026-03-01' } })).toContain(
      'export_details.export_date: Save transport and movement details before adding export timing.',
    )
  }
})

test('the party page of a blank entry asks for the profile, and for transport, which is in step 2', () => {
  const preset = { importer_of_record: { country: 'US' }, ultimate_consignee: { country: 'US' } }
  expect(messages('parties', { parties: preset })).toEqual(
    expect.arrayContaining([
      'shipment_origin.mode_of_transport: Transport and movement details are required for Blocks 8-20.',
      'parties.location_of_goods: Party profile is required for Blocks 25-30.',
    ]),
  )
})

test('an AD/CVD case on the page of line details asks for the role', () => {
  const found = messages('lines', { line_items: [{ ...line, adcvd_case_number: 'A-570-967-000' }] })
  expect(found).toEqual(['line_items.0.adcvd_case_role: AD/CVD case role is required with a case number'])
})

test('the page of line details leaves weights and values to their own page', () => {
  expect(messages('lines', { line_items: [line] })).toEqual([])
  expect(messages('line-values', { line_items: [line] })).toContain(
    'line_items.0.gross_weight_kg: Gross Weight is required',
  )
})

test('every detail page has words for its link and its title', () => {
  for (const { title, when } of Object.values(DETAIL_PAGES)) expect(title && when).toBeTruthy()
})
