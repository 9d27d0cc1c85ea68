import { describe, expect, test } from 'vitest'
import { CBP_PROFILE } from '../../profile/index.ts'
import airportData from '../data/airport-codes.json' with { type: 'json' }
import { FOREIGN_PORTS } from './foreign-ports.ts'
import { fullReferenceBook, isLookupName, LOOKUP_NAMES, searchLookup } from './lookups.ts'
import { isInformalFeeExemptPort, PORTS } from './ports.ts'

const first = (...[name, query]: [Parameters<typeof searchLookup>[0], string]) =>
  searchLookup(name, query, 1)[0]

describe('lookups', () => {
  test('are the eleven that the forms ask', () => {
    expect([...LOOKUP_NAMES].sort()).toEqual([
      'adcvd-cases',
      'bond-types',
      'countries',
      'entry-types',
      'foreign-ports',
      'missing-document-codes',
      'modes-of-transport',
      'port-codes',
      'states',
      'surety-companies',
      'units-of-measure',
    ])
    expect(isLookupName('constructor')).toBe(false)
  })

  test.each(LOOKUP_NAMES)('%s gives rows with code and name, ten unless a limit is given', (name) => {
    const rows = searchLookup(name, '')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThanOrEqual(10)
    for (const row of rows) expect(row.code && row.name).toBeTruthy()
  })

  test('an AD/CVD case is found by its goods, its country and its number, with or without hyphens', () => {
    const mattresses = {
      code: 'A-489-841-000',
      name: 'Mattresses',
      detail: 'Turkey, order of 2021',
    }
    for (const query of ['A-489-841', 'mattresses turkey', 'a489841'])
      expect(first('adcvd-cases', query), query).toMatchObject(mattresses)
  })

  test('a port is found by its name and by its code', () => {
    expect(first('port-codes', 'los angeles')).toMatchObject({
      code: '2704',
      state: 'CA',
      region: 'Pacific Region',
      display_name: '2704 - Los Angeles, California',
    })
    expect(first('port-codes', '2704')?.name).toBe('Los Angeles, California')
  })

  test.each([
    ['JFK', '4701'],
    ['lax', '2720'],
    ['kennedy', '4701'],
    ['ord', '3901'],
    ['ohare', '3901'],
    ['Dulles', '5401'],
    ['nyc', '1001'],
    ['Port Newark', '4601'],
    ['Saint Louis', '4503'],
  ])('an airport is found as the air waybill has it: %s is %s', (typed, code) => {
    expect(first('port-codes', typed)?.code).toBe(code)
  })

  test('every airport is at a port of entry', () => {
    for (const [, port = ''] of airportData.rows) expect(PORTS.map(({ code }) => code)).toContain(port)
  })

  test('ports of entry come before border patrol stations', () => {
    expect(first('port-codes', 'tucson')?.code).toBe('2609')
  })

  test('a foreign port is found by the name it has today', () => {
    expect(first('foreign-ports', 'Busan')).toMatchObject({
      code: '58023',
      port_name: 'Pusan',
      country_code: 'KR',
    })
    expect(first('foreign-ports', '58309')?.country_name).toBe('Taiwan')
  })

  test.each([
    ['ho chi minh', 'Saigon'],
    ['Cat Lai', 'Saigon'],
    ['Danang', 'Da Nang'],
    ['kaohsiung', 'Kao Hsiung'],
    ['Port Klang', 'Kelang'],
    ['Busan New Port', 'Pusan'],
    ['Incheon', 'Inchon'],
    ['Kolkata', 'Calcutta'],
    ['Chattogram', 'Chittagong'],
    ['JNPT', 'Jawaharlal Nehru'],
    ['Jeddah', 'Jiddah'],
    ['Southampton', 'Southhampton'],
    ['Antwerpen', 'Antwerp'],
    ['Göteborg', 'Goteborg'],
  ])('a foreign port is found in the spelling of the paper: %s is %s', (typed, name) => {
    expect(first('foreign-ports', typed)?.name).toBe(name)
  })

  test('a city with several harbours leads to all of them', () => {
    expect(searchLookup('foreign-ports', 'Shenzhen').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Yantian', 'Shekou', 'Chiwan']),
    )
  })

  test('a country is found by its three letters too', () =>
    expect(first('countries', 'TWN')?.code).toBe('TW'))

  test('bond types follow the rules profile', () => {
    expect(searchLookup('bond-types', '9').map((row) => row.name)).toEqual(['Term Bond'])
    expect(searchLookup('bond-types', '9', 10, CBP_PROFILE).map((row) => row.name)).toEqual([
      'Single Transaction Bond',
    ])
  })
})

describe('large tables', () => {
  test('port codes have four digits or letters, foreign ports five digits', () => {
    for (const port of PORTS) expect(port.code).toMatch(/^[0-9A-Z]{4}$/)
    for (const port of FOREIGN_PORTS) expect(port.code).toMatch(/^\d{5}$/)
  })

  test('the default port of the specification, NY10, is in no table', () => {
    expect(fullReferenceBook().hasPort('NY10')).toBe(false)
    expect(fullReferenceBook().hasPort('2704')).toBe(true)
  })

  test('the book knows sureties, carriers, countries and foreign ports', () => {
    const book = fullReferenceBook()
    expect([book.hasSurety('054'), book.hasSurety('000')]).toEqual([true, false])
    expect([book.hasCarrierPrefix('MAE'), book.hasCarrierPrefix('QQQ')]).toEqual([true, false])
    expect([book.hasCountry('TW'), book.hasCountry('ZZ')]).toEqual([true, false])
    expect([book.hasForeignPort('58309'), book.hasForeignPort('00000')]).toEqual([true, false])
  })

  test('an express hub takes no informal fee', () => {
    expect(isInformalFeeExemptPort('2775')).toBe(true)
    expect(isInformalFeeExemptPort('2704')).toBe(false)
  })
})
