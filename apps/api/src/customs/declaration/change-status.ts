import {
  DRAFTS,
  type DraftData,
  decideDeclaration,
  decideStatusChange,
  type EntryStatus,
  isSameText,
  type Role,
  STATUS_AFTER,
} from '@edfe/domain/entry'
import { type Message, type Sentence, say } from '@edfe/domain/messages'
import { isSimulated } from '@edfe/domain/profile'
import { type Finding, statusAfterReview } from '@edfe/domain/rules'
import { maskTypedText } from '../../audit/record-audit.ts'
import { isProofFresh, proofRequired } from '../../auth/proof.ts'
import { draftConflict, entryNotFound, isCurrent, notEditable } from '../../entries/drafts/conflict.ts'
import { DELETION_REQUESTED, replacementRefusal } from '../../entries/drafts/new-version.ts'
import { notOwnName } from '../../entries/drafts/signing.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import { statusChange } from '../../entries/repository/status-change.ts'
import { nextVersion } from '../../entries/repository/update-draft.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import {
  type Acknowledgement,
  acknowledge,
  isAcknowledgedBy,
  readAcknowledgements,
  reviewSection,
} from '../../entries/review/acknowledgements.ts'
import { reviewEntry } from '../../entries/review/review-entry.ts'
import { unpaidFeeRefusal } from '../../fees/unpaid-fee.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { storedMessage } from '../../messages/stored-message.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { claimRefusal } from '../claims/filing-claims.ts'
import { keepFilings } from '../filings/keep-filings.ts'
import { agencyRefusal } from '../release/agency-refusal.ts'
import { carriesRelease } from '../release/carries-release.ts'
import { releaseKind } from '../release/release.kind.ts'
import { certifiedSummaryKind, summaryKind } from '../summary/summary.kind.ts'
import { carryFiling } from '../transmissions/carried-filing.ts'
import { queueEntryMessage, validationFailed } from '../transmissions/queue-entry-message.ts'
import type { FilingParts } from './filing-parts.ts'
import { notifyApprovers, notifyPreparer } from './notify-approvers.ts'
import { notifyOfDecision } from './notify-of-decision.ts'
import { type Signer, signerOf } from './signer.ts'

interface StatusChange {
  status: EntryStatus
  expectedUpdatedAt?: string
  /** The role that the submitter certifies in when they signed; the one stored when left out. */
  declarantRole?: Role
  /** The submitter's own acknowledgement of the review, when it comes with the submission. */
  acknowledged?: boolean
  /** Why customs' decision is recorded by hand, or why an entry that waits for approval is sent back. */
  reason?: string
}

export interface Changed {
  changed: boolean
  previous: EntryStatus | null
}

/**
 * Changes an entry's status on a person's word. Validation runs before `validated` and `submitted`, the declaration
 * before `submitted`; submitting a draft passes through validated in the same transaction. The write is conditional
 * on the status and version that were judged.
 */
export async function changeStatus(
  parts: FilingParts,
  scope: MemberScope,
  id: string,
  change: StatusChange,
): Promise<Changed | Refusal> {
  const loaded = await loadEntry(scope, id, { lock: true })
  if (!loaded) return entryNotFound()
  const refusal = refusalOf(scope, loaded, change)
  if (refusal) return refusal
  if (loaded.status === change.status) return { changed: false, previous: loaded.previous_status }
  const isFiled = change.status === STATUS_AFTER.submission
  if (isFiled && loaded.corrects_deletion === 'requested') return DELETION_REQUESTED
  const held = isFiled ? await replacementRefusal(scope, loaded) : undefined
  if (held) return held
  if (isFiled && !isSimulated(parts.gateway) && scope.rules.profile.name !== 'cbp') return notByCbpRules()
  const unclaimed = isFiled && !isSimulated(parts.gateway) ? await claimRefusal(scope, loaded) : undefined
  if (unclaimed) return unclaimed
  const unpaid = isFiled ? await unpaidFeeRefusal(scope, loaded, parts.publicUrl) : undefined
  if (unpaid) return unpaid
  const signer = await signerOf(scope, loaded)
  let entry = withRole(loaded, signer.isActor ? change.declarantRole : signer.role)
  let issues: Finding[] = []
  if (isFiled || change.status === STATUS_AFTER.validation) {
    const review = await reviewEntry(scope, entry, statusAfterReview)
    issues = review.issues
    if (review.blocking_error_count > 0) return validationFailed(scope, issues)
  }
  if (isFiled) {
    const known = await readAcknowledgements(scope, id)
    const isAcknowledged = change.acknowledged ?? isAcknowledgedBy(known, scope)
    const reasons = declarationReasons(scope, entry.draft, signer, isAcknowledged)
    if (reasons.length > 0) return declarationInvalid(reasons)
    if (scope.asksForProof && !isProofFresh(scope.actor, scope.now)) return proofRequired()
    entry = await withAcknowledgement(scope, entry, known)
    const unfit = await queueSummary(parts, scope, entry, issues)
    if (unfit) return unfit
  }
  if (change.status === STATUS_AFTER.validation) await notifyApprovers(scope, parts, entry)
  const said = change.reason && maskTypedText(change.reason)
  if (said && change.status === STATUS_AFTER.reopening) await notifyPreparer(scope, parts, { entry, said })
  await notifyOfDecision(scope, parts, entry, change.status)
  return write(scope, loaded, entry.draft, change)
}

/** Queues the summary, with the release of its goods where that goes in the same message. */
async function queueSummary(
  parts: FilingParts,
  scope: MemberScope,
  entry: StoredEntry,
  issues: Finding[],
): Promise<Refusal | undefined> {
  if (!(await carriesRelease(scope, entry)))
    return queueEntryMessage(scope, entry, { ...parts, kind: summaryKind, issues })
  const unproven = agencyRefusal(parts, entry.draft)
  if (unproven) return unproven
  const unfit =
    (await queueEntryMessage(scope, entry, { ...parts, kind: certifiedSummaryKind, issues })) ??
    (await carryFiling(scope, entry, parts, { kind: releaseKind, carriedBy: certifiedSummaryKind }))
  if (unfit) return unfit
  await keepFilings(scope, entry.id)
  return undefined
}

export const notByCbpRules = (): Refusal =>
  refuse(
    409,
    'not_by_cbp_rules',
    say({
      id: 'refusal.not-by-cbp-rules',
      defaultMessage:
        "Nothing was sent. Your organization uses practice rules: choose CBP's rules in the organization settings, then check the entry again.",
    }),
  )

/** A draft that is filed at once is validated on the way. */
const passesValidated = (entry: StoredEntry, { status }: StatusChange): boolean =>
  DRAFTS.has(entry) && status === STATUS_AFTER.submission

function refusalOf(scope: MemberScope, entry: StoredEntry, change: StatusChange): Refusal | undefined {
  const { status: from, archived } = entry
  const steps: [EntryStatus, EntryStatus][] = passesValidated(entry, change)
    ? [
        [from, STATUS_AFTER.validation],
        [STATUS_AFTER.validation, change.status],
      ]
    : [[from, change.status]]
  for (const [before, after] of steps) {
    const decision = decideStatusChange(before, after, scope.actor.role)
    if (decision.ok) continue
    const { code, message } = decision.refusal
    return refuse(code === 'PERMISSION_DENIED' ? 403 : 409, code, message)
  }
  if (archived) return notEditable(entry)
  return change.expectedUpdatedAt && !isCurrent(entry, change.expectedUpdatedAt)
    ? draftConflict(scope, entry, 'status')
    : undefined
}

/** The role in which the entry was signed: a signer who submits may name it, another member's is theirs. */
function withRole(entry: StoredEntry, declarantRole: Role | undefined): StoredEntry {
  if (declarantRole === undefined) return entry
  const final_review = { ...entry.draft.final_review, declarant_role: declarantRole }
  return { ...entry, draft: { ...entry.draft, final_review } }
}

/** The entry as it is frozen: the submitter's own word is on record by then, also when it comes with the submission. */
async function withAcknowledgement(
  scope: MemberScope,
  entry: StoredEntry,
  known: readonly Acknowledgement[],
): Promise<StoredEntry> {
  const isNew = !isAcknowledgedBy(known, scope)
  if (isNew) {
    await acknowledge(scope, entry.id)
    await recordActivity(scope, entry.id, 'acknowledged')
  }
  const all = isNew ? await readAcknowledgements(scope, entry.id) : known
  return { ...entry, draft: { ...entry.draft, final_review: reviewSection(entry.draft, all) } }
}

const NOT_ACKNOWLEDGED = say({
  id: 'refusal.review-not-acknowledged',
  defaultMessage: 'The final review must be acknowledged before submission',
})

const declarationInvalid = (reasons: readonly Sentence[]): Refusal =>
  refuse(
    422,
    'DECLARATION_INVALID',
    say({
      id: 'refusal.declaration-invalid',
      defaultMessage: 'Status validation failed: declaration requirements not met',
    }),
    {
      reasons,
    },
  )

/**
 * Why the entry's declaration does not hold: the ticks, the name and signature, the signer's role and, where signatures
 * bind, their name, and the acknowledgement, which is the submitter's own; another person's does not count for it.
 */
function declarationReasons(
  { asksForProof }: MemberScope,
  draft: DraftData,
  { role, name }: Signer,
  isAcknowledged: boolean,
): Sentence[] {
  const { totals_declarations: totals = {}, final_review: review = {} } = draft
  const reasons = decideDeclaration(
    {
      accepted: Boolean(totals.declaration_ior_agent && totals.declaration_purchase_agreement),
      declarantName: totals.declarant_name ?? '',
      declarantTitle: totals.declarant_title ?? '',
      signatureValue: totals.declarant_signature ?? '',
      declarantRole: (review.declarant_role as Role | undefined) ?? '',
    },
    role,
  )
  if (asksForProof && !isSameText(totals.declarant_signature?.trim() ?? '', name))
    reasons.push(notOwnName(name))
  return isAcknowledged ? reasons : [...reasons, NOT_ACKNOWLEDGED]
}

/** Personal numbers in a member's words are masked: every member and the audit log keep them. */
function reasonOf(status: EntryStatus, said: string | undefined): Message | null {
  if (status === STATUS_AFTER.submission) return statusReasons.attested()
  if (!said) return null
  const masked = { said: maskTypedText(said) }
  return status === STATUS_AFTER.reopening ? statusReasons.sentBack(masked) : statusReasons.decided(masked)
}

async function write(
  scope: MemberScope,
  entry: StoredEntry,
  draft: DraftData,
  change: StatusChange,
): Promise<Changed | Refusal> {
  const { status, reason: said } = change
  const { trx, org, actor, now, sealing } = scope
  const reason = reasonOf(status, said)
  const passed = passesValidated(entry, change)
  const previous = passed ? STATUS_AFTER.validation : entry.status
  const result = await trx
    .updateTable('entries')
    .set({
      ...statusChange({ from: previous, to: status, at: now, by: actor.userId, reason }),
      ...(draft !== entry.draft && {
        draft_data: JSON.stringify(sealing.encryptPersonalNumbers(draft, entry.sealed)),
      }),
      ...(status === STATUS_AFTER.submission && {
        declarant_role: draft.final_review?.declarant_role ?? null,
      }),
      updated_by: actor.userId,
      updated_at: nextVersion(entry, now),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .where('status', '=', entry.status)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return draftConflict(scope, entry, 'status')
  if (passed) await recordActivity(scope, entry.id, 'status_changed', { from: entry.status, to: previous })
  await recordActivity(scope, entry.id, 'status_changed', {
    from: previous,
    to: status,
    reason: reason && storedMessage(reason),
  })
  announceEntry(scope, entry.id)
  await auditEntry(scope, entry.id, {
    action: 'update',
    before: { status: entry.status },
    after: { status, status_reason: reason && storedMessage(reason) },
  })
  return { changed: true, previous }
}
