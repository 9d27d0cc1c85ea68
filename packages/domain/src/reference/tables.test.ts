import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { STREET_SUFFIXES } from './address-words.ts'
import { bondTypeLabel, bondTypes, bondTypesHint } from './bond-types.ts'
import { alpha3Of, CANADIAN_PROVINCES, COUNTRIES, countryName, isCountryCode } from './countries.ts'
import { ENTRY_TYPES, entryTypeLabel, isElectronicEntryType } from './entry-types.ts'
import { MPF_YEARS, mpfExemption, mpfYear } from './fee-rates.ts'
import { FORM_MODES, MODES_OF_TRANSPORT } from './modes-of-transport.ts'
import { MISSING_DOCUMENTS, SURETY_COMPANIES, US_STATES, VESSEL_CARRIERS } from './small-tables.ts'
import type { ReferenceTable } from './table.ts'
import { cbpUnit, UNITS } from './units.ts'

const folder = new URL('./data/', import.meta.url)
const tables = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ReferenceTable] as const,
)

describe.each(tables)('%s', (_, table) => {
  test('names its source, edition and licence', () => {
    for (const field of ['name', 'source', 'edition', 'licence'] as const)
      expect(table[field]).toMatch(/\S{2}/)
  })

  test('has a value for every column, and no key twice', () => {
    expect(table.rows.length).toBeGreaterThan(0)
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
    const keys = table.rows.map((row) => row[0])
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('entry types', () => {
  test('are those of the specification', () => {
    expect(ENTRY_TYPES.map((type) => type.code).join(' ')).toBe(
      '01 02 03 04 05 06 07 08 11 12 21 22 23 24 25 26 31 32 34 38 51 52 61 62 63',
    )
  })

  test('carry their labels, unknown ones a general one', () => {
    expect(entryTypeLabel('01')).toBe('Consumption - Free and Dutiable')
    expect(entryTypeLabel('99')).toBe('Other Entry Type')
  })

  test('in-bond movements and appraisement are no electronic entry summaries', () => {
    expect(['01', '11', '61', '04'].map(isElectronicEntryType)).toEqual([true, true, false, false])
  })
})

describe('bond types', () => {
  test('0, 8 and 9 mean other things to the specification than to CBP', () => {
    expect(
      bondTypes(SPECIFICATION_PROFILE).map((type) => `${type.code} ${type.description.defaultMessage}`),
    ).toEqual(['0 Single Entry Bond', '8 Continuous Bond', '9 Term Bond'])
    expect(bondTypes(CBP_PROFILE).map((type) => `${type.code} ${type.description.defaultMessage}`)).toEqual([
      '0 No Bond Required',
      '8 Continuous Bond',
      '9 Single Transaction Bond',
    ])
    expect(bondTypesHint(SPECIFICATION_PROFILE).defaultMessage).toBe('0 Single Entry, 8 Continuous, 9 Term')
    expect(bondTypesHint(CBP_PROFILE).defaultMessage).toBe(
      '0 no bond required, 8 continuous, 9 single transaction',
    )
    expect(bondTypeLabel('7', SPECIFICATION_PROFILE).defaultMessage).toBe('Unknown Bond Type')
  })
})

describe('countries', () => {
  test('have two and three letters and a name', () => {
    for (const country of COUNTRIES) {
      expect(country.alpha2).toMatch(/^[A-Z]{2}$/)
      expect(country.alpha3).toMatch(/^[A-Z]{3}$/)
      expect(country.name).not.toBe('')
    }
  })

  test('CBP adds provinces of Canada, Gaza and the West Bank', () => {
    expect(isCountryCode('XO') && isCountryCode('GZ') && !isCountryCode('ZZ')).toBe(true)
    expect([alpha3Of('TW'), alpha3Of('XO'), alpha3Of('ZZ')]).toEqual(['TWN', 'CAN', undefined])
    expect(countryName('XQ')).toBe('Quebec')
    for (const code of Object.values(CANADIAN_PROVINCES)) expect(isCountryCode(code)).toBe(true)
  })
})

describe('units', () => {
  test('the form shows its nine first', () => {
    expect(
      UNITS.slice(0, 9)
        .map((unit) => unit.code)
        .join(' '),
    ).toBe('PCS KG L M M2 M3 CTN BOX PKG')
    expect(new Set(UNITS.map((unit) => unit.code)).size).toBe(UNITS.length)
  })

  test.each([
    ['PCS', 'NO'],
    ['KG', 'KG'],
    ['DOZ', 'DOZ'],
    ['CTN', undefined],
    ['BOX', undefined],
    ['QQQ', undefined],
  ])('%s is filed as %s', (unit, filed) => expect(cbpUnit(unit)).toBe(filed))
})

test('the fiscal years of the processing fee follow each other without a gap', () => {
  for (const [index, year] of MPF_YEARS.slice(1).entries()) {
    const before = MPF_YEARS[index]!
    expect(Date.parse(year.from) - Date.parse(before.to)).toBe(86_400_000)
  }
  expect(mpfYear('2026-02-24').year).toBe('FY2026')
  expect(mpfYear('2031-01-01')).toBe(mpfYear(undefined))
  expect(mpfYear('02/30/2026')).toBe(mpfYear(undefined))
})

test('an exemption from the processing fee names its reason', () => {
  expect(mpfExemption({ htsus: '9801.00.1012' })).toBe('Chapter 98 goods')
  expect(mpfExemption({ spi: 'S', origin: 'MX' })).toBe('USMCA')
  expect(mpfExemption({ spi: 'S', origin: 'CN' })).toBeUndefined()
  expect(mpfExemption({ origin: 'IL' })).toBe('Origin: Israel')
  expect(mpfExemption({ htsus: '9405.41.8440', origin: 'TW' })).toBeUndefined()
})

test('the lists that the specification counts are complete', () => {
  expect(MISSING_DOCUMENTS.map((row) => row.code).join(' ')).toBe('01 10 16 17 19 21 22 23 26 98 99')
  expect(MODES_OF_TRANSPORT.map((row) => row.code).join(' ')).toBe(
    '10 11 12 20 21 30 31 32 33 34 40 41 50 60 70',
  )
  expect(FORM_MODES.every((mode) => MODES_OF_TRANSPORT.some((row) => row.code === mode))).toBe(true)
  expect(US_STATES).toHaveLength(59)
  expect(SURETY_COMPANIES.slice(-2).map((row) => row.code)).toEqual(['998', '999'])
  for (const carrier of VESSEL_CARRIERS) expect(carrier.code).toMatch(/^[A-Z]{4}$/)
})

test('abbreviating a street suffix twice changes nothing more', () => {
  for (const abbreviation of STREET_SUFFIXES.values())
    expect(STREET_SUFFIXES.get(abbreviation) ?? abbreviation).toBe(abbreviation)
})
