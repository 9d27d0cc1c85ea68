import {
  decodeReleaseAnswer,
  decodeResponse,
  type Envelope,
  encodeCargoRelease,
  encodeEntrySummary,
} from '@edfe/abi'
import type { CalendarDay } from '@edfe/domain/calendar'
import { checkDigit, type DraftData } from '@edfe/domain/entry'
import { toCargoRelease, toEntrySummaryFacts } from '@edfe/domain/filing'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { fullReferenceBook } from '@edfe/domain/reference/lazy'
import { PUBLIC_DAYS, PUBLIC_SHIPMENTS } from '@edfe/domain/rehearsal'
import { finalReview } from '@edfe/domain/review'
import type { RuleContext } from '@edfe/domain/rules'
import { tariffBook } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import { expect, test } from 'vitest'
import { JUDGES } from '../../customs-simulator/src/judges/index.ts'
import { rehearse } from '../../customs-simulator/src/judges/rehearse.ts'
import { publicEntries } from '../src/rehearsal/public-entries.ts'

const tariff = shippedTariff()
const rules: RuleContext = {
  today: PUBLIC_DAYS.filed,
  profile: CBP_PROFILE,
  reference: { ...fullReferenceBook(), tariff: tariffBook(() => tariff) },
  confirmedCarrierPrefixes: [],
}
const judge = { profile: rules.profile, reference: rules.reference, checkDigitFactor: 0, now: 0 }
const entries = publicEntries(tariff).map(({ shipment, draft }) => {
  const base = `ZZZ${9_000_000 + shipment}`
  return [
    PUBLIC_SHIPMENTS[shipment - 1]!.goods,
    numbered(draft, base + checkDigit(base, CBP_PROFILE)),
  ] as const
})

function numbered(draft: DraftData, entry_number: string): DraftData {
  return { ...draft, header: { ...draft.header, entry_number } }
}

const envelope = ({ header }: DraftData): Envelope => ({
  siteCode: 'SIML',
  senderId: 'EDF',
  password: 'NONE',
  transmissionDate: PUBLIC_DAYS.filed,
  processingPort: header?.port_code ?? '',
  filerCode: 'ZZZ',
})

test('there are forty public shipments, formal and informal, by ship, air, truck and rail, at eight ports, with chapter 99 and agencies', () => {
  expect(entries).toHaveLength(40)
  const drafts = entries.map(([, draft]) => draft)
  const all = (of: (draft: DraftData) => unknown) => [...new Set(drafts.map(of))].sort()
  expect(all(({ header }) => header?.entry_type)).toEqual(['01', '11'])
  expect(all(({ shipment_origin }) => shipment_origin?.mode_of_transport)).toEqual(['11', '20', '30', '40'])
  expect(all(({ header }) => header?.port_code)).toHaveLength(8)
  const lines = drafts.flatMap(({ line_items = [] }) => line_items)
  expect(lines.some(({ tariff_rows = [] }) => tariff_rows.length >= 2)).toBe(true)
  const agencies = lines.flatMap(({ agency_statements = [] }) =>
    agency_statements.map(({ agency }) => agency),
  )
  expect([...new Set(agencies)].sort()).toEqual(['APH', 'EPA', 'FDA'])
})

test.each(entries)(
  '%s: the final review by CBP’s rules finds no error, and CBP’s simulator takes summary and release',
  (_, draft) => {
    const { issues } = finalReview(draft, rules)
    expect(issues.map(({ rule_id }) => rule_id)).toEqual([])
    const [summary, release] = [toEntrySummaryFacts(draft, rules), toCargoRelease(draft, rules)]
    if (!summary.ok || !release.ok) throw new Error('The shipment cannot be filed.')
    const { answers } = rehearse(
      [
        encodeEntrySummary(summary.facts, envelope(draft)),
        encodeCargoRelease(release.facts, envelope(draft)),
      ],
      judge,
      JUDGES,
      PUBLIC_DAYS.filed as CalendarDay,
    )
    const [first = [], second = []] = answers
    expect(decodeResponse(first)).toMatchObject({ disposition: 'accepted', conditions: [] })
    expect(decodeReleaseAnswer(second)).toMatchObject({ disposition: 'accepted', conditions: [] })
  },
)

test('a public shipment without its additional duties is refused, so that a clean one says something', () => {
  const [, draft] = entries[0]!
  const bare = { ...draft, line_items: draft.line_items?.map((line) => ({ ...line, tariff_rows: [] })) }
  expect(finalReview(bare, rules).blocking_error_count).toBeGreaterThan(0)
})
