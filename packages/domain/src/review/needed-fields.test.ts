import { describe, expect, test } from 'vitest'
import { withPath } from '../../test/cases/cases.ts'
import { VALID_CONTEXT as ctx } from '../../test/cases/rules/valid-draft.ts'
import { exampleDrafts, ruleContext } from '../../test/filing/index.ts'
import { valueAt } from '../entry/agency-path.ts'
import { fieldOf } from '../entry/field-table.ts'
import { hasContent } from '../entry/has-content.ts'
import { FILING_RULES } from '../filing/index.ts'
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

  test.each(FILING_RULES.map(({ id }) => id))(
    '%s: what it asks for is called optional neither before nor after it is given',
    (rule) => {
      for (const { draft, profile } of exampleDrafts(rule, 'broken')) {
        const rules = ruleContext(profile)
        const asked = checkEntry(draft, rules).filter(
          ({ rule_id, severity, path }) =>
            rule_id === rule &&
            severity === 'error' &&
            fieldOf(path)?.optional &&
            isAsked(path) &&
            !hasContent(valueAt(draft, path)),
        )
        for (const { path } of asked) {
          expect(neededFields(draft, rules)).toContain(inAnyLine(path))
          const isText = fieldOf(path)?.kind !== 'list'
          if (isText) expect(neededFields(withPath(draft, path, 'x'), rules)).toContain(inAnyLine(path))
        }
      }
    },
  )

  test('of the twentieth line too: the rate of its case', () => {
    const [line] = sampleEntryDraft().line_items!
    const lines = Array.from({ length: 20 }, () => structuredClone(line!))
    lines[19] = { ...lines[19]!, adcvd_case_number: 'A570601000' }
    expect(neededFields({ ...byMode('11'), line_items: lines }, ctx)).toContain('adcvd_rate')
    expect(neededFields(byMode('11'), ctx)).not.toContain('adcvd_rate')
  })
})
