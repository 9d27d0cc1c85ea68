import type { DraftData, DraftSection } from '../wire.ts'
import { type Aligned, alignRows, closeRows } from './align-rows.ts'
import { type DifferingField, differingFields } from './compare-versions.ts'

interface Meeting {
  /** The sections of the save that met a newer version. */
  sections: DraftData
  /** What was typed since that save began. */
  later: DraftData
  theirs: DraftData
  /** What both started from; undefined when that is no longer known. */
  base: DraftData | undefined
}

export type Met =
  /** Both changed the same: a person chooses. */
  | { versions: Pick<Aligned, 'mine' | 'theirs'>; fields: DifferingField[] }
  /** Nobody contradicts the other: what is to be saved, and whether rows of theirs are in it. */
  | { together: DraftData; tookRows: boolean }

/**
 * My sections and their newer version. What they changed in other sections, and rows that only one of us changed, stand
 * together. A signature that is just given brings nothing in unseen: who signs must have seen what is signed.
 */
export function meetVersions({ sections, later, theirs, base }: Meeting): Met {
  const typed = newest(sections, later)
  const aligned = alignRows(typed, theirs, isSigning(sections, base) ? undefined : base)
  const theirChanges = base && differingFields(aligned.theirs, aligned.base, aligned.base)
  const fields = differingFields(aligned.mine, aligned.theirs, aligned.base)
  if (theirChanges?.length !== 0 && fields.length > 0) return { versions: aligned, fields }
  const together = closeRows(aligned.mine)
  return { together, tookRows: !isSame(typed, together) }
}

const isSame = (a: DraftData, b: DraftData): boolean =>
  differingFields(a, b, b).length === 0 && differingFields(b, a, a).length === 0

function isSigning({ totals_declarations: totals }: DraftData, base: DraftData | undefined): boolean {
  const signature = totals?.declarant_signature
  return Boolean(signature) && signature !== base?.totals_declarations?.declarant_signature
}

/** Sections with what was typed since put over them; a field that the later text leaves out, as a signature, stays. */
function newest(sections: DraftData, later: DraftData): DraftData {
  const over = Object.entries(later).map(([name, value]) => {
    const before = sections[name as DraftSection]
    return [name, Array.isArray(value) ? value : { ...before, ...(value as object) }]
  })
  return { ...sections, ...Object.fromEntries(over) }
}
