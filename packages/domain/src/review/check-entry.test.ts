import { describe, expect, test } from 'vitest'
import { withPath } from '../../test/cases/cases.ts'
import { VALID_CONTEXT as ctx, VALID_DRAFT } from '../../test/cases/rules/valid-draft.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { CBP_PROFILE, type RulesProfile, rulesProfile, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { entryRules, feeRules, lineRules } from '../rules/catalogue/index.ts'
import { checkBond, checkPage } from '../rules/check-page.ts'
import { checkField, checkStep, errorsOf } from '../rules/check-step.ts'
import type { Finding } from '../rules/finding.ts'
import { checkEntry, finalReview } from './check-entry.ts'

const change = (changes: Record<string, unknown>, draft: DraftData = VALID_DRAFT): DraftData =>
  Object.entries(changes).reduce((before, [path, value]) => withPath(before, path, value), draft)
const WORDS = new Map(
  [...entryRules, ...lineRules, ...feeRules].map(({ id, message }) => [`rule.${id}`, message]),
)
const messages = (findings: readonly Finding[]) => findings.map(({ message }) => WORDS.get(message.id))
const paths = (findings: readonly Finding[]) => findings.map(({ path }) => path)
const STEPS = ['header', 'shipment_origin', 'parties_locations', 'line_items', 'totals_declarations'] as const
const line = (number: number, changes: Partial<LineItem> = {}): LineItem => ({
  ...(VALID_DRAFT.line_items?.[0] as LineItem),
  id: `line-${number}`,
  line_number: number,
  ...changes,
})

describe('a step of the form', () => {
  test.each(STEPS)('%s finds nothing wrong with a whole entry', (step) => {
    expect(checkStep(step, VALID_DRAFT, ctx)).toEqual([])
  })

  test('asks a new entry for what is required, in page order', () => {
    expect(paths(checkStep('shipment_origin', {}, ctx))).toEqual([
      'shipment_origin.mode_of_transport',
      'shipment_origin.import_date',
      'shipment_origin.country_of_origin',
      'shipment_origin.exporting_country',
      'shipment_origin.export_date',
    ])
  })

  test('reports one problem of a field at a time: required before format', () => {
    const found = checkStep('header', change({ 'header.surety_no': 'A' }), ctx)
    expect(messages(found)).toEqual(['Surety number must be 3 digits'])
    expect(messages(checkStep('header', change({ 'header.surety_no': '' }), ctx))).toEqual([
      'Surety number is required',
    ])
  })

  test('lets a new entry with the default port pass with a warning', () => {
    const found = checkStep('header', change({ 'header.port_code': 'NY10' }), ctx)
    expect(found.map(({ severity }) => severity)).toEqual(['warning'])
    expect(errorsOf(found)).toEqual([])
  })

  test('names line and field of an error in a line', () => {
    const found = checkStep('line_items', change({ line_items: [line(1), line(2, { htsus: '' })] }), ctx)
    expect(found).toMatchObject([
      {
        path: 'line_items.1.htsus',
        block: '33A',
        message: { id: 'rule.LINE_HTSUS_REQUIRED' },
      },
    ])
  })

  test('judges fee rows before the totals under them', () => {
    const found = checkStep(
      'totals_declarations',
      change({ 'totals_declarations.fee_summary.1.amount': '', 'totals_declarations.total_duty': '' }),
      ctx,
    )
    expect(paths(found)).toEqual([
      'totals_declarations.fee_summary.1.amount',
      'totals_declarations.total_duty',
    ])
  })

  test('lets a confirmed carrier code pass', () => {
    const draft = change({ 'shipment_origin.bill_of_lading': 'QXYZ123' })
    expect(messages(checkStep('shipment_origin', draft, ctx))).toEqual([
      'Invalid SCAC code for vessel transport',
    ])
    expect(checkStep('shipment_origin', draft, { ...ctx, confirmedCarrierPrefixes: ['QXY'] })).toEqual([])
  })

  test('asks nothing of the vessel ports when the goods come by road', () => {
    const draft = change({
      'shipment_origin.mode_of_transport': '30',
      'shipment_origin.foreign_port_lading': '',
      'shipment_origin.us_port_unlading': '',
    })
    expect(checkStep('shipment_origin', draft, ctx)).toEqual([])
  })
})

describe('one field', () => {
  test('is judged alone when it is left', () => {
    const draft = change({ 'header.entry_date': '2026-03-06', 'header.surety_no': '' })
    expect(messages(checkField('header.entry_date', draft, ctx))).toEqual([
      'Entry date cannot be in the future',
    ])
    expect(checkField('header.port_code', draft, ctx)).toEqual([])
  })

  test('of a line or a fee row is found by its place', () => {
    const draft = change({
      line_items: [line(1), line(2, { net_qty: '0' })],
      'totals_declarations.fee_summary.0.amount': '1.234',
    })
    expect(messages(checkField('line_items.1.net_qty', draft, ctx))).toEqual([
      'Net Quantity must be a positive number',
    ])
    expect(checkField('line_items.0.net_qty', draft, ctx)).toEqual([])
    expect(checkField('line_items.7.net_qty', draft, ctx)).toEqual([])
    expect(messages(checkField('totals_declarations.fee_summary.0.amount', draft, ctx))).toEqual([
      'Fee amount must have up to 2 decimal places',
    ])
  })
})

describe('the assembled entry', () => {
  test('without a fault has no error', () => {
    expect(messages(errorsOf(checkEntry(VALID_DRAFT, ctx)))).toEqual([])
  })

  test('warns of a bill that passes the form and fails the data layer, with its place', () => {
    const BILL = { bill: 'EGLV142600318457', code: 'EGLV', digits: 12 }
    const draft = change({ 'shipment_origin.bill_of_lading': BILL.bill })
    expect(checkStep('shipment_origin', draft, ctx)).toEqual([])
    expect(checkEntry(draft, ctx)).toEqual([
      {
        rule_id: 'SHIPMENT_BILL_FORMAT',
        severity: 'warning',
        path: 'shipment_origin.bill_of_lading',
        message: { id: 'rule.SHIPMENT_BILL_FORMAT', params: BILL },
        detail: { id: 'rule.SHIPMENT_BILL_FORMAT.detail', params: BILL },
        step: 'shipment_origin',
        block: '12',
      },
    ])
  })

  test('takes a description of 400 characters that the form would not', () => {
    const draft = change({ 'line_items.0.description': 'x'.repeat(400) })
    expect(messages(checkStep('line_items', draft, ctx))).toEqual([
      'Description must be 200 characters or less',
    ])
    expect(paths(errorsOf(checkEntry(draft, ctx)))).not.toContain('line_items.0.description')
  })

  test('has at most one error on each field, in page order', () => {
    const found = errorsOf(
      checkEntry({ header: { bond_type: 'X' }, line_items: [line(1, { htsus: '' })] }, ctx),
    )
    expect(new Set(paths(found)).size).toBe(found.length)
    const steps = found.map(({ step }) => step)
    const order = [...STEPS, 'review_submit']
    expect(steps).toEqual([...steps].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  test('sends the person to the bond page of a formal entry without bond details', () => {
    const draft: DraftData = { ...VALID_DRAFT, bond_information: {} }
    expect(messages(checkBond(draft, ctx))).toHaveLength(8)
    expect(checkEntry(draft, ctx).filter(({ page }) => page === 'bond')).toHaveLength(8)
    expect(checkBond(change({ 'header.surety_no': '999' }, draft), ctx)).toHaveLength(8)
    expect(checkBond(change({ 'header.bond_type': '0' }, draft), ctx)).toEqual([])
  })

  test.each([
    'transport',
    'export',
    'parties',
    'lines',
    'line-values',
    'calculations',
    'declaration',
  ] as const)('passes on the named page %s', (page) => {
    expect(errorsOf(checkPage(page, VALID_DRAFT, ctx))).toEqual([])
  })

  test('judges 999 lines and points at the one that is wrong', () => {
    const lines = Array.from({ length: 999 }, (_, index) => line(index + 1))
    lines[998] = line(999, { entered_value: '12.50' })
    const found = checkEntry(change({ line_items: lines }), ctx)
    expect(paths(found.filter(({ path }) => path.startsWith('line_items')))).toContain(
      'line_items.998.entered_value',
    )
  })
})

const sellerIn = (country: string) => ({
  name: 'Kwun Tong Lighting Ltd',
  address_line1: '88 Hoi Yuen Rd',
  city: 'Kowloon',
  country,
})

/** The entry by truck or mail, which has no bill, ports and harbor fee. */
const byLand = (mode: string) => ({
  'shipment_origin.mode_of_transport': mode,
  'shipment_origin.bill_of_lading': '',
  'shipment_origin.importing_carrier': mode === '30' ? 'ABCD' : '',
  'shipment_origin.foreign_port_lading': '',
  'shipment_origin.us_port_unlading': '',
  'totals_declarations.fee_summary': VALID_DRAFT.totals_declarations?.fee_summary?.slice(0, 1),
  'totals_declarations.total_other': '42.01',
  'totals_declarations.grand_total': '515.04',
})
const MAIL_FEE = { id: 'fee-3', fee_type: 'Mail Fee', code: 'OTHER', class_code: '496', amount: '7.39' }

const INFORMAL = { 'header.entry_type': '11', 'line_items.0.entered_value': '900' }

describe('the final review', () => {
  test('counts errors and warnings and computes the totals from lines and fee rows', () => {
    const review = finalReview(change({ 'header.surety_no': '123', 'header.entry_type': '' }), ctx)
    expect(review).toMatchObject({
      blocking_error_count: 2,
      warning_count: 0,
      totals: { total_duty: '473.03', total_other: '57.17', grand_total: '530.20' },
    })
    expect(paths(review.issues.filter(({ severity }) => severity !== 'info'))).toEqual([
      'header.entry_type',
      'header.surety_no',
    ])
  })

  test('contradicts nothing that the product proposed, under the rules that are in force', () => {
    expect(finalReview(VALID_DRAFT, ctx)).toMatchObject({ issues: [], blocking_error_count: 0 })
    const underCbp = finalReview(VALID_DRAFT, { ...ctx, profile: CBP_PROFILE })
    expect(underCbp.issues.map(({ rule_id }) => rule_id)).toEqual(['HEADER_ENTRY_NUMBER_CHECK_DIGIT'])
  })

  test.each([
    [
      'a single entry bond of ten letters and digits',
      {
        'header.bond_type': '9',
        'bond_information.bond_type_detail': 'single',
        'bond_information.bond_number': 'STB2026777',
      },
    ],
    ['a continuous bond with letters', { 'bond_information.bond_number': '26C000ABC' }],
    [
      'no contact of the surety',
      { 'bond_information.contact_name': '', 'bond_information.contact_phone': '' },
    ],
    ['no location of the goods', { 'parties.location_of_goods': '' }],
    ['a seller in Hong Kong without state and postal code', { 'parties.seller': sellerIn('HK') }],
    ['a seller in HKG without state and postal code', { 'parties.seller': sellerIn('HKG') }],
    ['a manufacturer in China without state and postal code', { 'parties.manufacturer': sellerIn('CN') }],
    ['a seller in the Emirates without state and postal code', { 'parties.seller': sellerIn('AE') }],
    ['a number of an agency that no record carries', { 'line_items.0.pga_flags': ['FD4'] }],
    ['a truck without port of unlading', byLand('30')],
    [
      'mail without port of unlading',
      {
        ...byLand('50'),
        'totals_declarations.fee_summary.1': MAIL_FEE,
        'totals_declarations.total_other': '49.40',
        'totals_declarations.grand_total': '522.43',
      },
    ],
  ])("takes %s under CBP's rules, and refuses it under the specification's", (_, values) => {
    const errors = (profile: RulesProfile) =>
      finalReview(change({ ...values, 'header.entry_number': 'B7603245278' }), {
        ...ctx,
        profile,
      }).issues.filter(
        ({ rule_id, severity }) => severity === 'error' && rule_id !== 'HEADER_ENTRY_NUMBER_CHECK_DIGIT',
      )
    expect(errors(CBP_PROFILE).map(({ rule_id }) => rule_id)).toEqual([])
    expect(errors(SPECIFICATION_PROFILE)).not.toEqual([])
  })

  test.each([
    ['a continuous bond of nine letters and digits', '23B001234', {}, []],
    ['a continuous bond of ten', '23B0012345', {}, ['BOND_NUMBER_FORMAT']],
    ['a continuous bond with a hyphen', '23B-00123', {}, ['BOND_NUMBER_FORMAT']],
    ['an entry without bond', '23B-00123', { 'header.bond_type': '0', 'header.surety_no': '998' }, []],
    ['an informal entry', '23B-00123', INFORMAL, []],
  ])("judges the bond number of %s under CBP's rules", (_, bond_number, header, found) => {
    const draft = change({ 'bond_information.bond_number': bond_number, ...header })
    const { issues } = finalReview(draft, { ...ctx, profile: CBP_PROFILE })
    expect(issues.map(({ rule_id }) => rule_id).filter((id) => id.startsWith('BOND_'))).toEqual(found)
  })

  test("takes the check digits of the filer's factor under CBP's rules", () => {
    const numbered = change({ 'header.entry_number': 'B7603245271' })
    const found = (factor: number) =>
      finalReview(numbered, { ...ctx, profile: rulesProfile('cbp', factor) }).issues
    expect(found(3)).toEqual([])
    expect(found(2)).toMatchObject([
      { rule_id: 'HEADER_ENTRY_NUMBER_CHECK_DIGIT', message: { params: { digit: '0' } } },
    ])
  })
})

test.each([
  ['header.port_code', 'NY10', 'HEADER_PORT_NOT_LISTED', 'FILING_PORT'],
  ['header.surety_no', '123', 'HEADER_SURETY_NOT_LISTED', 'FILING_SURETY_UNKNOWN'],
  [
    'shipment_origin.us_port_unlading',
    '9999',
    'SHIPMENT_UNLADING_PORT_NOT_LISTED',
    'FILING_UNLADING_PORT_UNKNOWN',
  ],
])('%s that is in no table is named once, by what CBP refuses', (path, value, warning, error) => {
  const draft = change({ [path]: value })
  const found = checkEntry(draft, ctx).filter((finding) => finding.path === path)
  expect(found.map(({ rule_id }) => rule_id)).toContain(error)
  expect(found.map(({ rule_id }) => rule_id)).not.toContain(warning)
})
