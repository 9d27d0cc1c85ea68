import { describe, expect, test } from 'vitest'
import {
  releasedEntry,
  releaseExamples,
  ruleContext,
  sampleEntry,
  uncheckedRelease,
} from '../../../test/filing/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { checkEntry } from '../../review/check-entry.ts'
import { RELEASE_RULES, releaseFindings, releaseReviewFindings } from './release-findings.ts'
import { toCargoRelease } from './to-cargo-release.ts'
import { toCertification } from './to-certification.ts'

/** An operator loaded one list of codes. */
const rules = { ...ruleContext(), agencyCodes: new Map([['fda-processing', new Set(['PRO'])]]) }

test('an entry that is released before its summary is clean', () => {
  expect(releaseFindings(releasedEntry(), rules)).toEqual([])
  expect(checkEntry(releasedEntry(), rules)).toEqual(checkEntry(sampleEntry(), rules))
})

test.each(['', 'elsewhere'])('a method of "%s" asks nothing', (method) => {
  const draft: DraftData = { ...sampleEntry(), release: { method } }
  expect(releaseReviewFindings(draft, rules)).toEqual([])
  expect(checkEntry(draft, rules)).toEqual(checkEntry(sampleEntry(), rules))
})

describe.each(RELEASE_RULES)('$id', (rule) => {
  const examples = releaseExamples(rule.id)

  test('has a passing and a failing case', () => {
    expect(new Set(examples.map(({ isMet }) => isMet)).size).toBe(2)
  })

  test.each(examples)('$title', ({ draft, isMet }) => {
    const found = releaseFindings(draft, rules).filter(({ rule_id }) => rule_id === rule.id)
    expect(found.map(({ message }) => message.id)).toEqual(isMet ? [] : [`rule.${rule.id}`])
  })
})

test('the review leaves the day of the election to the filing', () => {
  const draft = { ...releasedEntry(), release: { ...releasedEntry().release, elected_date: '2026-02-01' } }
  expect(releaseReviewFindings(draft, rules)).toEqual([])
  expect(toCargoRelease(draft, rules).ok).toBe(false)
})

test('a release says each fact of the draft in the terms of CBP', () => {
  const draft = releasedEntry()
  draft.line_items![0]!.tariff_rows = [{ hts: '9903.03.02', duty: '0.00' }]
  expect(toCargoRelease(draft, rules)).toMatchObject({
    ok: true,
    facts: {
      action: 'A',
      filerCode: 'B76',
      entryNumber: '03245276',
      entryType: '01',
      mode: '11',
      bondType: '8',
      value: '12129',
      contact: { name: 'J MARTIN', telephone: '2135550142' },
      placement: { voyage: '024E' },
      bills: [{ numbers: [{ kind: 'R', issuer: 'EGLV', quantity: '65', isNonAutomated: false }] }],
      parties: [{ code: 'MF' }, { code: 'SE' }, { code: 'BY' }, { code: 'CN' }],
      lines: [
        { id: '001', origin: 'TW', tariffs: [{ hts: '9903030200' }, { hts: '9405418440', value: '12129' }] },
      ],
    },
  })
})

test('a cancellation sends control and contact alone, with its reason', () => {
  const result = toCargoRelease({ ...releasedEntry(), line_items: [] }, rules, 'D', {
    reason: '03',
    replacement: 'B7603245284',
  })
  expect(result).toMatchObject({
    ok: true,
    facts: {
      bills: [],
      parties: [],
      lines: [],
      contact: { reason: '03' },
      references: [{ qualifier: 'EN', text: 'B7603245284' }],
    },
  })
})

test('an update sends bills and places, and is judged by them', () => {
  const draft = { ...releasedEntry(), parties: { ...releasedEntry().parties, seller: {} } }
  expect(toCargoRelease(draft, rules, 'R').ok).toBe(false)
  const result = toCargoRelease(draft, rules, 'U')
  expect(result).toMatchObject({ ok: true, facts: { parties: [], lines: [], references: [] } })
})

test('a certification has the parties that the summary lacks', () => {
  const draft = {
    ...releasedEntry(),
    release: { ...releasedEntry().release, method: 'with_summary', exam_site: 'W321', split_release: '1' },
  }
  expect(toCertification(draft, rules)).toMatchObject({
    ok: true,
    certification: {
      bills: [{ conveyances: [], equipment: [] }],
      references: [
        { qualifier: 'SSR', text: '1' },
        { qualifier: 'CES', text: 'W321' },
      ],
      parties: [{ code: 'MF' }, { code: 'SE' }, { code: 'BY' }],
      lines: [{ parties: [], tariffs: [] }],
    },
  })
})

test('an entry at the facility of an express carrier says so, alone and with its summary', () => {
  const draft = releasedEntry()
  const atHub = { ...draft, header: { ...draft.header, port_code: '2791' } }
  const express = { qualifier: 'EXP', text: 'Y' }
  const alone = toCargoRelease(atHub, rules)
  expect(alone.ok && alone.facts.references).toContainEqual(express)
  const withSummary = toCertification(
    { ...atHub, release: { ...draft.release, method: 'with_summary' } },
    rules,
  )
  expect(withSummary.ok && withSummary.certification.references).toContainEqual(express)
  const elsewhere = toCargoRelease(draft, rules)
  expect(elsewhere.ok && elsewhere.facts.references).not.toContainEqual(express)
})

test('a container lies with its bill, and bills that differ by their house alone are one by truck', () => {
  const draft = releasedEntry()
  const [first, second] = ['CSQU3054383', 'TRL4471']
  const further = { bill_of_lading: 'KTRU900', house_bill: 'H1', packages: '5' }
  Object.assign(draft.shipment_origin!, {
    mode_of_transport: '30',
    bill_of_lading: 'KTRU800',
    further_bills: [further, { ...further, house_bill: 'H2' }],
  })
  draft.release!.containers = [{ number: first }, { number: second, bill: 'H2' }]
  const result = toCargoRelease(draft, rules)
  expect(result.ok && result.facts.bills).toMatchObject([
    { numbers: [{ number: '800', quantity: '55' }], equipment: [first] },
    { numbers: [{ number: '900', quantity: '10' }], equipment: [second] },
  ])
})

test('a buyer that is given in part is asked for, and is never the importer', () => {
  const draft = releasedEntry()
  draft.parties!.buyer = { name: 'Harbor Lighting Buyers', city: 'Newark' }
  const result = toCargoRelease(draft, rules)
  expect(!result.ok && result.findings.map(({ path }) => path)).toEqual([
    'parties.buyer.address_line1',
    'parties.buyer.country',
  ])
  expect(uncheckedRelease(draft).parties.map(({ code }) => code)).toEqual(['MF', 'SE', 'CN'])
})
