import type { DraftData } from '@edfe/domain/entry'
import { everyFieldDraft } from '@edfe/domain/test/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEADER_ROWS, LINE_COLUMNS, SIGNATURE_ROWS } from './edition-2024/rows.ts'
import type { Form7501 } from './form.ts'
import { formFromDraft } from './form-from-draft.ts'
import { layoutForm } from './layout.ts'
import { widthOf } from './text-width.ts'

const compact = (text: string): string => text.replace(/\s+/g, '')

const texts = (form: Form7501): string[] =>
  layoutForm(form).flatMap((page) => page.texts.map(({ text }) => text))

/** Every run of a form that is wider than the place that it has: it would end in an ellipsis. */
const tooWide = (form: Form7501): string[] =>
  layoutForm(form)
    .flatMap((page) => page.texts)
    .filter(({ text, size, bold, maxWidth }) => widthOf(text, size, bold) > maxWidth + 0.001)
    .map(({ text }) => text)

const anyText = fc
  .array(fc.string({ unit: fc.constantFrom(...'WWMMii0189-&,.ŁÖწ'), minLength: 1, maxLength: 70 }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((words) => words.join(' '))

const BLOCKS = [...HEADER_ROWS, ...SIGNATURE_ROWS].flat().map(({ block }) => block)

test('a box prints its whole value, in the box or on the sheet that it names', () => {
  const form = formFromDraft(everyFieldDraft())
  fc.assert(
    fc.property(fc.constantFrom(...BLOCKS), anyText, (block, value) => {
      const printed = { ...form, blocks: { ...form.blocks, [block]: value } }
      expect(tooWide(printed)).toEqual([])
      const pages = layoutForm(printed)
      expect(compact(pages.map((page) => page.texts.map(({ text }) => text).join('')).join(''))).toContain(
        compact(value),
      )
      const sheet = texts(printed).flatMap((text) => /^See sheet (\d+)$/.exec(text)?.[1] ?? [])[0]
      if (sheet === undefined) return
      const label = [...HEADER_ROWS, ...SIGNATURE_ROWS].flat().find((box) => box.block === block)?.label
      expect(pages[Number(sheet) - 1]?.texts.map(({ text }) => text)).toContain(label)
    }),
    { numRuns: 60 },
  )
})

test('a line prints every text of it whole', () => {
  const fields = ['description', 'adcvd_case_number', 'visa_number', 'hts_rate_text', 'net_qty'] as const
  fc.assert(
    fc.property(fc.constantFrom(...fields), anyText, (field, value) => {
      const draft = everyFieldDraft()
      Object.assign(draft.line_items![0]!, { [field]: value })
      const form = formFromDraft(draft)
      expect(tooWide(form)).toEqual([])
      const columns = LINE_COLUMNS.map(({ key }) => form.lines[0]!.rows.map((row) => row[key]?.text).join(''))
      expect(columns.map(compact).some((column) => column.includes(compact(value)))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

const withBills = (count: number): DraftData => {
  const draft = everyFieldDraft()
  draft.shipment_origin!.further_bills = Array.from({ length: count }, (_, index) => ({
    bill_of_lading: `EGLV1436001${String(index).padStart(4, '0')}`,
    house_bill: `CHSL${String(index).padStart(4, '0')}`,
    packages: '1',
  }))
  return draft
}

test('block 12 with 500 bills of lading continues over several sheets, and loses none', () => {
  const form = formFromDraft(withBills(500))
  const pages = layoutForm(form)
  expect(pages[0]?.texts.map(({ text }) => text)).toContain('See sheet 2')
  const printed = compact(
    pages
      .slice(1)
      .map((page) => page.texts.map(({ text }) => text).join(''))
      .join(''),
  )
  for (let index = 0; index < 500; index += 1)
    expect(printed).toContain(`EGLV1436001${String(index).padStart(4, '0')}`)
})

test('block 16 prints the in-bond number of every bill, each once', () => {
  const draft = withBills(3)
  const shipment = draft.shipment_origin!
  shipment.it_number = '123456782'
  Object.assign(shipment.further_bills![1]!, { it_number: 'V4412345678' })
  Object.assign(shipment.further_bills![2]!, { it_number: '123456782' })
  expect(formFromDraft(draft).blocks['16']).toBe('123456782, V4412345678')
})

test.each([1, 2, 7, 8, 9, 16, 17, 40])(
  '%i fees are all printed, and their sum as Total Other Fees',
  (count) => {
    const draft = everyFieldDraft()
    draft.totals_declarations!.fee_summary = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      fee_type: 'Other Fee',
      class_code: String(100 + index),
      amount: `${100 + index}.10`,
    }))
    const form = formFromDraft(draft)
    const printed = texts(form).join('\n')
    for (const { label, amount } of form.fees) {
      expect(printed).toContain(label)
      expect(printed).toContain(amount)
    }
    const runs = texts(form)
    const sum = form.fees.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
    const total = (sum / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(runs[runs.indexOf('Total Other Fees') + 1]).toBe(total)
    expect(runs[runs.indexOf('43. Other') + 1]).toBe(total)
    expect(tooWide(form)).toEqual([])
  },
)

test('antidumping and countervailing duty are duty, and no row of the fees', () => {
  const draft = everyFieldDraft()
  draft.totals_declarations!.fee_summary!.push({
    id: 'ad',
    fee_type: 'AD',
    class_code: '012',
    amount: '606.45',
  })
  const form = formFromDraft(draft)
  expect(form.fees).toEqual([{ label: 'MPF 499', amount: '42.01' }])
  expect(form.blocks['43']).toBe('42.01')
})

test('every sheet has the entry number, the file number and its page', () => {
  const draft = everyFieldDraft()
  draft.header!.entry_number = 'B7645678905'
  draft.line_items = Array.from({ length: 20 }, (_, index) => ({
    ...draft.line_items![0]!,
    id: `${index}`,
    line_number: index + 1,
  }))
  const pages = layoutForm(formFromDraft(draft))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    const printed = page.texts.map(({ text }) => text)
    for (const expected of ['B76-4567890-5', 'FILE-9', `Page ${index + 1} of ${pages.length}`])
      expect(printed).toContain(expected)
  }
})

test('licenses and permits are printed as they are filed, and no number that is for an agency alone', () => {
  const draft = everyFieldDraft()
  Object.assign(draft.line_items![0]!, {
    license_numbers: [{ requirement_id: 'PNC', number: 'AB123456' }],
    permit_info: [{ requirement_id: 'APH', number: 'P123456', type_code: '17' }],
  })
  const rows = formFromDraft(draft).lines[0]!.rows.map(({ goods, rate }) => [goods?.text, rate?.text])
  expect(rows).toContainEqual(['License, type 17', 'P123456'])
  expect(JSON.stringify(rows)).not.toContain('AB123456')
})

test('an agricultural fee is printed at its line, with its share', () => {
  const draft = everyFieldDraft()
  draft.line_items![0]!.fee_exemption = ''
  draft.totals_declarations!.fee_summary!.push({
    id: 'c',
    fee_type: 'Other Fee',
    class_code: '056',
    amount: '1.22',
  })
  const rows = formFromDraft(draft).lines[0]!.rows.map(({ goods, duty }) => [goods?.text, duty?.text])
  expect(rows).toContainEqual(['056 Cotton', '1.22'])
})

test('block 40 has the four choices, ticked as declared: everyone else as importer, a licensed broker as agent', () => {
  const draft = everyFieldDraft()
  const declaration = () => {
    const [page] = layoutForm(formFromDraft(draft))
    return page!.texts.map(({ text }) => text).join(' ')
  }
  expect(declaration()).toContain('☒ owner or purchaser or agent thereof')
  expect(declaration()).toContain('☐ Importer of record')
  expect(declaration()).toContain('☒ was not obtained pursuant to a purchase')
  expect(declaration()).toContain('☐ was obtained pursuant to a purchase')
  Object.assign(draft.totals_declarations!, { broker_license: '', goods_not_purchased: false })
  expect(declaration()).toContain('☒ Importer of record')
  expect(declaration()).toContain('☐ owner or purchaser or agent thereof')
  expect(declaration()).toContain('☒ was obtained pursuant to a purchase')
  expect(declaration()).toContain('☐ was not obtained pursuant to a purchase')
})
