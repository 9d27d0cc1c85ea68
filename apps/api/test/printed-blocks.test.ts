import { AE_LAYOUTS, type DecodedRecord, decodeBatch } from '@edfe/abi'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { AE_FIELD_MAP, findingPlace } from '@edfe/domain/filing'
import { everyFieldDraft } from '@edfe/domain/test/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadDocument } from './document-steps.ts'
import { createEntry } from './entry-steps.ts'
import { fileCase, reviewErrors, save, sentImages, sign, workedOut } from './filed-figures.ts'
import { textOfForm } from './form-text.ts'
import type { Team, TestApp } from './harness.ts'
import { type PrintedForm, readPrintedForm } from './printed-form.ts'
import { startWithCustoms } from './simulator.ts'

const UNKNOWN_PERFUME = '3303.00.9999'
const OF_CHINA = '9903.88.15'

/** Every field of an entry that can be filed together with all others: the rest excludes one of them. */
function filableDraft(stored: DraftData): DraftData {
  const draft = everyFieldDraft(stored.line_items?.[0]?.id)
  const [line] = draft.line_items!
  const filable: LineItem = {
    ...line!,
    // A number that no edition has: no goods owe all of this in these units.
    htsus: UNKNOWN_PERFUME,
    origin_country: 'AU',
    spi: 'AU',
    tariff_rows: line!.tariff_rows?.map((row) =>
      row.hts === OF_CHINA ? { ...row, hts: '9903.99.99' } : row,
    ),
    adcvd_case_number: 'A-602-809-000',
    second_case_number: 'C-602-810-000',
    adcvd_quantity: '',
    second_case_quantity: '',
    non_reimbursement_id: '',
    permit_info: [],
    visa_numbers: '',
    valuation: {},
    charges_breakdown: [],
    invoice: {},
    invoice_rows: [],
    set_indicator: '',
    importer_declarations: {},
  }
  const { totals_declarations: totals, header, shipment_origin, parties } = draft
  return {
    ...draft,
    header: { ...stored.header, ...header, entry_type: '03', summary_date: '2026-03-05' },
    shipment_origin: {
      ...shipment_origin,
      exporting_country: 'AU',
      importing_carrier: 'EVER GIVEN',
      it_number: '123456782',
      it_date: '2026-02-24',
    },
    parties: { ...parties, reference_number: '98-7654321' },
    // Its several bills have several security filings.
    security_filing: { ...draft.security_filing, with_release: false },
    bond_information: {
      ...draft.bond_information,
      additional_surety: '054',
      additional_number: 'STB2026001',
      additional_amount: '12000.00',
    },
    export_details: {},
    line_items: [
      filable,
      {
        ...filable,
        id: crypto.randomUUID(),
        line_number: 2,
        origin_country: 'CN',
        adcvd_case_number: 'A-570-967-000',
        second_case_number: 'C-570-968-000',
        manufacturer_mid: 'CNHSILIG118SHE',
        manufacturer: {},
        spi: '',
        license_numbers: [],
        permit_info: line!.permit_info,
      },
    ],
    totals_declarations: {
      ...totals,
      reconciliation_issue: '',
      trade_agreement_reconciliation: false,
      declaration_tib: false,
      payment_type: '1',
      statement_date: '',
      statement_month: '',
      statement_branch: '',
    },
  }
}

const compact = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')
const numbersIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
const sum = (numbers: readonly number[]): number => Math.round(numbers.reduce((a, b) => a + b, 0) * 100) / 100
const printedDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** Whether the print says what a field of the message says. */
type Held = (
  value: string,
  print: PrintedForm,
  record: DecodedRecord,
  all: readonly DecodedRecord[],
) => boolean

const inBlock =
  (number: string): Held =>
  (value, print) =>
    compact(print.block(number)).includes(compact(value))
const dayIn =
  (number: string): Held =>
  (value, print) =>
    print.block(number) === printedDay(value)
type Column = Parameters<PrintedForm['column']>[0]
const textIn =
  (column: Column): Held =>
  (value, print) =>
    compact(print.column(column).join('')).includes(compact(value))
const numberIn =
  (column: Column): Held =>
  (value, print) =>
    Number(value) === 0 || numbersIn(print.column(column)).includes(Number(value))
const totalIn =
  (number: string): Held =>
  (value, print) =>
    numbersIn([print.block(number)])[0] === Number(value)
const grand: Held = (_, print, record) =>
  numbersIn([print.block('41')])[0] ===
  sum(['duty', 'ad', 'cv'].map((field) => Number(record.values[field] ?? 0)))
const feeClass: Held = (value, print) => print.fees().some((text) => text.endsWith(` ${value}`))
const feeAmount: Held = (value, print) => numbersIn(print.fees()).includes(Number(value))

/** Bills of block 12, the in-bond number of block 16. */
const bill: Held = (value, print, { values }) =>
  compact(print.block(values.kind === 'I' ? '16' : '12')).includes(
    compact(values.kind === 'I' ? value : `${values.issuer ?? ''}${value}`),
  )

/** The manufacturer, of the entry or at its line; the consignee; the exporter of a case has no block. */
const party: Held = (value, print, { values }) => {
  if (values.kind === 'M') return print.block('13') === value || print.column('goods').includes(`M ${value}`)
  return values.kind === 'E' || inBlock('26')(value, print, {} as DecodedRecord, [])
}

/** Packages of all bills are those of all lines. */
const packages: Held = (_, print, __, all) => {
  const filed = all.filter(({ id }) => id === '22').map(({ values }) => Number(values.quantity))
  const unit = all.find(({ id }) => id === '22')?.values.unit ?? ''
  return sum(filed) === sum(numbersIn(print.column('weight').filter((text) => text.endsWith(` ${unit}`))))
}

const HELD: Record<string, Held> = {
  '10 filerCode': inBlock('1'),
  '10 entryNumber': inBlock('1'),
  '10 port': inBlock('6'),
  'B port': inBlock('6'),
  'Y port': inBlock('6'),
  '10 filerReference': inBlock('47'),
  '10 entryType': inBlock('2'),
  '10 mode': inBlock('9'),
  '11 estimatedEntryDate': dayIn('7'),
  '11 importDate': dayIn('11'),
  '11 importer': inBlock('27'),
  '11 consignee': inBlock('26'),
  '11 notifyParty': inBlock('28'),
  '11 stateOfDestination': inBlock('29'),
  '20 conveyanceName': inBlock('8'),
  '20 inBondDate': dayIn('17'),
  '20 portOfUnlading': inBlock('20'),
  '20 firmsCode': inBlock('25'),
  '22 quantity': packages,
  '22 unit': (value, print) =>
    [...print.column('weight'), print.block('12')].some((text) => new RegExp(`\\d ${value}\\b`).test(text)),
  '23 issuer': inBlock('12'),
  '23 number': bill,
  '31 bondType': (value, print, { values }) => values.designation === 'A' || print.block('5') === value,
  '31 surety': inBlock('4'),
  '33 code1': inBlock('18'),
  '33 code2': inBlock('18'),
  '40 exportCountry': inBlock('14'),
  '40 exportDate': dayIn('15'),
  '40 textileExportDate': dayIn('15'),
  '40 foreignPort': inBlock('19'),
  '40 lineId': (value, print) => print.column('line').includes(value),
  '40 origin': (value, print) => print.block('10') === value || print.column('line').includes(`O ${value}`),
  '40 specialProgram': (value, print) => print.column('goods').some((text) => text.startsWith(`${value} `)),
  '40 charges': numberIn('value'),
  '40 grossWeight': numberIn('weight'),
  '40 textileCategory': textIn('goods'),
  '40 relatedParty': (value, print) => print.column('value').some((text) => text.endsWith(value)),
  '43 rulingNumber': textIn('goods'),
  '44 text': textIn('goods'),
  '47 party': party,
  '50 hts': textIn('goods'),
  '50 duty': numberIn('duty'),
  '50 value': numberIn('value'),
  '50 quantity1': numberIn('net'),
  '50 unit1': textIn('net'),
  '50 quantity2': numberIn('net'),
  '50 unit2': textIn('net'),
  '50 quantity3': numberIn('net'),
  '50 unit3': textIn('net'),
  '51 visa': textIn('rate'),
  '52 licenseType': (value, print) => print.column('goods').includes(`License, type ${value}`),
  '52 licenseNumber': textIn('rate'),
  '53 caseNumber': textIn('goods'),
  '53 claim': (value, print) => value === 'C' || print.column('goods').includes('(Surety Code #054)'),
  '53 rate': numberIn('rate'),
  '53 duty': numberIn('duty'),
  '54-07 primary': inBlock('22'),
  '54-07 secondary': inBlock('23'),
  '54-07 cast': inBlock('24'),
  '54-08 meltPour': inBlock('21'),
  '60 amount': numberIn('duty'),
  '62 class': (value, print) => print.column('goods').some((text) => text.startsWith(`${value} `)),
  '62 amount': numberIn('duty'),
  '90 duty': grand,
  '90 ad': grand,
  '90 cv': grand,
  '90 tax': totalIn('42'),
  '90 fees': (value, print, ...more) =>
    totalIn('43')(value, print, ...more) && numbersIn([print.below('Total Other Fees')])[0] === Number(value),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((slot) => [
      [`89 class${slot}`, feeClass],
      [`89 amount${slot}`, feeAmount],
    ]),
  ),
}

/** Fields of the message with a block of the form, which the form prints otherwise or not at all. */
const NOT_PRINTED: Record<string, string> = {
  '10 bondWaiver': 'without a bond, block 5 is 0',
  '10 bondWaiverReason': 'without a bond, block 4 has 998 or 999',
  '10 deferredTaxPaymentCode': 'the form has no box for it',
  '10 shipmentUsageTypeCode': 'the form has no box for it',
  '31 amount': 'the form has no box for it',
  '31 producerAccount': 'the form has no box for it',
  '34 class1': 'informal entries alone',
  '34 amount1': 'informal entries alone',
  '34 class2': 'informal entries alone',
  '34 amount2': 'informal entries alone',
  '40 feeExemption': 'the form has no box for it',
  '40 setIndicator': 'a set excludes the case of this entry; it is printed before the line number',
  '53 rateKind': 'the rate has its unit',
  '53 value': 'the form has no box for it',
  '53 quantity': 'the form has no box for it',
  '54-07 primaryApplies': 'a country says so',
  '54-07 secondaryApplies': 'a country says so',
  '88 bondedAd': 'a sum of block 38',
  '88 cashAd': 'a sum of block 38',
  '88 bondedCv': 'a sum of block 38',
  '88 cashCv': 'a sum of block 38',
}

let app: TestApp
let team: Team
let print: PrintedForm
let text: string
let records: DecodedRecord[]

beforeAll(async () => {
  app = await startWithCustoms()
  team = await app.organization('Alder & Finch Lighting LLC')
  const entry = await createEntry(app, team.preparer)
  const typed = await save(app, team, entry, filableDraft(entry.draft_data))
  const complete = await save(app, team, typed, workedOut(typed.draft_data))
  const signed = await sign(app, team, complete)
  expect(await reviewErrors(app, team, signed)).toEqual([])
  const filed = await fileCase(app, team, signed)
  // No goods have all that this entry says, so customs rejects it; the message is sent all the same.
  expect(filed.status).toBe('rejected')
  records = decodeBatch(await sentImages(app, team, filed.id), AE_LAYOUTS)
  text = await textOfForm(await downloadDocument(app, team.auditor, `/api/entries/${filed.id}/pdf`))
  print = readPrintedForm(text)
}, 120_000)
afterAll(() => app?.stop())

test('each field of the message that has a block of the form is printed in it', () => {
  const lost = records.flatMap((record) =>
    Object.entries(record.values).flatMap(([field, value]) => {
      const key = `${record.id} ${field}`
      const isPrinted = HELD[key]?.(value, print, record, records) ?? true
      return isPrinted ? [] : [`${key} ${value}`]
    }),
  )
  expect(lost).toEqual([])
})

test('each row of the filing map with a block is held to the print, or says why the form lacks it', () => {
  const mapped = AE_FIELD_MAP.filter(({ path }) => path && findingPlace(path.replace('*', '0')).block).map(
    ({ record, field }) => `${record} ${field}`,
  )
  expect(mapped.filter((key) => !HELD[key] && !NOT_PRINTED[key])).toEqual([])
  const sent = new Set(
    records.flatMap(({ id, values }) => Object.keys(values).map((field) => `${id} ${field}`)),
  )
  const rare = /^89 (class|amount)[345]$/
  expect(
    Object.keys(HELD).filter((key) => !sent.has(key) && !rare.test(key)),
    'never filed',
  ).toEqual([])
})

test('fees, licenses and missing documents are as many on paper as in the message', () => {
  const of = (id: string) => records.filter((record) => record.id === id)
  const filedFees = of('89').flatMap(({ values }) =>
    Object.keys(values).filter((field) => field.startsWith('class')),
  )
  expect(print.fees()).toHaveLength(2 * filedFees.length)
  expect(print.column('goods').filter((one) => one.startsWith('License, type'))).toHaveLength(of('52').length)
  const documents = of('33').flatMap(({ values }) => [values.code1, values.code2].filter(Boolean))
  expect(print.block('18')).toBe(documents.join(', '))
})

test('every sheet says that it is practice and rejected, of which entry it is, and its page', () => {
  const texts = text.split('\n')
  const pages = Number(/^Page 1 of (\d+)$/m.exec(text)?.[1])
  expect(pages).toBeGreaterThan(1)
  expect(texts.filter((one) => one === print.block('1'))).toHaveLength(pages)
  expect(texts.filter((one) => one === 'REJECTED - PRACTICE: NOT SENT TO CBP')).toHaveLength(pages)
})
