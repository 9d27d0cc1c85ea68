import { type Schedule, withDots } from '@edfe/tariff/schedule'
import '../db/part-tables.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import type { ChangedPart } from '../entries/review/notify-of-tariff.ts'

/** The parts of an organization whose rates differ between two editions, or whose number the later one lacks. */
export async function changedParts(
  { trx, org }: RequestScope,
  before: Schedule,
  after: Schedule,
): Promise<ChangedPart[]> {
  const parts = await trx
    .selectFrom('parts')
    .select(['part_number', 'hts_key', 'updated_by'])
    .where('org_id', '=', org.id)
    .where('hts_key', '<>', '')
    .orderBy('part_key')
    .execute()
  const changes = new Map<string, { before: string; after: string | undefined } | undefined>()
  return parts.flatMap(({ part_number, hts_key, updated_by }) => {
    if (!changes.has(hts_key)) changes.set(hts_key, changeOf(hts_key, before, after))
    const change = changes.get(hts_key)
    return change ? [{ number: part_number, hts: withDots(hts_key), userId: updated_by, ...change }] : []
  })
}

/** The general rate before and after; where it stays, the special rate. Undefined where both stay. */
function changeOf(hts: string, before: Schedule, after: Schedule) {
  const old = before.find(hts)
  const now = after.find(hts)
  if (!old?.isWhole) return undefined
  if (!now?.isWhole) return { before: old.generalText, after: undefined }
  if (old.generalText !== now.generalText) return { before: old.generalText, after: now.generalText }
  return old.specialText === now.specialText
    ? undefined
    : { before: old.specialText || NO_RATE, after: now.specialText || NO_RATE }
}

/** Stands for a rate that the schedule does not print. */
const NO_RATE = '–'
