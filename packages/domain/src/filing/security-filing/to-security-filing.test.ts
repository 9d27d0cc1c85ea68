import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleContext } from '../../../test/filing/rule-context.ts'
import { anyIsfDraft, isfEntry } from '../../../test/security-filing/isf-entry.ts'
import type { DraftData } from '../../entry/draft.ts'
import { fieldOf } from '../../entry/field-table.ts'
import { judgeSecurityFiling } from '../../security-filing/index.ts'
import { mastersOf, securityFilingFindings, toSecurityFiling } from './to-security-filing.ts'

const rules = ruleContext('cbp')
const filed = (draft: DraftData, master?: string) => {
  const result = toSecurityFiling(draft, rules, { action: 'A' }, master)
  return result.ok ? result.facts.filing : result.findings.map(({ path }) => path)
}

test('the sample entry says all ten elements before its lamps are loaded', () => {
  expect(filed(isfEntry())).toMatchObject({
    submission: '1',
    shipment: '01',
    action: 'A',
    reason: 'CT',
    importer: { qualifier: 'EI' },
    bond: { activity: '01', type: '8' },
    bills: [{ kind: 'OB' }],
    sellers: [{ name: 'TAINAN LIGHTING EXPORT CO., LTD.', subdivision: 'TNN' }],
    buyers: [{ country: 'US' }],
    shipTo: [{ country: 'US' }],
    stuffingPlaces: [{ name: 'WHITE HORSE YARD' }],
    consolidators: [{ name: 'FORMOSA CONSOLIDATORS' }],
    manufacturers: [{ party: { name: 'WHITE HORSE LIGHTING' }, goods: [{ hts: '940541', origin: 'TW' }] }],
  })
})

test('stuffing place and consolidator may follow', () => {
  const draft = isfEntry()
  const parties = { ...draft.parties, stuffing_place: {}, consolidator: {} }
  expect(filed({ ...draft, parties })).toMatchObject({ reason: 'FT', stuffingPlaces: [], consolidators: [] })
})

const changed = (change: (draft: DraftData) => void): DraftData => {
  const draft = structuredClone(isfEntry())
  change(draft)
  return draft
}

test.each<[string, (draft: DraftData) => void, string]>([
  ['air', (draft) => (draft.shipment_origin!.mode_of_transport = '40'), 'shipment_origin.mode_of_transport'],
  ['no port', (draft) => (draft.header!.port_code = ''), 'header.port_code'],
  ['no importer', (draft) => (draft.parties!.importer_number = ''), 'parties.importer_number'],
  ['no bill', (draft) => (draft.shipment_origin!.bill_of_lading = ''), 'shipment_origin.bill_of_lading'],
  [
    'a bill without issuer',
    (draft) => (draft.shipment_origin!.bill_of_lading = '12'),
    'shipment_origin.bill_of_lading',
  ],
  ['no seller', (draft) => (draft.parties!.seller = {}), 'parties.seller.name'],
  ['a seller without city', (draft) => (draft.parties!.seller!.city = ''), 'parties.seller.city'],
  ['no maker', (draft) => (draft.parties!.manufacturer = {}), 'parties.manufacturer.name'],
  [
    'half a stuffing place',
    (draft) => (draft.parties!.stuffing_place!.country = ''),
    'parties.stuffing_place.country',
  ],
  ['no number', (draft) => (draft.line_items![0]!.htsus = '9405'), 'line_items.0.htsus'],
  [
    'no origin',
    (draft) => (draft.shipment_origin!.country_of_origin = ''),
    'shipment_origin.country_of_origin',
  ],
  ['no bond', (draft) => (draft.header!.bond_type = '0'), 'security_filing.bond'],
  [
    'a single bond without reference',
    (draft) => (draft.security_filing!.bond = 'single'),
    'security_filing.bond_reference',
  ],
  [
    'five facts without a port',
    (draft) => (draft.security_filing!.kind = '5'),
    'security_filing.foreign_unlading',
  ],
])('%s is named at its field', (_, change, path) => {
  expect(filed(changed(change))).toContain(path)
})

test('each master bill is a filing, with its house bills', () => {
  const draft = changed(({ shipment_origin: shipment }) => {
    shipment!.house_bill = 'CHSLSHA4471120'
    shipment!.further_bills = [{ house_bill: 'CHSLSHA4471121' }, { bill_of_lading: 'ONEYHPHF26122044' }]
  })
  const [first = '', second = ''] = mastersOf(draft)
  expect(filed(draft, first)).toMatchObject({
    bills: [
      { kind: 'BM', number: 'CHSLSHA4471120' },
      { kind: 'BM', number: 'CHSLSHA4471121' },
    ],
    references: [{ qualifier: 'MB', reference: first }, { qualifier: 'CR' }],
  })
  expect(filed(draft, second)).toMatchObject({ bills: [{ kind: 'OB', number: 'ONEYHPHF26122044' }] })
})

test('a replacement names what it replaces, and another number of elements as a change', () => {
  const transaction = 'B76-00000000017'
  const replace = (wasFive: boolean) =>
    toSecurityFiling(isfEntry(), rules, { action: 'R', transaction, wasFive })
  expect(replace(false)).toMatchObject({ facts: { filing: { action: 'R', submission: '1', transaction } } })
  expect(replace(true)).toMatchObject({ facts: { filing: { submission: '3' } } })
})

describe('drafts at random', () => {
  test('a clean one is not refused, and what is not clean is named at a field', () => {
    let clean = 0
    fc.assert(
      fc.property(anyIsfDraft(), (draft) => {
        const findings = securityFilingFindings(draft, rules)
        for (const { path } of findings) expect(fieldOf(path)?.label ?? path).not.toBe('')
        const result = toSecurityFiling(draft, rules, { action: 'A' })
        expect(result.ok).toBe(findings.length === 0)
        if (!result.ok) return
        clean += 1
        expect(judgeSecurityFiling(result.facts.filing)).toEqual([])
      }),
      { numRuns: 2000 },
    )
    expect(clean).toBeGreaterThan(0)
  })
})
