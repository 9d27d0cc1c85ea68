import { buildMid } from '@edfe/domain/entry'
import { type RulesProfileName, rulesProfile } from '@edfe/domain/profile'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { OPEN_CASES } from '@edfe/domain/test/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EntryBody, readEntry } from './entry-steps.ts'
import {
  type CaseChange,
  createCase,
  type Figures,
  fileCase,
  inJson,
  inMessage,
  inPrint,
  onScreen,
  reviewErrors,
  sign,
} from './filed-figures.ts'
import type { Team, TestApp } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

const PROFILES: RulesProfileName[] = ['specification', 'cbp']
const NAME = 'Alder & Finch Lighting LLC'

/** Weights 7, 3 and 1 over EKH1007198 come to 200, over 8G85538712 to 230: both end in 0. */
const NUMBERS = OPEN_CASES.checkDigits.map(({ number: base, cbp, specification = '0' }) => ({
  base,
  cbp,
  specification,
}))
/** The units in which the tariff wants the two goods counted. */
const DOZENS = { net_qty: '100', net_uom: 'DOZ', net_qty_2: '800', net_uom_2: 'KG' }
const PIECES = { net_qty: '65', net_uom: 'NO', net_qty_2: '600', net_uom_2: 'KG' }

/** Goods whose duty the tariff does not give. */
const WATCHES = { htsus: '9101.11.4000', net_qty: '', net_uom: 'X' }
/** A duty that rests on the importer. */
const LOOKED_UP = { duty_reason: 'other', duty_note: 'The printed entry and its key' }

/** An organization that files under one profile's rules and a filer code. */
async function teamUnder(app: TestApp, rules_profile: RulesProfileName, filer = 'B76'): Promise<Team> {
  const team = await app.organization(NAME)
  const saved = await app.answer('saveOrganization', {
    as: team.admin,
    body: { name: NAME, cbp_filer_code: filer, rules_profile },
  })
  expect(saved.status).toBe(200)
  return team
}

/** The value of the goods as the message has it: whole dollars. */
const inDollars = ({ value, ...figures }: Figures): Figures => ({
  ...figures,
  value: Math.round(Number(value)).toString(),
})

/** Takes an entry from the form to its acceptance; screen, message, canonical JSON and print say the same of it. */
async function takeThrough(app: TestApp, team: Team, change: CaseChange): Promise<Figures> {
  return takeOn(app, team, await createCase(app, team, change))
}

async function takeOn(app: TestApp, team: Team, entry: EntryBody): Promise<Figures> {
  const screen = onScreen(entry)
  expect(await reviewErrors(app, team, entry)).toEqual([])
  expect((await fileCase(app, team, entry)).status).toBe('accepted')
  const message = await inMessage(app, team, entry)
  expect(message, 'screen and message').toEqual(inDollars(screen))
  expect(inDollars(await inJson(app, team, entry)), 'canonical JSON and message').toEqual(message)
  expect(await inPrint(app, team, entry), 'print and message').toEqual(message)
  return message
}

describe.each(PROFILES)('under the %s profile, from the form to the print,', (profile) => {
  let app: TestApp
  let team: Team
  beforeAll(async () => {
    app = await startWithCustoms()
    team = await teamUnder(app, profile)
  })
  afterAll(() => app.stop())

  test('the sample entry owes what was printed on the filed one', async () => {
    const { printed, made } = SAMPLE_ENTRY
    expect(await takeThrough(app, team, {})).toMatchObject({
      manufacturer: made.manufacturerId,
      value: printed.enteredValue,
      duty: printed.duty,
      mpf: printed.mpf,
      hmf: printed.hmf,
      totalOther: printed.fees,
      grandTotal: printed.total,
    })
  })

  test('half a cent of harbor maintenance fee goes up', async () => {
    const { htsus, rate, value, duty, mpf, hmf } = OPEN_CASES.halfCent
    const figures = await takeThrough(app, team, {
      line: { htsus, hts_rate: rate, entered_value: value, ...DOZENS },
    })
    expect(figures).toMatchObject({ value, duty, mpf, hmf, totalOther: '49.50', grandTotal: '1614.00' })
  })

  test.each(NUMBERS)('the number $base has the check digit of the profile', async ({ base, ...digits }) => {
    const number = base + digits[profile]
    const wrong = base + digits[profile === 'cbp' ? 'specification' : 'cbp']
    const filer = await teamUnder(app, profile, base.slice(0, 3))
    const entry = await createCase(app, filer, {})
    const numbered = (entry_number: string) =>
      app.answer('numberEntry', {
        params: { id: entry.id },
        as: filer.preparer,
        body: { entry_number, expected_updated_at: entry.updated_at },
      })
    expect(await numbered(wrong)).toMatchObject({ status: 422, body: { code: 'entry_number_invalid' } })
    expect((await numbered(number)).status).toBe(200)
    const signed = await sign(app, filer, await readEntry(app, filer.preparer, entry.id))
    expect(await takeOn(app, filer, signed)).toMatchObject({ number })
  })

  test.each(OPEN_CASES.rounding.dollars)('an entered value of %s is %s dollars', async (typed, value) => {
    const entry = await createCase(app, team, { line: { entered_value: typed } })
    if (profile === 'specification') {
      // The specification's rules take whole dollars alone: the person rounds.
      expect(await reviewErrors(app, team, entry)).toEqual(['VALUES_ENTERED_VALUE_WHOLE'])
      expect(await takeThrough(app, team, { line: { entered_value: value } })).toMatchObject({ value })
    } else {
      expect(await takeOn(app, team, entry)).toMatchObject({ value })
    }
  })

  test('a duty of 256.18515 and a fee of 123.545 go up to the cent', async () => {
    const [[, duty], [, fee]] = OPEN_CASES.rounding.cents
    // 1,663 dollars at 15.405 percent are 256.18515; 98,836 dollars at 0.125 percent are 123.545.
    expect(
      await takeThrough(app, team, {
        line: { ...WATCHES, entered_value: '1663', hts_rate: '15.405', ...LOOKED_UP },
      }),
    ).toMatchObject({ duty })
    // The specification wants a bond of at least the value.
    const bond = { bond_amount: '100000.00' }
    expect(await takeThrough(app, team, { line: { entered_value: '98836' }, bond })).toMatchObject({
      hmf: fee,
    })
  })

  test.each(OPEN_CASES.midNames)('the goods of $name have the code of the profile', async (known) => {
    const maker = { name: known.name, address_line1: '12 Main Street', city: 'London', country: 'GB' }
    const manufacturer_id = buildMid(maker, rulesProfile(profile))
    const { manufacturer } = await takeThrough(app, team, {
      line: { manufacturer: maker },
      shipment: { manufacturer_id, country_of_origin: 'GB', exporting_country: 'GB' },
    })
    expect(manufacturer).toBe(`GB${known[profile]}12LON`)
  })
})

describe.each(PROFILES)('under the %s profile, on a day of 2017,', (profile) => {
  test('the processing fee is raised to its minimum, and antidumping duty is owed beside duty', async () => {
    const { entryDate, htsus, rate, value, adRate, duty, ad, mpf } = OPEN_CASES.minimumMpf
    const app = await startWithCustoms({ env: { EDFE_TODAY: '2017-06-09' } })
    try {
      const figures = await takeThrough(app, await teamUnder(app, profile), {
        line: {
          htsus,
          hts_rate: rate,
          entered_value: value,
          ...PIECES,
          adcvd_rate: adRate,
          adcvd_case_number: 'A-570-601-000',
          adcvd_case_role: 'all_others',
          tariff_rows: [],
          ...LOOKED_UP,
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
        bond: {
          additional_surety: '054',
          additional_number: 'STB2017001',
          additional_amount: '12000.00',
        },
        signedOn: '06/09/2017',
      })
      expect(figures).toMatchObject({
        value,
        duty,
        antidumping: ad,
        mpf,
        hmf: '0.00',
        totalDuty: '4133.39',
        grandTotal: '4158.39',
      })
    } finally {
      await app.stop()
    }
  })
})
