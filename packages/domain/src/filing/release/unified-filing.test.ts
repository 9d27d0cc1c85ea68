import { expect, test } from 'vitest'
import { ruleContext } from '../../../test/filing/index.ts'
import { UNIFIED_CASES, unifiedEntry } from '../../../test/security-filing/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { releaseFindings, releaseReviewFindings } from './release-findings.ts'
import { toCargoRelease } from './to-cargo-release.ts'
import { toUnifiedFiling } from './unified-filing.ts'
import { mayGoWithRelease } from './unified-findings.ts'

const rules = ruleContext('cbp')

const unified = (draft: DraftData) => {
  const release = toCargoRelease(draft, rules)
  return release.ok ? toUnifiedFiling(draft, rules, release.facts) : release
}

test('one complete filing of one master bill goes in the message of its release', () => {
  const draft = unifiedEntry()
  expect(mayGoWithRelease(draft)).toBe(true)
  expect(releaseFindings(draft, rules)).toEqual([])
  const made = unified(draft)
  expect(made).toMatchObject({
    sent: {
      submission: '1',
      action: 'A',
      reason: 'CT',
      bond: undefined,
      bills: [],
      importerOfRecord: undefined,
      references: [{ qualifier: 'CR', reference: draft.header?.entry_number }],
      manufacturers: [{ goods: [] }],
    },
    completed: {
      bills: [{ kind: 'OB', number: draft.shipment_origin?.bill_of_lading }],
      importerOfRecord: { qualifier: 'EI', number: draft.parties?.importer_number },
      manufacturers: [{ goods: [{ hts: '9405418440', origin: 'TW' }] }],
    },
  })
})

test('the bond of the entry covers both, also one for a single transaction', () => {
  const draft = unifiedEntry()
  const single = { ...draft, header: { ...draft.header, bond_type: '9', surety_no: '054' } }
  expect(releaseFindings(single, rules).filter(({ path }) => path.startsWith('security_filing'))).toEqual([])
})

test.each(UNIFIED_CASES)('%s: it is refused at its field, and not offered', (_, change, path, rule) => {
  const draft = change(unifiedEntry())
  expect(releaseReviewFindings(draft, rules)).toContainEqual(
    expect.objectContaining({ path, rule_id: rule, severity: 'error' }),
  )
  expect(unified(draft).ok).toBe(false)
  expect(mayGoWithRelease(draft)).toBe(false)
})

test.each(UNIFIED_CASES)('%s: filed separately, it is no matter of the release', (_, change) => {
  const draft = change(unifiedEntry())
  const apart = { ...draft, security_filing: { ...draft.security_filing, with_release: false } }
  expect(releaseReviewFindings(apart, rules).filter(({ rule_id }) => rule_id.startsWith('ISF_'))).toEqual([])
})

test.each(['with_summary', 'elsewhere'])(
  'a release %s takes none along, and the review only says so',
  (method) => {
    const draft = unifiedEntry()
    expect(releaseReviewFindings({ ...draft, release: { ...draft.release, method } }, rules)).toContainEqual(
      expect.objectContaining({ rule_id: 'ISF_UNIFIED_FIRST', severity: 'warning' }),
    )
  },
)

test('a later change of the release does not ask for the security filing again', () => {
  const draft = unifiedEntry()
  const changed = { ...draft, security_filing: { ...draft.security_filing, kind: '5' } }
  expect(releaseFindings(changed, rules, 'R')).toEqual([])
  expect(releaseFindings(changed, rules, 'A')).not.toEqual([])
})
