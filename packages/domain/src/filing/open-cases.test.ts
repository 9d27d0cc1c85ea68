import { describe, expect, test } from 'vitest'
import { ADDITIONAL_BOND } from '../../test/filing/facts-of.ts'
import { ruleContext } from '../../test/filing/index.ts'
import { OPEN_CASES } from '../../test/fixtures/index.ts'
import {
  calculationTotals,
  feeRowOf,
  lineAmounts,
  lineFees,
  proposeFees,
  totalsOf,
} from '../calculations/index.ts'
import type { CalendarDay } from '../calendar/index.ts'
import type { DraftData, FeeRow, LineItem } from '../entry/draft.ts'
import { checkDigit } from '../entry/entry-number.ts'
import { buildMid, midName } from '../entry/mid.ts'
import { centsText, roundAmount, toCents, wholeDollars } from '../money/index.ts'
import type { RulesProfileName } from '../profile/index.ts'
import { checkEntry } from '../review/index.ts'
import { SAMPLE_ENTRY, sampleEntryDraft, sampleEntryLine } from '../sample/index.ts'
import { toEntrySummaryFacts } from './to-entry-summary-facts.ts'

const PROFILES: RulesProfileName[] = ['specification', 'cbp']
/** The sample entry is filed under the number of the key of check digits, each profile with its own digit. */
const BASE = OPEN_CASES.checkDigits[0]

interface Change {
  line: Partial<LineItem>
  header?: DraftData['header']
  shipment?: DraftData['shipment_origin']
  bond?: DraftData['bond_information']
  /** MM/DD/YYYY */
  signedOn?: string
}

/** The sample entry with another line: its duty, AD, fees and totals are what the product itself works out. */
function filed(profile: RulesProfileName, { line, header, shipment, bond, signedOn }: Change): DraftData {
  const draft = sampleEntryDraft()
  const { adcvd_amount, duty_amount } = lineAmounts({ ...sampleEntryLine(), ...line })
  const item: LineItem = {
    ...sampleEntryLine(),
    ...line,
    duty_amount: duty_amount?.amount,
    ...(adcvd_amount && { adcvd_amount: adcvd_amount.amount }),
  }
  const bare: DraftData = {
    ...draft,
    header: { ...draft.header, entry_number: BASE.number + BASE[profile], ...header },
    shipment_origin: { ...draft.shipment_origin, ...shipment },
    bond_information: { ...draft.bond_information, ...bond },
    line_items: [item],
  }
  const fee_summary: FeeRow[] = proposeFees(bare).map((fee) => feeRowOf(fee, fee.code))
  const withFees = { ...bare, totals_declarations: { ...draft.totals_declarations, fee_summary } }
  const totals = Object.fromEntries(
    Object.entries(totalsOf(withFees)).map(([field, { amount }]) => [field, amount]),
  )
  return {
    ...withFees,
    totals_declarations: {
      ...withFees.totals_declarations,
      ...totals,
      ...(signedOn && { declarant_date: signedOn }),
    },
  }
}

const feesOf = (draft: DraftData) =>
  Object.fromEntries((draft.totals_declarations?.fee_summary ?? []).map((row) => [row.fee_type, row.amount]))

/** What stands in the way of filing on a day: nothing, when the figures agree with each other. */
function blocking(draft: DraftData, profile: RulesProfileName, today?: string): string[] {
  const context = { ...ruleContext(profile), ...(today && { today: today as CalendarDay }) }
  const found = checkEntry(draft, context).filter(({ severity }) => severity === 'error')
  return found.map(({ rule_id, message }) => `${rule_id}: ${message.id}`)
}

/** The figures of record 50, 53, 62 and 90 as they would be sent. */
function sent(draft: DraftData, profile: RulesProfileName) {
  const result = toEntrySummaryFacts(draft, ruleContext(profile))
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const { lines, totals, filerCode, entryNumber } = result.facts
  return { line: lines[0]!, totals, number: filerCode + entryNumber }
}

describe.each(PROFILES)('under the %s profile', (profile) => {
  test('the sample entry: lamps from Taiwan owe 473.03 and fees of 42.01 and 15.16, 530.20 in all', () => {
    const { printed } = SAMPLE_ENTRY
    const { htsus, rate: hts_rate, enteredValue: entered_value } = printed
    const draft = filed(profile, { line: { htsus, hts_rate, entered_value } })
    expect(draft.line_items?.[0]?.duty_amount).toBe(printed.duty)
    expect(feesOf(draft)).toEqual({ MPF: printed.mpf, HMF: printed.hmf })
    expect(draft.totals_declarations).toMatchObject({ total_other: printed.fees, grand_total: printed.total })
    expect(calculationTotals(draft, ruleContext(profile).profile).grand_total.amount).toBe(printed.total)
    expect(blocking(draft, profile)).toEqual([])
    const { totals, number } = sent(draft, profile)
    expect(number).toBe(BASE.number + BASE[profile])
    expect(totals).toMatchObject({ duty: printed.duty, fees: printed.fees })
  })

  test('case 2: half a cent of harbor maintenance fee goes up', () => {
    const { htsus, rate, value, duty, mpf, hmf } = OPEN_CASES.halfCent
    const draft = filed(profile, { line: { htsus, hts_rate: rate, entered_value: value } })
    expect(draft.line_items?.[0]?.duty_amount).toBe(duty)
    expect(feesOf(draft)).toEqual({ MPF: mpf, HMF: hmf })
    expect(blocking(draft, profile)).toEqual([])
    expect(sent(draft, profile).totals).toMatchObject({ duty, fees: '49.50' })
  })

  test('case 3: the merchandise processing fee of 2017 is raised to its minimum, antidumping duty is owed beside duty', () => {
    const { htsus, rate, value, adRate, entryDate, duty, ad, mpf, mpfByRate } = OPEN_CASES.minimumMpf
    const draft = filed(profile, {
      line: {
        htsus,
        hts_rate: rate,
        entered_value: value,
        adcvd_rate: adRate,
        adcvd_case_number: 'A-570-601-000',
        adcvd_case_role: 'all_others',
        duty_reason: 'other',
        duty_note: 'The printed entry of 2017',
      },
      header: { entry_type: '03', entry_date: entryDate, summary_date: '2017-06-09' },
      shipment: {
        mode_of_transport: '40',
        importing_carrier: 'CI 005',
        bill_of_lading: '69512345675',
        foreign_port_lading: '',
        country_of_origin: 'CN',
        exporting_country: 'CN',
        manufacturer_id: 'CNWAFBEA12WAF',
        import_date: entryDate,
        export_date: '2017-05-28',
      },
      bond: ADDITIONAL_BOND,
      signedOn: '06/09/2017',
    })
    expect(draft.line_items?.[0]).toMatchObject({ duty_amount: duty, adcvd_amount: ad })
    expect(feesOf(draft)).toEqual({ AD: ad, MPF: mpf })
    expect(centsText(lineFees(draft, entryDate as CalendarDay)[0]!.mpf!)).toBe(mpfByRate)
    expect(draft.totals_declarations).toMatchObject({ total_duty: '4133.39', grand_total: '4158.39' })
    expect(blocking(draft, profile, '2017-06-09')).toEqual([])
    const { line, totals } = sent(draft, profile)
    expect(totals).toMatchObject({ duty, ad, fees: mpf })
    expect(line.adcvd[0]).toMatchObject({ rate: adRate, duty: ad })
  })

  test('an entry from a foreign trade zone can be filed without dates and ports, and owes no harbor fee', () => {
    const { printed } = SAMPLE_ENTRY
    const { htsus, rate: hts_rate, enteredValue: entered_value } = printed
    const draft = filed(profile, {
      line: {
        htsus,
        hts_rate,
        entered_value,
        zone: { status: 'P', filing_date: '2025-11-03', quantity: '65' },
      },
      header: { entry_type: '06', zone_id: '02600A001' },
      shipment: {
        importing_carrier: 'FTZ 0050',
        import_date: '',
        export_date: '',
        exporting_country: '',
        foreign_port_lading: '',
        us_port_unlading: '',
      },
    })
    expect(blocking(draft, profile)).toEqual([])
    expect(feesOf(draft)).toEqual({ MPF: printed.mpf })
    expect(sent(draft, profile).line.ftzStatus).toEqual({
      status: 'P',
      filingDate: '2025-11-03',
      quantity: '65',
    })
  })

  test.each(OPEN_CASES.checkDigits)('case 4: the check digit of $number', (known) => {
    const expected = known[profile]
    const digit = checkDigit(known.number, ruleContext(profile).profile)
    if (expected === undefined) expect(digit, 'the two rules differ here').not.toBe(known.cbp)
    else expect(digit).toBe(expected)
  })

  test('case 5: entered values are rounded to dollars and amounts to cents, half up', () => {
    for (const [typed, dollars] of OPEN_CASES.rounding.dollars) {
      expect(centsText(wholeDollars(toCents(typed)))).toBe(`${dollars}.00`)
      const draft = filed(profile, { line: { entered_value: typed } })
      expect(sent(draft, profile).line.tariffs[0]).toMatchObject({ value: dollars })
    }
    for (const [amount, cents] of OPEN_CASES.rounding.cents) {
      expect(roundAmount(amount, 'currency')).toBe(cents)
    }
  })

  test.each(OPEN_CASES.midNames)('case 6: the name part of $name', (known) => {
    const { profile: rules } = ruleContext(profile)
    expect(midName(known.name, rules.midName)).toBe(known[profile])
    const maker = { name: known.name, address_line1: '12 Main Street', city: 'London', country: 'GB' }
    expect(buildMid(maker, rules)).toBe(`GB${known[profile]}12LON`)
  })
})
