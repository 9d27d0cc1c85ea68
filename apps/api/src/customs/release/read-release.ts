import { decodeCargoRelease } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import type { CargoRelease } from '@edfe/domain/filing'
import {
  type Goods,
  type ReleaseMessage,
  type ReleaseStanding,
  releaseFilingOf,
  releaseStanding,
} from '@edfe/domain/release'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type FilingRecords, readFilingRecords, type SentRow } from '../filings/filing-records.ts'
import { goodsIn, heardIn } from '../notices/read-goods.ts'

/** The release of an entry: its messages, the oldest first, and its standing at CBP. */
export interface StoredRelease {
  rows: SentRow[]
  goods: Goods | undefined
  standing: ReleaseStanding
  /** The version on file; undefined before CBP took one. */
  onFile: CargoRelease | undefined
}

type NumberedEntry = Pick<StoredEntry, 'entry_number' | 'entry_type'>

/** The release in the records of its number. `known` are the goods where the caller has read them. */
export function releaseIn(
  scope: RequestScope,
  entry: NumberedEntry,
  records: FilingRecords,
  known?: Goods,
): StoredRelease {
  const rows = records.sent.filter(({ kind }) => kind === FILED_KINDS.release.name)
  const goods = known ?? goodsIn(heardIn(scope, entry, records))
  const filing = releaseFilingOf(
    rows.map(({ action, ...row }) => ({ action, outcome: outcomeOf(row) })),
    goods,
  )
  const onFile = releaseOnFile(scope, rows)
  const standing = releaseStanding(filing, onFile?.entryType ?? entry.entry_type, goods)
  return { rows, goods, standing, onFile }
}

export const readRelease = async (scope: RequestScope, entry: NumberedEntry): Promise<StoredRelease> =>
  releaseIn(scope, entry, await readFilingRecords(scope, entry))

/** What came of a message. One whose answer cannot be read is over: the right answer may still come. */
export function outcomeOf({
  state,
  disposition,
  is_referred,
}: Pick<SentRow, 'state' | 'disposition' | 'is_referred'>): ReleaseMessage['outcome'] {
  if (state === 'failed') return 'failed'
  if (state !== 'answered') return 'open'
  if (disposition !== 'accepted') return 'rejected'
  return is_referred ? 'referred' : 'accepted'
}

/** The release that CBP has: the whole version that it took last, with the bills and the port of later updates. */
function releaseOnFile({ sealing }: RequestScope, rows: readonly SentRow[]): CargoRelease | undefined {
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
