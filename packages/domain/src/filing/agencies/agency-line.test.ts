import { expect, test } from 'vitest'
import { SAMPLE_ANSWERS } from '../../../test/agencies/index.ts'
import { releasedEntry, ruleContext } from '../../../test/filing/index.ts'
import type { DraftData, LineItem } from '../../entry/draft.ts'
import { type Message, sentenceOf } from '../../messages/index.ts'
import { checkEntry } from '../../review/check-entry.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { ReleaseAction } from '../cargo-release.ts'
import { filingContext } from '../filing-context.ts'
import { releaseFindings, toCargoRelease } from '../release/index.ts'
import { agencyCodeListsOf } from './agency-codes.ts'
import { agencyFaults } from './agency-line.ts'
import { findingLabel } from './answer-place.ts'

const rules = ruleContext()
type Statements = LineItem['agency_statements']

const draftOf = (agency_statements: Statements, hts?: string) => {
  const draft = releasedEntry()
  const line = { ...draft.line_items![0]!, agency_statements, ...(hts && { htsus: hts }) }
  return { ...draft, line_items: [line] }
}

function faultsOf(agency_statements: Statements, known: Partial<RuleContext> = {}) {
  const context = filingContext(draftOf(agency_statements), rules)
  return agencyFaults(context, context.lines[0]!, { ...rules, ...known })
}

/** English of a message that brings its own along. */
const english = (message: Message & { defaultMessage?: string }): string =>
  Object.entries(message.params ?? {}).reduce(
    (text, [name, value]) =>
      text.replace(`{${name}}`, typeof value === 'object' ? english(value as Message) : String(value)),
    message.defaultMessage ?? message.id,
  )

const words = (open: ReturnType<typeof faultsOf>['open']) =>
  open.map(({ to, isUnreadable, question }) => [
    to.agency,
    isUnreadable ? 'wrong' : 'open',
    english(question),
  ])

/** The paths of the findings about agency data after those of the line, with the names of their fields. */
const pathsOf = (agency_statements: Statements, hts?: string) =>
  releaseFindings(draftOf(agency_statements, hts), rules)
    .filter(({ rule_id }) => rule_id.startsWith('FILING_RELEASE_AGENCY'))
    .map(({ path }) => [path.replace('line_items.0.agency_statements', ''), english(findingLabel(path))])

test('all that is asked of a line is said at once, of each statement and of each question', () => {
  const line = faultsOf([
    { agency: 'NHT', program: 'REI', answers: [{ question: 'brand', row: '0', value: '燈' }] },
    { agency: 'EPA', program: 'TS1' },
    { agency: 'TTB', program: 'WIN' },
    { agency: 'FSI', program: 'FSI' },
    { agency: 'AMS', program: 'MO' },
  ])
  expect(words(line.open)).toEqual([
    ['NHTSA', 'open', 'Make'],
    ['NHTSA', 'open', 'Box of form HS-7'],
    ['NHTSA', 'open', 'I declare that this statement of form HS-7 is true'],
    ['EPA', 'open', 'What do you certify?'],
  ])
  expect(words(line.doubts)).toEqual([
    ['TTB', 'open', 'Brand on the label'],
    ['TTB', 'open', 'Number of the label approval (COLA)'],
    ['TTB', 'open', 'Type of the label approval'],
    ['TTB', 'open', 'Number of the importer’s basic permit'],
    ['TTB', 'open', 'Type of the basic permit'],
    ['TTB', 'open', 'Liters in the line'],
  ])
  expect(line.undefinedPrograms).toHaveLength(2)
  expect(line.missingFacts.map(({ to, fact }) => [to.agency, fact])).toEqual([['EPA', 'contact']])
})

test('a question without an answer is open, an answer of another form is wrong', () => {
  const line = faultsOf([
    { agency: 'EPA', program: 'TS1', answers: [{ question: 'declaration', row: '0', value: 'EP9' }] },
    { agency: 'NHT', program: 'REI', answers: [{ question: 'box', row: '0', value: 'A1234567' }] },
  ])
  expect(words(line.open)).toEqual([
    ['EPA', 'wrong', 'What do you certify?'],
    ['NHTSA', 'open', 'Make'],
    ['NHTSA', 'wrong', 'Box of form HS-7'],
    ['NHTSA', 'open', 'I declare that this statement of form HS-7 is true'],
  ])
})

test('a finding leads to its question, in its row, of its statement', () => {
  const seat = { question: 'part', row: '0', value: 'SEAT' }
  const unit = { question: 'unit', row: '1', value: 'PK' }
  expect(
    pathsOf([
      { agency: 'NHT', program: 'REI', answers: [{ question: 'brand', row: '0', value: 'GRIPCO' }] },
      { agency: 'APH', program: 'APL', answers: [seat, { ...seat, row: '1' }] },
      {
        agency: 'FDA',
        program: 'FOO',
        answers: [unit],
        shipment_answers: [{ ...unit, question: 'quantity' }],
      },
    ]).filter(([path]) => /box|genus|unit|quantity|product_code/.test(path!)),
  ).toEqual([
    ['.NHT-REI.box.0', 'Box of form HS-7'],
    ['.APH-APL.quantity.0', 'Quantity of plant material 1'],
    ['.APH-APL.unit.0', 'Unit 1'],
    ['.APH-APL.genus.0', 'Genus 1'],
    ['.APH-APL.quantity.1', 'Quantity of plant material 2'],
    ['.APH-APL.unit.1', 'Unit 2'],
    ['.APH-APL.genus.1', 'Genus 2'],
    ['.FDA-FOO.product_code.0', 'FDA product code'],
    ['.FDA-FOO.quantity.0', 'Quantity 1'],
    ['.FDA-FOO.unit.0', 'Unit 1'],
    ['.FDA-FOO.quantity.1', 'Quantity 2'],
  ])
})

/** The findings about facts that agencies need of a release, by their paths. */
const factsAt = (draft: DraftData, action: ReleaseAction = 'A') =>
  releaseFindings(draft, rules, action)
    .filter(({ rule_id }) => rule_id.startsWith('FILING_RELEASE_AGENCY_FACT'))
    .map(({ rule_id, path, step }) => [rule_id.replace('FILING_RELEASE_AGENCY_', ''), step, path])

const TIRES = { agency: 'NHT', program: 'REI' }
const CHEMICAL = { agency: 'EPA', program: 'TS1' }
const IN_FULL = {
  agency: 'CPS',
  program: 'CPS',
  variant: SAMPLE_ANSWERS['certificate in full']?.processing,
  answers: SAMPLE_ANSWERS['certificate in full']?.given.map((answer) => ({ ...answer })),
}
const WINE = { agency: 'TTB', program: 'WIN' }

test('a fact that is missing leads to the field where it is typed, not to the statement that needs it', () => {
  expect(factsAt(draftOf([CHEMICAL]))).toEqual([
    ['FACT', 'parties_locations', 'parties.importer_of_record.email'],
  ])
  const wine = draftOf([WINE])
  const homeless = { ...wine.parties?.importer_of_record, address_line1: '' }
  const parties = { ...wine.parties, importer_of_record: homeless }
  expect(factsAt({ ...wine, parties })).toEqual([
    ['FACT_DOUBT', 'parties_locations', 'parties.importer_of_record.address_line1'],
  ])
  const draft = draftOf([TIRES])
  const manufacturer = { name: 'Hsin Rubber', address_line1: '12 Gongye Road', country: 'TW' }
  expect(factsAt({ ...draft, parties: { ...draft.parties, manufacturer } })).toEqual([
    ['FACT', 'parties_locations', 'parties.manufacturer.city'],
  ])
  const line = { ...draft.line_items![0]!, manufacturer: { name: 'Tainan Tire', city: 'Tainan' } }
  expect(factsAt({ ...draft, line_items: [line] })).toEqual([
    ['FACT', 'line_items', 'line_items.0.manufacturer.address_line1'],
  ])
})

test('the port, the day of arrival and the contact lead to their own pages', () => {
  const food = draftOf([{ agency: 'FDA', program: 'FOO' }])
  const paths = (draft: DraftData) => factsAt(draft).map(([, , path]) => path)
  expect(paths({ ...food, header: { ...food.header, port_code: '' } })).toContain('header.port_code')
  const shipment_origin = { ...food.shipment_origin, eta: '', import_date: '' }
  expect(paths({ ...food, shipment_origin })).toContain('shipment_origin.eta')
  const { importer_of_record: _, ...parties } = food.parties!
  const nobody = { ...food, parties, release: { ...food.release, contact_name: '' }, totals_declarations: {} }
  expect(paths(nobody)).toContain('release.contact_name')
})

test('what two programs of many lines need of the importer is said once', () => {
  const draft = draftOf([CHEMICAL, { ...IN_FULL }])
  const line = draft.line_items![0]!
  const many = { ...draft, line_items: [line, { ...line, id: 'line-2', line_number: 2 }] }
  const [contact, ...others] = releaseFindings(many, rules).filter(
    ({ path }) => path === 'parties.importer_of_record.email',
  )
  expect(others).toEqual([])
  expect(contact?.message.params?.words).toHaveLength(2)
})

test('updates and cancellations carry no data of agencies, so what these need does not hold them up', () => {
  const draft = draftOf([CHEMICAL, WINE, { agency: 'FDA', program: 'FOO' }])
  const nameless = { ...draft, release: { ...draft.release, contact_phone: '' } }
  expect(factsAt(nameless, 'R')).toEqual(factsAt(nameless))
  expect(factsAt(nameless)).not.toEqual([])
  expect(factsAt(nameless, 'U')).toEqual([])
  expect(factsAt(nameless, 'D')).toEqual([])
  expect(toCargoRelease(draft, rules, 'U').ok).toBe(true)
})

test('a group without a row leads to its first question, a rule to the question that mends it', () => {
  const answers = Object.entries({
    ...{ product_number: 'TOY1', intended_use: '130.005', made_on: '2026-01-10', tested: 'L' },
  }).map(([question, value]) => ({ question, row: '0', value }))
  const certificate = { agency: 'CPS', program: 'CPS', answers }
  expect(pathsOf([certificate])).toContainEqual(['.CPS-CPS.rule.0', 'Safety rule 1'])
  const rule = { question: 'rule', row: '0', value: '16 CFR 1501' }
  const late = { question: 'made_on', row: '0', value: '2027-01-10' }
  const changed = [...answers.filter(({ question }) => question !== 'made_on'), late, rule]
  expect(pathsOf([{ ...certificate, answers: changed }])).toContainEqual([
    '.CPS-CPS.made_on.0',
    'First day on which it was made',
  ])
})

test('a reason that is not allowed, or that is the only answer here, leads to the choice of the reason', () => {
  const chosen = 'Reason for no data'
  expect(pathsOf([{ agency: 'FSI', program: 'FSI' }])).toEqual([['.FSI-FSI.disclaimer', chosen]])
  const chair = '9401.61.40.11'
  expect(pathsOf([], chair)).toEqual([['', 'Agency data']])
  expect(pathsOf([{ agency: 'APH', program: 'APL', disclaimer: 'E' }], chair)).toContainEqual([
    '.APH-APL.disclaimer',
    chosen,
  ])
})

test('goods whose data cannot be filed here are named, and a summary after a release elsewhere needs nothing of them', () => {
  const meat = draftOf([{ agency: 'FSI', program: 'FSI' }], '0201.30.02.00')
  const errors = (draft: DraftData) =>
    checkEntry(draft, rules)
      .filter(({ rule_id, severity }) => severity === 'error' && rule_id.startsWith('FILING_RELEASE'))
      .map(({ rule_id, message }) => [rule_id, JSON.stringify(message.params).includes('FSIS')])
  expect(errors(meat)).toContainEqual(['FILING_RELEASE_AGENCY_PROGRAM', true])
  expect(errors({ ...meat, release: { ...meat.release, method: 'elsewhere' } })).toEqual([])
})

test('a code that its loaded list does not have is said once; a list that nobody loaded judges nothing', () => {
  const food = {
    agency: 'FDA',
    program: 'FOO',
    answers: [
      { question: 'processing', row: '0', value: 'XYZ' },
      ...['ct', 'BX', 'BX'].map((value, row) => ({ question: 'unit', row: `${row}`, value })),
    ],
  }
  const agencyCodes = new Map([['unit', new Set(['CT'])]])
  const said = ({ unknownCodes }: ReturnType<typeof faultsOf>) =>
    unknownCodes.map(({ at, to, code, question }) => [
      to.agency,
      at?.row,
      code,
      english(sentenceOf(question)),
    ])
  expect(said(faultsOf([food], { agencyCodes }))).toEqual([['FDA', 1, 'BX', 'Unit']])
  expect(said(faultsOf([{ ...food, disclaimer: 'A' }], { agencyCodes }))).toEqual([])
  expect(said(faultsOf([food]))).toEqual([])
})

test('the lists of a draft are those of the programs that it gives data to', () => {
  const statements = [
    { agency: 'FDA', program: 'FOO' },
    { agency: 'APH', program: 'APL' },
    { agency: 'CPS', program: 'CPS', disclaimer: 'A' },
  ]
  expect(
    agencyCodeListsOf({ line_items: [{ id: 'line', line_number: 1, agency_statements: statements }] }),
  ).toEqual(['fda-processing', 'intended-use', 'unit'])
})
