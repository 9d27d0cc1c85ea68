import { expect, test } from 'vitest'
import { releasedEntry, ruleContext } from '../../../test/filing/index.ts'
import type { DraftData, LineItem } from '../../entry/draft.ts'
import { filingContext } from '../filing-context.ts'
import { agencyFacts, arrivalTimeOf } from './agency-facts.ts'

const rules = ruleContext()
const factsOf = (draft: DraftData) => {
  const context = filingContext(draft, rules)
  return agencyFacts(context, context.lines[0]!, rules.today)
}
const withLine = (line: Partial<LineItem>, more: Partial<DraftData> = {}): DraftData => {
  const draft = { ...releasedEntry(), ...more }
  return { ...draft, line_items: [{ ...draft.line_items![0]!, ...line }] }
}

test('the time of arrival is that of the shipment, else the one that some line gives', () => {
  const statement = (value: string) => ({
    agency: 'FDA',
    program: 'FOO',
    shipment_answers: [{ question: 'arrival_time', row: '0', value }],
  })
  const line = withLine({}).line_items![0]!
  const ofLines = { line_items: [line, { ...line, agency_statements: [statement(''), statement('0915')] }] }
  expect(arrivalTimeOf(ofLines)).toBe('0915')
  expect(arrivalTimeOf({ ...ofLines, shipment_origin: { eta_time: '1430' } })).toBe('1430')
  expect(arrivalTimeOf({})).toBeUndefined()
  expect(factsOf({ ...releasedEntry(), ...ofLines }).arrivalTime).toBe('0915')
})

test('the manufacturer is that of the line; that of the entry stands in only under the same name', () => {
  const ofEntry = factsOf(withLine({})).manufacturer
  expect(ofEntry?.name).toBe('HSINCHI LIGHTING CO LTD')
  const whole = { name: 'Lumo SA', address_line1: 'Rue 1', city: 'Lyon', country: 'FR' }
  expect(factsOf(withLine({ manufacturer: whole })).manufacturer?.name).toBe('LUMO SA')
  expect(factsOf(withLine({ manufacturer: { name: 'hsinchi lighting co ltd' } })).manufacturer).toEqual(
    ofEntry,
  )
  expect(factsOf(withLine({ manufacturer: { name: 'Lumo SA' } })).manufacturer).toBeUndefined()
})
