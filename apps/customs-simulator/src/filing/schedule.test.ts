import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { feeRowOf, proposeFees, totalsOf } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import type { DraftData, LineItem, TariffRow } from '@edfe/domain/entry'
import { type EntrySummaryFacts, filingFindings, toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext, sampleEntry, withoutTariff } from '@edfe/domain/test/filing'
import { tariffBook } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { context, envelope, factsOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const shipped = shippedTariff()
const tariff = tariffBook(() => shipped)
const withTariff = { ...context, reference: { ...context.reference, tariff } }

const answerTo = (facts: EntrySummaryFacts) =>
  decodeResponse(processTransmission(encodeEntrySummary(facts, envelope), withTariff, NOTHING_ON_FILE).images)

/** A day on which the shipped edition and all measures are in force. */
const DAY = '2026-10-12'

type Line = EntrySummaryFacts['lines'][number]

/** The conditions of the sample entry after a change of its line. */
function codes(change: (line: Line) => unknown): string[] {
  const facts = factsOf()
  change(facts.lines[0]!)
  return answerTo(facts).conditions.map(({ code }) => code)
}

const goods =
  (hts: string, ...quantities: [amount: string, unit: string][]) =>
  (line: Line) =>
    Object.assign(line.tariffs[0]!, {
      hts,
      quantities: quantities.map(([amount, unit]) => ({ amount, unit })),
    })

/** The conditions of a message about its units. */
const UNIT_CODES = ['442', '443', '444']

describe('the units of the schedule', () => {
  test.each([
    ['shirts by the dozen and the kilogram are taken', goods('6109100012', ['5', 'DOZ'], ['9', 'KG']), []],
    ['shirts without their weight are refused', goods('6109100012', ['5', 'DOZ']), ['443']],
    ['shirts in another order are refused', goods('6109100012', ['9', 'KG'], ['5', 'DOZ']), ['442', '442']],
    ['lamps by weight are refused', goods('9405418440', ['65', 'KG']), ['442']],
    ['lamps with a weight are refused', goods('9405418440', ['65', 'NO'], ['9', 'KG']), ['442']],
    ['a number that the edition lacks is taken in any unit', goods('9405999999', ['65', 'KG']), []],
  ])('%s', (_, change, expected) =>
    expect(codes(change).filter((code) => UNIT_CODES.includes(code))).toEqual(expected),
  )
})

describe('internal revenue tax', () => {
  const wine = goods('2204215005', ['9000', 'L'])
  const taxed = (amount: string) => (line: Line) => {
    wine(line)
    line.irTax = { classCode: '017', amount }
  }
  test.each([
    ['wine without its tax is refused', wine, '656', true],
    ['wine with its tax is taken', taxed('2543.98'), '660', false],
    ['a tax more than three dollars off is refused', taxed('2540.00'), '660', true],
    [
      'a tax on lamps is refused',
      (line: Line) => (line.irTax = { classCode: '022', amount: '1.00' }),
      '654',
      true,
    ],
  ])('%s', (_, change, code, isRefused) => expect(codes(change).includes(code)).toBe(isRefused))
})

describe('internal revenue tax of a summary', () => {
  const wine = (line: Line, amount: string) => {
    goods('2204215005', ['9000', 'L'])(line)
    line.irTax = { classCode: '017', amount }
  }

  test('tax on wine into Puerto Rico is refused', () => {
    const facts = factsOf()
    wine(facts.lines[0]!, '2543.98')
    facts.port = '4909'
    const inPuertoRico = { ...envelope, processingPort: '4909' }
    const images = encodeEntrySummary(facts, inPuertoRico)
    const response = decodeResponse(processTransmission(images, withTariff, NOTHING_ON_FILE).images)
    expect(response.conditions.map(({ code }) => code)).toContain('651')
  })

  test.each([
    ['two lines of wine a cent off are taken', '2543.99', false],
    ['two lines of wine that are two dollars off each are refused for their total', '2545.98', true],
  ])('%s', (_, amount, isRefused) => {
    const facts = factsOf()
    wine(facts.lines[0]!, amount)
    facts.lines.push({ ...structuredClone(facts.lines[0]!), id: '002' })
    facts.totals.tax = (Number(amount) * 2).toFixed(2)
    const found = answerTo(facts).conditions.map(({ code }) => code)
    expect(found).not.toContain('660')
    expect(found.includes('662')).toBe(isRefused)
  })
})

test('a heading of chapter 98 whose program has ended is refused', () => {
  const facts = factsOf()
  Object.assign(facts, { estimatedEntryDate: '2031-01-02' })
  facts.lines[0]!.tariffs.unshift({ hts: '98206125', duty: '0.00', value: '0', quantities: [] })
  expect(answerTo(facts).conditions.map(({ code }) => code)).toContain('434')
})

interface Change {
  hts: string
  origin: string
  spi: string
  /** A heading of chapter 99 before the goods. */
  heading?: string
}
const heading = '99030563'

/** The conditions of the special column for other goods with a claim, on a day of the edition. */
function columnCodes({ hts, origin, spi, heading }: Change): string[] {
  const facts = factsOf()
  Object.assign(facts, { estimatedEntryDate: DAY })
  const [line] = facts.lines
  Object.assign(line!, { origin, specialProgram: spi })
  line!.tariffs[0]!.hts = hts
  if (heading) line!.tariffs.unshift({ hts: heading, duty: '0.00', value: '0', quantities: [] })
  const found = answerTo(facts).conditions.map(({ code }) => code)
  return found.filter((code) => code === '614' || code === '616')
}

describe('origins and programs', () => {
  test('goods of Cuba are refused', () => expect(codes((line) => (line.origin = 'CU'))).toContain('409'))
  test('USMCA is for goods of Canada and Mexico', () => {
    expect(codes((line) => (line.specialProgram = 'S'))).toContain('608')
    const mexican = codes((line) => Object.assign(line, { origin: 'MX', specialProgram: 'S' }))
    expect(mexican).not.toContain('608')
  })
  test('NAFTA has ended', () =>
    expect(codes((line) => Object.assign(line, { origin: 'XO', specialProgram: 'CA' }))).toContain('606'))
  test.each<[string, Change, string[]]>([
    ['shirts under AGOA', { hts: '6109100012', origin: 'MU', spi: 'D' }, ['614']],
    ['shirts under AGOA beside a heading', { hts: '6109100012', origin: 'MU', spi: 'D', heading }, ['616']],
    ['shirts under the agreement with Korea', { hts: '6109100012', origin: 'KR', spi: 'KR' }, []],
    ['peanuts under the agreement with Australia', { hts: '1202421500', origin: 'AU', spi: 'AU' }, ['614']],
    ['shirts whose heading of chapter 98 gives the claim', { hts: '9819110900', origin: 'MU', spi: 'D' }, []],
  ])('the special column: %s', (_, change, expected) => expect(columnCodes(change)).toEqual(expected))
  test('a heading for China does not fit goods of Taiwan', () =>
    expect(
      codes((line) => line.tariffs.unshift({ hts: '99038803', duty: '0.00', value: '0', quantities: [] })),
    ).toContain('613'))
})

const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

/** Lines whose numbers, units, origins, claims and rows fit each other now and then. */
const lines = fc.record({
  htsus: fc.constantFrom('9405.11.6010', '6109.10.0012', '7318.15.8085', '0104.20.0000'),
  origin: fc.constantFrom('CN', 'TW', 'MX', 'DE', 'CU'),
  spi: mostly('', 'S', 'CA', 'KR'),
  quantities: fc.constantFrom<[string, string][]>(
    [['65', 'NO']],
    [
      ['5', 'DOZ'],
      ['9', 'KG'],
    ],
    [['9', 'KG']],
    [['5', 'DOZ']],
  ),
  value: fc.integer({ min: 300, max: 100_000 }).map(String),
  duty: mostly<'tariff' | 'wrong'>('tariff', 'wrong'),
  rows: mostly<'tariff' | 'none' | 'foreign'>('tariff', 'none', 'foreign'),
})

/** A line with the rows and the duty of the tariff, or with others. */
function lineOf({
  htsus,
  origin,
  spi,
  quantities,
  value,
  duty,
  rows,
}: typeof lines extends fc.Arbitrary<infer T> ? T : never): LineItem {
  const [first, second] = quantities
  const reading = tariff.read({
    hts: htsus.replaceAll('.', ''),
    origin,
    entryDate: parseDay(DAY)!,
    value,
    quantities: quantities.map(([quantity = '', unit = '']) => ({ quantity, unit })),
    ...(spi && { spi }),
    answers: {},
  })
  const own: TariffRow[] = (reading?.headings ?? []).map((hts) => ({ hts, duty: '0.00' }))
  return {
    ...sampleEntry().line_items![0]!,
    htsus,
    // The shirts are of cotton.
    fee_exemption: '1',
    origin_country: origin,
    spi,
    entered_value: value,
    net_qty: first?.[0],
    net_uom: first?.[1],
    net_qty_2: second?.[0],
    net_uom_2: second?.[1],
    duty_amount: duty === 'tariff' ? (reading?.duty ?? '0.00') : '7777.77',
    tariff_rows: rows === 'tariff' ? own : rows === 'none' ? [] : [{ hts: '9903.88.03', duty: '0.00' }],
  }
}

/** The sample entry with another line, its fees and totals. */
function draftWith(line: LineItem): DraftData {
  const draft = sampleEntry()
  draft.header!.entry_date = DAY
  draft.line_items = [line]
  const totals = draft.totals_declarations!
  totals.fee_summary = proposeFees(draft).map((proposal, index) => feeRowOf(proposal, `${index}`))
  for (const [field, { amount }] of Object.entries(totalsOf(draft)))
    Object.assign(totals, { [field]: amount })
  return draft
}

/** The rules that hold a line against the tariff, and those of origins and programs. */
const OF_THE_TARIFF = /^FILING_(?:TARIFF_|SPI|PROGRAM_|ORIGIN_RESTRICTED)/
/** The conditions that they answer. */
const CONDITIONS = ['409', '416', '442', '443', '444', '606', '608', '613', '614', '616', '624', '771']

test('what the review finds nothing in, customs does not refuse by the tariff', { timeout: 600_000 }, () => {
  const rules = { ...ruleContext(), reference: { ...ruleContext().reference, tariff } }
  let clean = 0
  let refused = 0
  fc.assert(
    fc.property(lines, (line) => {
      const draft = draftWith(lineOf(line))
      const findings = filingFindings(draft, rules).filter(({ rule_id }) => OF_THE_TARIFF.test(rule_id))
      // What the tariff would stop is sent as well.
      const mapped = toEntrySummaryFacts(draft, withoutTariff(rules))
      if (!mapped.ok) return
      const found = answerTo(mapped.facts).conditions.filter(({ code }) => CONDITIONS.includes(code))
      if (findings.length > 0) refused += found.length > 0 ? 1 : 0
      else {
        clean += 1
        expect(found).toEqual([])
      }
    }),
    { numRuns: 1500, seed: 20261012 },
  )
  expect(clean).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(50)
})
