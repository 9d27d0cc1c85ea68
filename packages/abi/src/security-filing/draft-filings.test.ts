import { toSecurityFiling } from '@edfe/domain/filing'
import type { NamedParty } from '@edfe/domain/security-filing'
import { ruleContext } from '@edfe/domain/test/filing'
import { anyIsfDraft, isfEntry } from '@edfe/domain/test/security-filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeBatch } from '../codec/batch.ts'
import { SF_LAYOUTS } from '../records/index.ts'
import { encodeSecurityFiling } from './encode-security-filing.ts'
import { readSecurityFiling } from './read-security-filing.ts'

const rules = ruleContext('cbp')

/** The records of a message between its control records, as they are read. */
const readBack = (images: readonly string[]) => {
  const records = decodeBatch(
    images.filter((image) => image.startsWith('SF')),
    SF_LAYOUTS,
  )
  return { ...readSecurityFiling(records), unread: records.flatMap(({ problems }) => problems) }
}

test('what a draft at random says in its security filing is read back as it was', () => {
  fc.assert(
    fc.property(anyIsfDraft(), (draft) => {
      const result = toSecurityFiling(draft, rules, { action: 'A' })
      if (!result.ok) return
      const { filing } = result.facts
      const sent = encodeSecurityFiling(filing, envelope)
      expect(sent.every((image) => image.length === 80)).toBe(true)
      expect(readBack(sent)).toEqual({ action: 'A', filing, problems: [], unread: [] })
    }),
    { numRuns: 500 },
  )
})

test('nothing that the sample says is lost', () => {
  const draft = isfEntry()
  const result = toSecurityFiling(draft, rules, { action: 'A' })
  const text = result.ok ? encodeSecurityFiling(result.facts.filing, envelope).join('\n') : ''
  const { parties = {}, shipment_origin: shipment = {} } = draft
  const named = [parties.seller, parties.manufacturer, parties.stuffing_place, parties.consolidator]
  for (const party of named)
    for (const value of [party?.name, party?.city, party?.zip, party?.country])
      expect(text).toContain((value ?? '?').toUpperCase())
  expect(text).toContain(parties.importer_number)
  expect(text).toContain(shipment.bill_of_lading)
  expect(result.ok && (result.facts.filing.sellers[0] as NamedParty).address.length).toBeGreaterThan(0)
})
