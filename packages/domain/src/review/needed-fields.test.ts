import { describe, expect, test } from 'vitest'
import { withPath } from '../../test/cases/cases.ts'
import { VALID_CONTEXT as ctx } from '../../test/cases/rules/valid-draft.ts'
import { exampleDrafts, ruleContext } from '../../test/filing/index.ts'
import { valueAt } from '../entry/agency-path.ts'
import type { DraftData } from '../entry/draft.ts'
import { fieldOf } from '../entry/field-table.ts'
import { hasContent } from '../entry/has-content.ts'
import { FILING_RULES } from '../filing/index.ts'
import type { RuleContext } from '../rules/context.ts'
import { sampleEntryDraft } from '../sample/index.ts'
import { checkEntry } from './check-entry.ts'
import { neededFields } from './needed-fields.ts'

const byMode = (mode: string) => withPath(sampleEntryDraft(), 'shipment_origin.mode_of_transport', mode)

describe('the optional fields that an entry needs to be filed', () => {
  test('by vessel: bill of lading and name of the vessel', () => {
    const needed = neededFields(byMode('11'), ctx)
    expect(needed).toContain('shipment_origin.bill_of_lading')
    expect(needed).toContain('shipment_origin.importing_carrier')
  })

  test('by truck: no bill of lading', () => {
    expect(neededFields(byMode('30'), ctx)).not.toContain('shipment_origin.bill_of_lading')
  })

  test('are the same before and after they are given', () => {
    const draft = byMode('11')
    const without = withPath(draft, 'shipment_origin.bill_of_lading', '')
    expect(neededFields(without, ctx)).toEqual(neededFields(draft, ctx))
  })

  test('of a line worth more than $1,250: its charges, by their path inside the line', () => {
    const worth = (dollars: string) => withPath(byMode('11'), 'line_items.0.entered_value', dollars)
    expect(neededFields(worth('1251'), ctx)).toContain('charges')
    expect(neededFields(worth('1250'), ctx)).not.toContain('charges')
  })

  test('leave the draft as it is', () => {
    const draft = byMode('11')
    neededFields(draft, ctx)
    expect(draft).toEqual(byMode('11'))
  })

  test('name and address of a seller of whom anything is said, and none of a seller of whom nothing is', () => {
    const of = (seller: object) => [
      ...neededFields({ ...byMode('11'), parties: { ...byMode('11').parties, seller } }, ctx),
    ]
    const asked = ['name', 'address_line1', 'city', 'state', 'zip', 'country'].map(
      (part) => `parties.seller.${part}`,
    )
    expect(of({ name: 'Song Hong Lighting' })).toEqual(expect.arrayContaining(asked))
    expect(of({ name: 'Song Hong Lighting' })).not.toContain('parties.seller.tin')
    expect(of({ phone: '2135550142' }).filter((path) => path.startsWith('parties.seller'))).toEqual([])
  })

  const inAnyLine = (path: string) => path.replace(/^line_items\.\d+\./, '')
  /** The class of a fee follows from its kind and is asked of nobody. */
  const isAsked = (path: string) => !path.startsWith('totals_declarations.fee_summary.')
  const askedFor = (draft: DraftData, rules: RuleContext) =>
    checkEntry(draft, rules)
      .filter(({ severity, path }) => severity === 'error' && fieldOf(path)?.optional && isAsked(path))
      .map(({ path }) => path)
      .filter((path) => !hasContent(valueAt(draft, path)))
  const examples = FILING_RULES.flatMap(({ id }) =>
    (['met', 'broken'] as const).flatMap((wanted) =>
      exampleDrafts(id, wanted).map((example) => ({ id, ...example })),
    ),
  )

  test.each(examples)(
    '$id, $title: no field is called optional that the review asks for',
    ({ draft, profile }) => {
      const rules = ruleContext(profile)
      const needed = neededFields(draft, rules)
      for (const path of askedFor(draft, rules)) expect(needed).toContain(inAnyLine(path))
      for (const path of optionalValuesOf(draft)) {
        const isAskedFor = askedFor(withPath(draft, path, undefined), rules).includes(path)
        if (isAskedFor) expect(needed).toContain(inAnyLine(path))
      }
    },
  )

  test('the rate of a case that only the twentieth line names', () => {
    const [line] = sampleEntryDraft().line_items!
    const lines = Array.from({ length: 20 }, () => structuredClone(line!))
    lines[19] = { ...lines[19]!, adcvd_case_number: 'A570601000' }
    expect(neededFields({ ...byMode('11'), line_items: lines }, ctx)).toContain('adcvd_rate')
    expect(neededFields(byMode('11'), ctx)).not.toContain('adcvd_rate')
  })
})

/** The paths of the optional fields that a draft gives. */
function optionalValuesOf(draft: DraftData, holder: unknown = draft, at = ''): string[] {
  return Object.entries(holder as object).flatMap(([key, value]) => {
    const path = at ? `${at}.${key}` : key
    if (fieldOf(path)) return fieldOf(path)?.optional && hasContent(value) ? [path] : []
    return typeof value === 'object' && value !== null ? optionalValuesOf(draft, value, path) : []
  })
}
