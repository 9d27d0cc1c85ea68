import type { Reference } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { type CustomsGatewayName, isPractice } from '@edfe/domain/profile'
import type { NotNull } from 'kysely'
import type { Trx } from '../../db/engine.ts'
import type { FiledSubject } from './subject.ts'

export const isUuid = (text: string | null): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '')

/** A submission, whatever it is about. Runs for the purpose 'customs'. */
export const sentSubmissions = (trx: Trx) => trx.selectFrom('submissions as s').select(['s.id', 's.org_id'])

/**
 * Submissions with their entries and organizations, the newest first: a security filing or a release is sent while its
 * entry is a draft. Runs for the purpose 'customs'.
 */
export const filedEntries = (trx: Trx) =>
  trx
    .selectFrom('submissions as s')
    .innerJoin('entries as e', 'e.id', 's.entry_id')
    .select(['s.id', 's.org_id', 's.entry_id', 's.gateway', 'e.entry_number'])
    .$narrowType<{ entry_id: NotNull }>()
    .orderBy('s.submitted_at', 'desc')

/** Those that filed a summary or a release under one of these numbers. */
export const filedUnder = (trx: Trx, numbers: readonly string[]) =>
  filedEntries(trx).where('s.kind', 'in', FILINGS).where('e.entry_number', 'in', numbers)

const FILINGS = [FILED_KINDS.summary.name, FILED_KINDS.release.name]

/**
 * The filed entry that a notice is about, in whatever organization: by the transmission, where the gateway names it,
 * else by the number, of whose versions the one filed last counts. A number that several organizations have (those
 * without their own filer code) finds none. A message of CBP's test system finds what was filed there, and no other does.
 */
export async function findFiledEntry(
  trx: Trx,
  { numbers, filing }: Reference,
  transmissionId: string | null,
  isOfTest: boolean,
): Promise<FiledSubject | undefined> {
  const named = isUuid(transmissionId)
    ? await filedEntries(trx).where('s.id', '=', transmissionId).execute()
    : []
  if (named.length > 0) return oneEntry(onSide(named, isOfTest))
  if (filing) {
    const found = onSide(await filedEntries(trx).where('s.filing_number', '=', filing).execute(), isOfTest)
    if (found.length > 0) return oneEntry(found)
  }
  return numbers.length > 0 ? oneEntry(onSide(await filedUnder(trx, numbers).execute(), isOfTest)) : undefined
}

interface FiledRow {
  id: string
  org_id: string
  entry_id: string
  entry_number: string
  gateway: CustomsGatewayName
}

/** What a message of CBP's test system can be about: what was filed there. No other message is about that. */
export const onSide = (rows: readonly FiledRow[], isOfTest: boolean): readonly FiledRow[] =>
  rows.filter(({ gateway }) => (gateway === 'test') === isOfTest)

/** What CBP has goes before what was only practised under the same number. */
export function withoutPractice(rows: readonly FiledRow[]): readonly FiledRow[] {
  const live = rows.filter(({ gateway }) => !isPractice(gateway))
  return live.length > 0 ? live : rows
}

/** The entry of filed submissions, the newest first; undefined when they are those of several entries. */
export function oneEntry(rows: readonly FiledRow[]): FiledSubject | undefined {
  const counted = withoutPractice(rows)
  const [newest] = counted
  const isOneEntry =
    new Set(counted.map(({ org_id, entry_number }) => `${org_id} ${entry_number}`)).size === 1
  return newest && isOneEntry
    ? { type: 'entry', orgId: newest.org_id, id: newest.entry_id, submissionId: newest.id }
    : undefined
}
