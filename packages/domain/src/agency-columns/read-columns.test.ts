import { expect, test } from 'vitest'
import { AGENCY_PROGRAMS, agencyName } from '../agencies/index.ts'
import { findColumns, type RawCell } from '../lines-import/index.ts'
import {
  type AgencyColumns,
  agencyHeading,
  isAgencyHeading,
  statementsOfRow,
  withStatements,
} from './read-columns.ts'

const HEADINGS = [
  'Description',
  'HTS',
  'Value',
  'Part of the product 1',
  'Genus 1',
  'Species 1',
  'Country of harvest 1',
]
const columnsOf = (headings: readonly string[]): AgencyColumns =>
  new Map(
    headings.flatMap((heading, column) => {
      const asked = agencyHeading(heading)
      return asked ? [[column, asked] as const] : []
    }),
  )
const said = (headings: readonly string[], cells: readonly RawCell[], hts: string) =>
  statementsOfRow(columnsOf(headings), cells, hts).map(
    ({ agency, program, variant, answers = [], shipment_answers = [] }) => [
      [agency, program, variant].filter(Boolean).join(' '),
      [...answers, ...shipment_answers].map(({ question, row, value }) => `${question}.${row} ${value}`),
    ],
  )

test('the columns of a packing list that answer the Lacey Act are those of its questions, and no column of the invoice', () => {
  const rows = [
    HEADINGS,
    ['Oak chair', '9401.61.4011', 4500, 'Seat', 'Quercus', 'alba', 'United States; Poland'],
  ]
  const found = findColumns({ name: '', rows }, isAgencyHeading)
  expect(found.columns).toEqual({ description: 0, htsus: 1, entered_value: 2 })
  expect([...(found.aside ?? [])]).toEqual([3, 4, 5, 6])
  expect(said(HEADINGS, rows[1]!, '9401.61.4011')).toEqual([
    ['APH APL', ['part.0 Seat', 'genus.0 Quercus', 'species.0 alba', 'harvested.0 US, PL']],
  ])
})

test('a question that several programs ask goes to the one of the goods: honey is food, cream a cosmetic', () => {
  const headings = ['FDA product code', 'Intended use']
  expect(said(headings, ['36agt01', 130], '0409.00.0005')).toEqual([
    ['FDA FOO', ['product_code.0 36AGT01', 'intended_use.0 130']],
  ])
  expect(said(headings, ['53LC051', 130], '3304.99.5000')[0]?.[0]).toBe('FDA COS')
  expect(said(headings, ['53LC051', 130], '7318.15.2010')).toEqual([])
})

test('a heading may name its agency or its program, and further rows by their number', () => {
  const headings = ['NHTSA Make', 'NHTSA: Tire or other regulated part, form HS-7: Model', 'FDA Lot number 2']
  expect(said(headings, ['Gripco', 'GC200'], '4011.10.1010')).toEqual([
    ['NHT REI', ['brand.0 Gripco', 'model.0 GC200']],
  ])
  expect(said(headings, [null, null, 'L26-2'], '0409.00.0005')).toEqual([['FDA FOO', ['lot_number.1 L26-2']]])
})

test('columns of every invoice stay what they are', () => {
  for (const heading of ['Unit', 'Quantity', 'Quantity 1', 'Country of origin', 'Description', 'Total'])
    expect([heading, agencyHeading(heading)]).toEqual([heading, undefined])
})

test('every question of every program has its column, by agency, program and label', () => {
  for (const program of AGENCY_PROGRAMS)
    for (const { label, id } of program.form.groups.flatMap(({ questions }) => questions)) {
      const heading = `${agencyName(program.agency)}: ${program.name.defaultMessage}: ${label.defaultMessage}`
      const asked = agencyHeading(heading)?.asked.map(({ question, program: of }) => [
        of.programs.join(),
        question.id,
      ])
      expect(asked).toContainEqual([program.programs.join(), id])
    }
})

test('answers are written as their question takes them, and what cannot be read stays for the review', () => {
  const headings = [
    'First day on which it was made',
    'Who tested it?',
    'Country in which it is made',
    'Time of arrival',
    'Alcohol by volume, percent',
    'Box of form HS-7',
  ]
  expect(
    said(headings, ['8/1/2026', 'a laboratory', 'Viet Nam', '14:30', '1,3.5', '2a'], '9503.00.0073'),
  ).toEqual([['CPS CPS', ['made_on.0 2026-08-01', 'tested.0 L', 'made_in.0 VN']]])
})

test('what the sheet says comes in place of what the part says, question by question', () => {
  const part = [
    {
      agency: 'APH',
      program: 'APL',
      answers: [
        { question: 'genus', row: '0', value: 'Pinus' },
        { question: 'species', row: '0', value: 'alba' },
      ],
    },
  ]
  const [joined] = withStatements(part, [
    { agency: 'APH', program: 'APL', answers: [{ question: 'genus', row: '0', value: 'Quercus' }] },
  ])
  expect(joined?.answers?.map(({ value }) => value)).toEqual(['alba', 'Quercus'])
  expect(withStatements([], part)).toEqual(part)
})
