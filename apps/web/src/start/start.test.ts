import type { Organization } from '@edfe/contracts/organization/organization'
import { describe, expect, test } from 'vitest'
import type { ChosenNumber } from '../goods/goods-search.tsx'
import { checklist } from '../session/filing-steps.ts'
import { chosenGoods } from './chosen-goods.ts'
import { goodsAsks } from './goods-agencies.tsx'
import { readAnswers } from './shipment-answers.ts'
import { shipmentResult } from './shipment-result.ts'

const of = (answers: Record<string, unknown>) => shipmentResult(readAnswers(answers), 'Dana')

describe('the answers to the questions of the start page', () => {
  test.each([
    ['4156', '01', true],
    ['2,500.01', '01', true],
    ['2500', '11', false],
    ['0.50', '11', false],
  ])('goods worth %s dollars need an entry of type %s; a bond: %s', (worth, entryType, needsBond) => {
    expect(of({ worth })).toMatchObject({
      entryType,
      needsBond,
      title: 'Welcome, Dana. You can file this yourself.',
    })
  })

  test.each([{}, { worth: '' }, { worth: '0' }, { worth: 'about 40' }])(
    '%j asks the questions',
    (answers) => {
      expect(of(answers).title).toBe('Welcome, Dana')
      expect(of(answers).entryType).toBeUndefined()
    },
  )

  test('goods of a country under embargo cannot be imported, whatever they are worth', () => {
    expect(of({ origin: 'KP', worth: '4156' }).title).toBe('These goods cannot be imported')
    expect(of({ origin: 'KP' }).lead).toContain('Korea')
    expect(of({ origin: 'VN', worth: '4156' }).entryType).toBe('01')
  })

  test('of an address are texts, and an unknown way of transport is left out', () => {
    expect(readAnswers({ what: ' ', origin: 'VN', transport: 'rocket', worth: 4156 })).toEqual({
      what: undefined,
      hts: undefined,
      origin: 'VN',
      transport: undefined,
      worth: '4156',
    })
  })
})

describe('the goods of the start page', () => {
  const honey = { hts: '0409.00.0005', path: ['Natural honey', 'Comb honey'] } as ChosenNumber['line']

  test.each([
    ['0409.00.0005', '0409.00.0005'],
    [9405116010, '9405.11.6010'],
    ['0409', undefined],
    ['honey', undefined],
  ])('%s in an address is the number %s', (hts, read) => {
    expect(readAnswers({ hts }).hts).toBe(read)
  })

  test('keep the words of the person, else have those of the search, else those of the tariff', () => {
    const chosen = { line: honey, searched: 'honey in the comb' }
    expect(chosenGoods({ what: 'Comb honey of acacia' }, chosen)).toEqual({
      what: 'Comb honey of acacia',
      hts: '0409.00.0005',
    })
    expect(chosenGoods({ what: ' ' }, chosen).what).toBe('honey in the comb')
    expect(chosenGoods({}, { line: honey, searched: '0409' }).what).toBe('Natural honey, comb honey')
  })

  test('that are eaten may need data of the FDA, and a supplier knows some of them', () => {
    const [eaten] = goodsAsks('0409.00.0005')
    expect(eaten?.asks).toBe(
      'Is it meant to be eaten or drunk, by people or animals? If so, FDA may require data.',
    )
    expect(eaten?.supplier.length).toBeGreaterThan(1)
  })

  test('such as bolts of steel are asked for by no other agency', () => {
    expect(goodsAsks('7318.15.2010')).toEqual([])
  })
})

describe('the steps before the first filing', () => {
  const facts = {
    organization: null,
    bond: null,
    preferences: {},
    practice: 'simulator' as const,
    needsBond: true,
  }
  const states = (more: Partial<Parameters<typeof checklist>[0]>) =>
    Object.fromEntries(checklist({ ...facts, ...more }).map(({ key, state }) => [key, state]))

  test('of a new company are missing, except for the way of paying', () => {
    expect(states({})).toEqual({
      company: 'missing',
      bond: 'missing',
      'filer-code': 'missing',
      connection: 'missing',
      payment: 'later',
    })
  })

  test('a bond can wait when the shipment needs none', () => {
    expect(states({ needsBond: false }).bond).toBe('later')
  })

  test('a server that sends entries to CBP is connected, and the way of paying is kept', () => {
    const connected = states({ practice: undefined, preferences: { payment_type: '2' } })
    expect(connected).toMatchObject({ connection: 'done', payment: 'done' })
  })

  test('a filer code is done once the operator of a connected server has confirmed it', () => {
    const organization = { name: 'Alder', cbp_filer_code: 'B76' } as Organization
    expect(states({ organization })['filer-code']).toBe('done')
    const waiting = states({ organization, practice: 'no_filer_code' })
    expect(waiting).toMatchObject({ 'filer-code': 'missing', connection: 'done' })
    expect(states({ organization, practice: undefined })['filer-code']).toBe('done')
  })
})
