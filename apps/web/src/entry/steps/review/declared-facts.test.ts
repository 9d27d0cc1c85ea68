import type { DraftData } from '@edfe/domain/entry'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { expect, test } from 'vitest'
import { declarationSentence } from './declaration-sentence.ts'
import { declaredFacts } from './declared-facts.ts'

const factsOf = (draft: DraftData) =>
  declaredFacts(draft, CBP_PROFILE, { port: undefined, surety: undefined })

const goods = (net_qty: string, net_uom: string, description: string) =>
  factsOf({ line_items: [{ id: 'a', line_number: 1, net_qty, net_uom, description }] })[0]?.values[0]?.text

test.each([
  ['300', 'DOZ', 'Cotton T-shirts', '300 dozen Cotton T-shirts'],
  ['25', 'DPR', 'Socks', '25 dozen pairs of Socks'],
  ['1200', 'PCS', 'Pendant lamps', '1,200 Pendant lamps'],
  ['60', 'KG', 'Mangos', '60 kilograms of Mangos'],
  ['500', 'GAL', 'Olive oil', '500 gallons of Olive oil'],
  ['1200', 'NO', '1,200 LED ceiling lamps', '1,200 LED ceiling lamps'],
  ['1200.00', 'NO', '1200 LED ceiling lamps', '1200 LED ceiling lamps'],
  ['5', 'K', 'Screws', '5 × 1,000 of Screws'],
  ['60', 'KG', '', '60 kilograms'],
])('%s %s of %j are declared as %j', (quantity, unit, description, words) => {
  expect(goods(quantity, unit, description)).toBe(words)
})

test('the answer beside the sentence names the same supplier, in the same part', () => {
  const line = { id: 'a', line_number: 1, relationship: 'N', manufacturer: { name: 'Haoming Factory' } }
  const cases: [DraftData, string, string][] = [
    [{ line_items: [line], parties: { seller: { name: 'Ningbo Haoming' } } }, 'Bought from', 'bought from'],
    [{ line_items: [line] }, 'Made by', 'made by'],
  ]
  for (const [draft, name, said] of cases) {
    const fact = factsOf(draft)[1]
    const sentence = declarationSentence({
      draft,
      totalValue: '1',
      portName: 'X',
      issues: [],
    })
    expect(fact?.name).toBe(name)
    expect(sentence.map(({ text }) => text).join('')).toContain(`${said} ${fact?.values[0]?.text}`)
  }
})

test('of goods whose maker alone is known, the relation is said of the seller', () => {
  const fact = factsOf({
    line_items: [{ id: 'a', line_number: 1, relationship: 'N' }],
    parties: { manufacturer: { name: 'Haoming Factory', city: 'Ningbo' } },
  })[1]
  expect(fact?.values[0]).toEqual({
    text: 'Haoming Factory, Ningbo',
    remark: 'The seller is not related to you',
  })
})
