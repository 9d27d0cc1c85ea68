import { decodeCargoRelease } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import type { CargoRelease, ReleaseAction } from '@edfe/domain/filing'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import {
  type Goods,
  type ReleaseMessage,
  type ReleaseStanding,
  releaseFilingOf,
  releaseStanding,
} from '@edfe/domain/release'
import { sql } from 'kysely'
import type { StoredCondition, SubmissionState } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { readGoods } from '../notices/read-goods.ts'

/** A message about the release of an entry's number, whichever version of the entry sent it. */
export interface ReleaseRow {
  id: string
  action: ReleaseAction
  state: SubmissionState
  disposition: string | null
  is_referred: boolean
  gateway: CustomsGatewayName
  conditions: StoredCondition[]
  submitted_at: Date
  answered_at: Date | null
  submitter: string | null
  images: string
}

/** The release of an entry: its messages, the oldest first, and its standing at CBP. */
export interface StoredRelease {
  rows: ReleaseRow[]
  goods: Goods | undefined
  standing: ReleaseStanding
  /** The version on file; undefined before CBP took one. */
  onFile: CargoRelease | undefined
}

/** `known` are the goods where the caller has read them. */
export async function readRelease(
  scope: RequestScope,
  entry: Pick<StoredEntry, 'id' | 'entry_number' | 'entry_type'>,
  known?: Goods,
): Promise<StoredRelease> {
  const rows = await readRows(scope, entry)
  const goods = known ?? (await readGoods(scope, entry.id))
  const filing = releaseFilingOf(
    rows.map(({ action, ...row }) => ({ action, outcome: outcomeOf(row) })),
    goods,
  )
  const onFile = releaseOnFile(scope, rows)
  const standing = releaseStanding(filing, onFile?.entryType ?? entry.entry_type, goods)
  return { rows, goods, standing, onFile }
}

async function readRows(
  { trx, org }: RequestScope,
  entry: Pick<StoredEntry, 'entry_number'>,
): Promise<ReleaseRow[]> {
  const { rows } = await sql<ReleaseRow>`
    select s.id, s.action, s.state, s.disposition, s.is_referred, s.gateway, s.conditions, s.submitted_at, s.answered_at,
      trim(u.given_name || ' ' || u.family_name) as submitter, s.images
    from entries v
    join submissions s on s.org_id = v.org_id and s.entry_id = v.id and s.kind = ${FILED_KINDS.release.name}
    left join users u on u.id = s.submitted_by
    where v.org_id = ${org.id} and v.entry_number = ${entry.entry_number}
    order by s.submitted_at, s.id`.execute(trx)
  return rows
}

/** What came of a message. One whose answer cannot be read is over: the right answer may still come. */
export function outcomeOf({
  state,
  disposition,
  is_referred,
}: Pick<ReleaseRow, 'state' | 'disposition' | 'is_referred'>): ReleaseMessage['outcome'] {
  if (state === 'failed') return 'failed'
  if (state !== 'answered') return 'open'
  if (disposition !== 'accepted') return 'rejected'
  return is_referred ? 'referred' : 'accepted'
}

/** The release that CBP has: the whole version that it took last, with the bills and the port of later updates. */
function releaseOnFile({ sealing }: RequestScope, rows: readonly ReleaseRow[]): CargoRelease | undefined {
  const taken = rows.filter((row) => row.action !== 'D' && outcomeOf(row) === 'accepted')
  const last = taken.findLastIndex(({ action }) => action !== 'U')
  return taken
    .slice(Math.max(last, 0))
    .map(({ images }) => decodeCargoRelease(JSON.parse(sealing.decrypt(images)) as string[]))
    .reduce<CargoRelease | undefined>(updated, undefined)
}

const updated = (whole: CargoRelease | undefined, next: CargoRelease): CargoRelease =>
  whole && next.action === 'U'
    ? { ...whole, bills: next.bills, ...(next.port !== undefined && { port: next.port }) }
    : next
