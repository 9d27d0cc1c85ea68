import { expect, test } from 'vitest'
import { releasedEntry, ruleContext, sampleEntry } from '../../../test/filing/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { adviseRelease, type ReleaseMethod } from './advise-release.ts'
import { releaseFacts } from './release-facts.ts'

const rules = ruleContext()
const change = (shipment: object, header: object = {}, rest: DraftData = {}): DraftData => {
  const draft = sampleEntry()
  return {
    ...draft,
    shipment_origin: { ...draft.shipment_origin, ...shipment },
    header: { ...draft.header, ...header },
    ...rest,
  }
}

const CASES: readonly [string, DraftData, ReleaseMethod, string][] = [
  ['goods that are under way', change({ import_date: '2026-03-20' }), 'first', 'release-advice.arriving'],
  [
    'goods whose lines are blank',
    change({ import_date: '2026-03-04' }, {}, { line_items: [] }),
    'first',
    'release-advice.first',
  ],
  ['nothing known of the arrival', change({ import_date: '' }), 'first', 'release-advice.first'],
  [
    'goods that are here with final lines',
    change({ import_date: '2026-03-04' }),
    'with_summary',
    'release-advice.ready',
  ],
  [
    'an informal entry',
    change({ import_date: '2026-03-20' }, { entry_type: '11' }),
    'with_summary',
    'release-advice.informal',
  ],
  [
    'goods that came 16 days ago',
    change({ import_date: '2026-02-17' }),
    'elsewhere',
    'release-advice.long-here',
  ],
  ['a withdrawal', change({}, { entry_type: '31' }), 'elsewhere', 'rule.FILING_RELEASE_TYPE'],
  [
    'a weekly entry of a zone',
    change({}, { entry_type: '06' }, { release: { weekly_entry: true } }),
    'first',
    'rule.FILING_RELEASE_WEEKLY_FIRST',
  ],
  [
    'bills in a manifest and in none',
    change({ further_bills: [{ bill_of_lading: 'MAEU263000123', packages: '1', non_automated: true }] }),
    'first',
    'rule.FILING_RELEASE_MANIFEST_MIX',
  ],
]

test.each(CASES)('%s', (_title, draft, method, reason) => {
  const advice = adviseRelease(draft, rules)
  expect([advice.recommended, advice.reason.id]).toEqual([method, reason])
})

test('each answer says what it asks for, and a refused one why', () => {
  const nobody = { ...sampleEntry(), totals_declarations: {} }
  const { choices } = adviseRelease(nobody, rules)
  expect(choices.map(({ method, missing }) => [method, missing.length])).toEqual([
    ['first', 4],
    ['with_summary', 4],
    ['elsewhere', 0],
  ])
  expect(choices[0]?.missing).toEqual([
    'release.contact_name',
    'release.contact_phone',
    'parties.seller.name',
    'parties.manufacturer.name',
  ])
  expect(
    adviseRelease(change({}, { entry_type: '31' }), rules).choices.map(({ refusal }) => refusal?.id),
  ).toEqual(['rule.FILING_RELEASE_TYPE', 'rule.FILING_RELEASE_TYPE', undefined])
})

test('an answer that was given before does not change the advice', () => {
  const draft = change({ import_date: '2026-03-04' })
  for (const method of ['', 'first', 'with_summary', 'elsewhere'])
    expect(adviseRelease({ ...draft, release: { method } }, rules)).toEqual(adviseRelease(draft, rules))
})

test('a release knows the contact and the buyer from the entry', () => {
  const draft = sampleEntry()
  expect(releaseFacts(draft, rules).map(({ fact, value, from }) => [fact, Boolean(value), from])).toEqual([
    ['contact', true, 'declarant'],
    ['seller', false, undefined],
    ['manufacturer', false, undefined],
    ['buyer', true, 'importer'],
  ])
  const released = releasedEntry()
  released.release!.containers = [{ number: 'CSQU3054383' }]
  expect(releaseFacts(released, rules).map(({ fact, value }) => `${fact}: ${value}`)).toEqual([
    'contact: J MARTIN, 2135550142',
    'seller: Hsinchi Lighting Co Ltd, Hsinchu City',
    'manufacturer: Hsinchi Lighting Co Ltd, Hsinchu City',
    expect.stringMatching(/^buyer: .+/),
    'containers: CSQU3054383',
  ])
})
