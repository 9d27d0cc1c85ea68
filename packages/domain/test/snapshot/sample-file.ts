import type { DraftData } from '../../src/entry/draft.ts'
import { toCanonical } from '../../src/snapshot/index.ts'
import { sampleEntry } from '../filing/sample-entry.ts'

export const AT = '2026-03-05T14:00:00Z'
export const snapshotOf = (draft: DraftData) =>
  toCanonical({ draft, findings: [], version: 1, generatedAt: AT })

export const counter = () => {
  let next = 0
  return () => `id-${++next}`
}

/** The sample entry before anyone declared anything. */
export function undeclared(): DraftData {
  const { final_review: _review, totals_declarations = {}, ...rest } = sampleEntry()
  const {
    declaration_ior_agent: _agent,
    declaration_purchase_agreement: _purchase,
    declarant_signature: _signature,
    declarant_date: _date,
    ...totals
  } = totals_declarations
  return { ...rest, totals_declarations: totals }
}

/** A snapshot as a file: plain JSON that a test may bend. */
export const file = (draft: DraftData = sampleEntry()) => JSON.parse(JSON.stringify(snapshotOf(draft)))

/** The file with one value changed; list places are numbers. */
export function bent(json: Record<string, unknown>, path: string, value: unknown) {
  const copy = structuredClone(json)
  const keys = path.split('.')
  const last = keys.pop()!
  const section = keys.reduce<Record<string, unknown>>(
    (place, key) => place[key] as Record<string, unknown>,
    copy,
  )
  section[last] = value
  return copy
}
