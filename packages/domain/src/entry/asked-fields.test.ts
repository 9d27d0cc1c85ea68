import { describe, expect, test } from 'vitest'
import { askedDraft, isAskedInStep2 } from './asked-fields.ts'

describe('step 2 asks', () => {
  test.each([
    ['10', true, true],
    ['20', false, true],
    ['40', false, true],
    ['30', false, true],
    [undefined, false, false],
  ])('by mode %s for the foreign port: %s, for the U.S. port: %s', (mode_of_transport, foreign, unlading) => {
    expect(isAskedInStep2('foreign_port_lading', { mode_of_transport })).toBe(foreign)
    expect(isAskedInStep2('us_port_unlading', { mode_of_transport })).toBe(unlading)
  })

  test('for no port when the goods come out of a foreign trade zone', () => {
    const shipment = { mode_of_transport: '10', importing_carrier: 'FTZ 0050' }
    expect(isAskedInStep2('foreign_port_lading', shipment)).toBe(false)
    expect(isAskedInStep2('us_port_unlading', shipment)).toBe(false)
  })

  test('for the countries of the metal only when the goods contain steel or aluminum', () => {
    expect(isAskedInStep2('country_of_melt_pour', { contains_metal: 'Y' })).toBe(true)
    expect(isAskedInStep2('country_of_melt_pour', { contains_metal: 'N' })).toBe(false)
    expect(isAskedInStep2('country_of_melt_pour', undefined)).toBe(false)
  })

  test('for everything else in every entry', () => {
    expect(isAskedInStep2('importing_carrier', undefined)).toBe(true)
  })
})

describe('a value that no page asks for', () => {
  const metal = { country_of_melt_pour: 'CHI', secondary_country_of_smelt: 'N/A', country_of_cast: 'CN' }

  test('counts while the goods contain metal, and not after', () => {
    const withMetal = { shipment_origin: { ...metal, contains_metal: 'Y' as const } }
    expect(askedDraft(withMetal)).toBe(withMetal)
    expect(askedDraft({ shipment_origin: { ...metal, contains_metal: 'N' } }).shipment_origin).toEqual({
      contains_metal: 'N',
      country_of_melt_pour: '',
      secondary_country_of_smelt: '',
      country_of_cast: '',
    })
  })

  test('is the foreign port of no mode: the page transport asks for it always', () => {
    const byTruck = { shipment_origin: { mode_of_transport: '30', foreign_port_lading: 'AB' } }
    expect(askedDraft(byTruck)).toBe(byTruck)
  })
})
