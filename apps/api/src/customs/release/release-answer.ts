import type { ReleaseAnswer } from '@edfe/contracts/customs/release'
import { may } from '@edfe/domain/access'
import { modeOf, ON_FILE } from '@edfe/domain/entry'
import { differenceInWords, hasSecurityFiling, releaseDifferences, toCargoRelease } from '@edfe/domain/filing'
import { customsAt, isPractice } from '@edfe/domain/profile'
import { filingsOf, isFiledAlone, isReferred, releaseRefusal } from '@edfe/domain/release'
import { formatFinding } from '@edfe/messages'
import type { z } from 'zod'
import { ruleContext } from '../../entries/entry-services.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type FilingRecords, readFilingRecords } from '../filings/filing-records.ts'
import { type StoredSecurityFiling, securityFilingsIn } from '../security-filing/read-security-filings.ts'
import { isTakenAlong } from '../security-filing/with-release.ts'
import { outcomeOf, releaseIn, type StoredRelease } from './read-release.ts'
import { RELEASE_REFUSAL_WORDS } from './request-release.ts'

type Answer = z.output<typeof ReleaseAnswer>

const REQUESTS = [
  ['add', 'A'],
  ['replace', 'R'],
  ['update', 'U'],
  ['cancel', 'D'],
] as const

/** The release of an entry, in the reader's words. Null where nobody chose that this product files it, and none was filed. */
export async function releaseAnswer(
  scope: MemberScope,
  entry: StoredEntry,
  read?: FilingRecords,
): Promise<Answer> {
  const method = entry.draft.release?.method ?? ''
  const records = read ?? (await readFilingRecords(scope, entry))
  const release = releaseIn(scope, entry, records)
  if (release.rows.length === 0 && method !== 'first' && method !== 'with_summary') return { release: null }
  const { rows, standing } = release
  const security = securityFilingsIn(scope, entry, records)
  const gatewayNow = scope.practice === 'no_filer_code' ? 'simulator' : scope.road
  const gateway = rows.at(-1)?.gateway ?? gatewayNow
  return {
    release: {
      ...standing.filing,
      awaits: standing.filing.awaits ?? null,
      under_review: standing.filing.underReview ?? null,
      refused: standing.filing.refused ?? null,
      filings: cellsOf(scope, entry, release, security),
      requests: requestsOf(scope, entry, release, security),
      messages: rows.map(messageOf),
      differences: await differencesOf(scope, entry, release),
      conditions: conditionsOf(
        scope,
        entry,
        rows.findLast(({ state }) => state === 'answered'),
      ),
      is_practice: isPractice(gateway),
      customs: customsAt(gateway),
    },
  }
}

type Release = NonNullable<Answer['release']>

function cellsOf(
  scope: MemberScope,
  entry: StoredEntry,
  { goods, standing }: StoredRelease,
  security: readonly StoredSecurityFiling[],
): Release['filings'] {
  const isByVessel = hasSecurityFiling(entry.draft)
  const cells = filingsOf(
    {
      status: entry.status,
      summary_state: entry.summary_state,
      deletion: entry.deletion,
      entryType: entry.entry_type,
      isByVessel,
      security: isByVessel ? security.map((filing) => filing.standing) : [],
      isCertified: entry.draft.release?.method === 'with_summary',
      release: standing.filing,
      goods,
      releasedOn: standing.releasedOn,
    },
    scope.today,
  )
  return cells.map(({ filing, tone, state, sentence, due }) => ({
    filing,
    tone,
    state: scope.words.format(state),
    sentence: scope.words.format(sentence),
    due: due ?? null,
  }))
}

/** Each request that makes sense here, and why it is not sent now where it is not. */
function requestsOf(
  scope: MemberScope,
  entry: StoredEntry,
  { standing }: StoredRelease,
  security: readonly StoredSecurityFiling[],
): Release['requests'] {
  if (entry.archived || !may(scope.actor.role, 'entry.submit')) return []
  const goesAlone = isFiledAlone(entry.draft.release?.method, ON_FILE.has(entry))
  const isOnFile = standing.filing.state === 'on_file'
  const takesFiling = isTakenAlong(entry, security)
  return REQUESTS.filter(([name]) =>
    name === 'add' ? goesAlone && standing.filing.version === 0 : isOnFile,
  ).map(([name, action]) => {
    const code = releaseRefusal({ action, entryType: entry.entry_type }, standing, scope.today)
    return {
      request: name,
      refusal: code ? scope.words.format(RELEASE_REFUSAL_WORDS[code]) : null,
      is_referred: isReferred(action, standing),
      takes_security_filing: action === 'A' && takesFiling,
    }
  })
}

/** What the entry says otherwise than the release on file, while it can still be changed. */
async function differencesOf(
  scope: MemberScope,
  entry: StoredEntry,
  { onFile, standing }: StoredRelease,
): Promise<string[]> {
  if (!onFile || standing.filing.state !== 'on_file') return []
  const now = toCargoRelease(entry.draft, await ruleContext(scope, entry), 'R')
  return now.ok
    ? releaseDifferences(onFile, now.facts).map((one) => scope.words.format(differenceInWords(one)))
    : []
}

const messageOf = (row: StoredRelease['rows'][number]): Release['messages'][number] => ({
  id: row.id,
  action: row.action,
  outcome: outcomeOf(row),
  submitted_at: row.submitted_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  submitted_by: row.submitter || null,
})

const conditionsOf = (
  { words }: MemberScope,
  { draft }: StoredEntry,
  answered: StoredRelease['rows'][number] | undefined,
): Release['conditions'] =>
  (answered?.conditions ?? []).map((condition) => formatFinding(words, condition, modeOf(draft)))
