import type { ReleaseBody } from '@edfe/contracts/customs/release'
import { ON_FILE } from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import { isSameCustoms, isSimulated } from '@edfe/domain/profile'
import { isFiledAlone, type ReleaseRefusal, releaseRefusal } from '@edfe/domain/release'
import type { z } from 'zod'
import { isProofFresh, proofRequired } from '../../auth/proof.ts'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { claimRefusal } from '../claims/filing-claims.ts'
import { notByCbpRules } from '../declaration/change-status.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { type FilingRecords, readFilingRecords } from '../filings/filing-records.ts'
import { keepFilingsOf } from '../filings/keep-filings.ts'
import { lockNumber } from '../filings/locked-number.ts'
import { securityFilingsIn } from '../security-filing/read-security-filings.ts'
import { unifiedFilingKind } from '../security-filing/security-filing.kind.ts'
import { filingWithRelease } from '../security-filing/with-release.ts'
import { carryFiling } from '../transmissions/carried-filing.ts'
import { filedElsewhere } from '../transmissions/filed-elsewhere.ts'
import { queueEntryMessage } from '../transmissions/queue-entry-message.ts'
import { agencyRefusal } from './agency-refusal.ts'
import { releaseIn } from './read-release.ts'
import { releaseKindOf } from './release.kind.ts'
import { readReleaseRequest } from './release-request.ts'

/** Why a request about a release is not sent now. */
export const RELEASE_REFUSAL_WORDS: Readonly<Record<ReleaseRefusal, Sentence>> = {
  release_sent: say({
    id: 'refusal.release.sent',
    defaultMessage: 'CBP has not answered the last request about this release yet.',
  }),
  release_on_file: say({
    id: 'refusal.release.on-file',
    defaultMessage: 'This release is on file already: replace or update it.',
  }),
  release_not_on_file: say({
    id: 'refusal.release.not-on-file',
    defaultMessage: 'CBP has no release under this number yet: file it first.',
  }),
  release_canceled: say({
    id: 'refusal.release.canceled',
    defaultMessage: 'This release is canceled. CBP takes nothing more under its number.',
  }),
  release_under_review: say({
    id: 'refusal.release.under-review',
    defaultMessage: 'A person at CBP decides about the last request first. A notice of CBP says how.',
  }),
  release_type_changed: say({
    id: 'refusal.release.type-changed',
    defaultMessage:
      'The release on file has another entry type, which CBP does not let anybody change. Set the type back, or cancel the release and copy the entry.',
  }),
  release_of_released_goods: say({
    id: 'refusal.release.of-released-goods',
    defaultMessage:
      'The goods have arrived and are released, so CBP takes no replacement. Update bills and port, or correct the rest in the summary.',
  }),
  release_update_too_late: say({
    id: 'refusal.release.update-too-late',
    defaultMessage: 'CBP takes no update more than 15 days after release. Correct the summary.',
  }),
}

/**
 * Queues a request about the release of an entry's goods: snapshot, submission with its bytes, history and job, all in
 * the caller's transaction. One request of a number at a time: all its versions are locked. Where signatures bind, it
 * asks for a fresh proof of the person, as filing the summary does. Returns the entry, of
 * which the request changes nothing, and the records of its number.
 */
export async function requestRelease(
  parts: FilingParts,
  scope: MemberScope,
  id: string,
  body: z.output<typeof ReleaseBody>,
): Promise<{ entry: StoredEntry; records: FilingRecords } | Refusal> {
  const locked = await lockNumber(scope, id)
  const entry = await loadEntry(scope, id)
  if (!locked || !entry) return entryNotFound()
  if (entry.archived) return notEditable(entry)
  const goesAlone = isFiledAlone(entry.draft.release?.method, ON_FILE.has(entry))
  if (body.action === 'add' && !goesAlone) return notReleasedFirst()
  const read = readReleaseRequest(body, entry.entry_type)
  if (!read.ok) return read.refusal
  const { request } = read
  const { rows, standing } = releaseIn(scope, entry, locked.records)
  const code = releaseRefusal({ action: request.action, entryType: entry.entry_type }, standing, scope.today)
  if (code) return refuse(409, code, RELEASE_REFUSAL_WORDS[code])
  if (rows.some(({ gateway }) => !isSameCustoms(gateway, parts.gateway)))
    return filedElsewhere('cargoRelease')
  if (!isSimulated(parts.gateway) && scope.rules.profile.name !== 'cbp') return notByCbpRules()
  const unproven =
    request.action === 'A' || request.action === 'R' ? agencyRefusal(parts, entry.draft) : undefined
  if (unproven) return unproven
  const withFiling =
    request.action === 'A' &&
    filingWithRelease(scope, entry, parts, securityFilingsIn(scope, entry, locked.records))
  if (isRefusal(withFiling)) return withFiling
  const unclaimed = isSimulated(parts.gateway) ? undefined : await claimRefusal(scope, entry)
  if (unclaimed) return unclaimed
  if (scope.asksForProof && !isProofFresh(scope.actor, scope.now)) return proofRequired()
  const kind = releaseKindOf({ ...request, withFiling })
  const unfit = await queueEntryMessage(scope, entry, { ...parts, kind, issues: [] })
  if (unfit) return unfit
  if (withFiling) {
    const uncarried = await carryFiling(scope, entry, parts, { kind: unifiedFilingKind, carriedBy: kind })
    if (uncarried) return uncarried
  }
  const records = await readFilingRecords(scope, entry)
  await keepFilingsOf(scope, { ...locked, records })
  await recordActivity(scope, id, 'release_requested', { action: request.action })
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: {},
    after: { release_request: { ...request, withFiling } },
  })
  return { entry, records }
}

const notReleasedFirst = (): Refusal =>
  refuse(
    409,
    'release_not_first',
    say({
      id: 'refusal.release.not-first',
      defaultMessage: 'Choose in step 2 that these goods are released first, then file the release.',
    }),
  )
