import { expect, test } from 'vitest'
import { declarationText, declarationTicks } from './declaration-text.ts'

const declared = { declaration_ior_agent: true, declaration_purchase_agreement: true }

test('an importer that files for itself declares as importer of record, of goods that were purchased', () => {
  expect(declarationTicks({ totals_declarations: declared })).toEqual({
    importerOfRecord: true,
    agent: false,
    purchase: true,
    noPurchase: false,
  })
})

test('where a licensed broker files, who signs declares as agent', () => {
  expect(declarationTicks({ totals_declarations: { ...declared, broker_license: '22104' } })).toMatchObject({
    importerOfRecord: false,
    agent: true,
  })
})

test('nothing is ticked before it is declared', () => {
  expect(Object.values(declarationTicks({ totals_declarations: { broker_license: '22104' } }))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('goods that were not purchased have the other second statement, which is the fourth choice', () => {
  const draft = { totals_declarations: { ...declared, goods_not_purchased: true } }
  expect(declarationTicks(draft)).toMatchObject({ purchase: false, noPurchase: true })
  expect(declarationText(draft)).toContain('was not obtained pursuant to a purchase')
  expect(declarationText(draft)).not.toContain('was obtained pursuant to a purchase')
  expect(declarationText({ totals_declarations: declared })).toContain('was obtained pursuant to a purchase')
})
