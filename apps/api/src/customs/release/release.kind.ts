import { decodeReleaseAnswer, encodeCargoRelease, encodeUnifiedRelease } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { type CargoRelease, toCargoRelease, toUnifiedFiling } from '@edfe/domain/filing'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import type { SecurityFiling } from '@edfe/domain/security-filing'
import { announceEntry } from '../../entries/record-change.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { releaseMessages as words } from '../../messages/release-messages.ts'
import { isServiceAnswer, releaseAnswer } from '../gateway/customscity/service-answer.ts'
import { defineEntryKind, type EntryKind } from '../kinds/entry-kind.ts'
import { endCarriedFiling } from '../transmissions/end-carried-filing.ts'
import { applyReleaseAnswer } from './apply-release-answer.ts'
import { readReleaseConditions } from './release-conditions.ts'
import type { ReleaseRequest } from './release-request.ts'

/** A request about the release of an entry's goods: its records differ by the action. */
export const releaseKindOf = (request: ReleaseRequest): EntryKind =>
  defineEntryKind({
    ...FILED_KINDS.release,
    queue: 'file-release',
    action: request.action,
    events: {
      asked: () => ({
        kind: 'release_asked',
        title: words.asked({ action: request.action }),
        detail: [],
      }),
      sent: words.sent,
    },
    facts: (entry, context) => releaseFacts(entry, context, request),
    encode: ({ release, filing }, envelope) =>
      filing ? encodeUnifiedRelease(release, filing, envelope) : encodeCargoRelease(release, envelope),
    readAnswer: (images) => (isServiceAnswer(images) ? releaseAnswer(images) : decodeReleaseAnswer(images)),
    conditions: (answer, { draft }) => readReleaseConditions(answer, draft),
    answered: applyReleaseAnswer,
    async failed(scope, { id, subject }) {
      await endCarriedFiling(scope, id)
      announceEntry(scope, subject.id)
    },
  })

/** The kind of every release in the queue: what was sent is made already, and its answer is read alike. */
export const releaseKind = releaseKindOf({ action: 'A' })

interface ReleaseFacts {
  port: string
  filerCode: string
  release: CargoRelease
  /** The security filing in the same message. */
  filing?: SecurityFiling
}

/** The release in CBP's terms; a cancellation also has its reason. */
function releaseFacts(
  entry: StoredEntry,
  context: RuleContext,
  { action, withFiling, ...change }: ReleaseRequest,
): { ok: true; facts: ReleaseFacts } | { ok: false; findings: Finding[] } {
  const made = toCargoRelease(entry.draft, context, action, change)
  if (!made.ok) return made
  const { facts: release } = made
  const facts = { port: release.port ?? entry.port_code, filerCode: release.filerCode, release }
  if (!withFiling) return { ok: true, facts }
  const unified = toUnifiedFiling(entry.draft, context, release)
  return unified.ok ? { ok: true, facts: { ...facts, filing: unified.sent } } : unified
}
