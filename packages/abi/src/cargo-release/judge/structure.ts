import { RELEASE_RECORDS, type RecordUsage, type ReleaseAction } from '@edfe/domain/filing'
import type { ReleaseFault } from './fault.ts'

/** A group that is open: what came in it so far. */
interface Frame {
  record: string
  index: number
  rank: number
  counts: Map<string, number>
}

const frameOf = (record: string, index: number): Frame => ({ record, index, rank: -1, counts: new Map() })

/** The record that begins the release itself. */
const WHOLE = ''

/**
 * The first violation of the usage map of an action: an unknown record, one that the action lacks, one out of order,
 * one too many, or a mandatory one that is missing.
 */
export function releaseStructureFault(
  ids: readonly string[],
  action: ReleaseAction,
): ReleaseFault | undefined {
  const usages = RELEASE_RECORDS[action]
  let frames = [frameOf(WHOLE, 0)]
  for (const [index, id] of ids.entries()) {
    const rank = usages.findIndex(({ record }) => record === id)
    const usage = usages[rank]
    if (!usage) return { condition: isKnown(id) ? 'recordNotAllowed' : 'recordUnknown', index }
    const depth = frames.findLastIndex(({ record }) => record === (usage.within ?? WHOLE))
    const parent = frames[depth]
    if (!parent) return { condition: 'recordOutOfOrder', index }
    const closed = frames.slice(depth + 1).flatMap((frame) => missingIn(frame, usages))
    if (closed[0]) return closed[0]
    if (rank < parent.rank) return { condition: 'recordOutOfOrder', index }
    const count = (parent.counts.get(id) ?? 0) + 1
    if (count > usage.most) return { condition: 'recordTooOften', index }
    parent.counts.set(id, count)
    parent.rank = rank
    frames = [...frames.slice(0, depth + 1), frameOf(id, index)]
  }
  return frames.flatMap((frame) => missingIn(frame, usages))[0]
}

const isKnown = (id: string): boolean => RELEASE_RECORDS.A.some(({ record }) => record === id)

/** The mandatory records that a group lacks when it ends. */
const missingIn = (frame: Frame, usages: readonly RecordUsage[]): ReleaseFault[] =>
  usages.some(
    ({ record, need, within = WHOLE }) =>
      need === 'M' && within === frame.record && !frame.counts.has(record),
  )
    ? [{ condition: 'recordMissing', index: frame.index }]
    : []
