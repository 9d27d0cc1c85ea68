import type { DraftData, DraftSection } from '@edfe/domain/entry'
import { type Aligned, alignRows, closeRows } from './align-rows.ts'
import { type DifferingField, differingFields } from './compare-versions.ts'

interface MergeInput {
  /** The sections of the save that conflicted with a newer version. */
  sections: DraftData
  /** The edits made since that save began. */
  later: DraftData
  remote: DraftData
  /** The version that both started from; undefined when it is unknown. */
  base: DraftData | undefined
}

export type MergeResult =
  /** Both changed the same field: a person chooses. */
  | { versions: Pick<Aligned, 'local' | 'remote'>; fields: DifferingField[] }
  /** No field was changed by both: what to save, and whether it includes rows that others changed. */
  | { merged: DraftData; hasRemoteRows: boolean }

/**
 * Merges the local sections with a newer remote version. Remote changes in other sections, and rows that only one side
 * changed, are combined. A new signature merges nothing: the signer must have seen what is signed.
 */
export function mergeVersions({ sections, later, remote, base }: MergeInput): MergeResult {
  const typed = newest(sections, later)
  const aligned = alignRows(typed, remote, isSigning(sections, base) ? undefined : base)
  const theirChanges = base && differingFields(aligned.remote, aligned.base, aligned.base)
  const fields = differingFields(aligned.local, aligned.remote, aligned.base)
  if (theirChanges?.length !== 0 && fields.length > 0) return { versions: aligned, fields }
  const merged = closeRows(aligned.local)
  return { merged, hasRemoteRows: !isSame(typed, merged) }
}

const isSame = (a: DraftData, b: DraftData): boolean =>
  differingFields(a, b, b).length === 0 && differingFields(b, a, a).length === 0

function isSigning({ totals_declarations: totals }: DraftData, base: DraftData | undefined): boolean {
  const signature = totals?.declarant_signature
  return Boolean(signature) && signature !== base?.totals_declarations?.declarant_signature
}

/** Sections overlaid with later edits; a field that the later edits lack, such as a signature, stays. */
function newest(sections: DraftData, later: DraftData): DraftData {
  const over = Object.entries(later).map(([name, value]) => {
    const before = sections[name as DraftSection]
    return [name, Array.isArray(value) ? value : { ...before, ...(value as object) }]
  })
  return { ...sections, ...Object.fromEntries(over) }
}
