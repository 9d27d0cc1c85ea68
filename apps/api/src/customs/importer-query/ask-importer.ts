import { repeatRefusal } from '@edfe/domain/customs-queries'
import { FALLBACK_FILER_CODE } from '@edfe/domain/entry'
import { partyNumber } from '@edfe/domain/filing'
import { say } from '@edfe/domain/messages'
import { isSimulated } from '@edfe/domain/profile'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { numbersRefusal } from '../claims/filing-claims.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { isOpenState } from '../status-query/latest-question.ts'
import { questionsOff, repeated } from '../status-query/question-refusals.ts'
import { addSubmission } from '../transmissions/add-submission.ts'
import { addImporterCheck, readImporterChecks } from './importer-checks.ts'
import { importerQuery, importerQueryKind } from './importer-query.kind.ts'

const noNumber = (): Refusal =>
  refuse(
    409,
    'no_importer_number',
    say({
      id: 'refusal.question.no-importer-number',
      defaultMessage: 'Save an importer number or EIN of your organization first, such as 12-3456789.',
    }),
  )

const noPort = (): Refusal =>
  refuse(
    409,
    'no_default_port',
    say({
      id: 'refusal.question.no-default-port',
      defaultMessage: 'Save the default port of your organization first: a question to CBP names a port.',
    }),
  )

/** The importer number of the organization as it is filed: the one that new entries begin with. */
export function ownNumber(
  { importer_number, ein }: { importer_number: string | null; ein: string | null },
  { sealing }: Pick<RequestScope, 'sealing'>,
): string | undefined {
  const number = importer_number ?? ein
  return number ? partyNumber(sealing.decrypt(number)) : undefined
}

/**
 * Queues the question whether the organization's importer number is active and which bond is on file, in the caller's
 * transaction. The row of the organization is locked, so that two members who ask at once ask once.
 */
export async function askImporter(parts: FilingParts, scope: RequestScope): Promise<Refusal | undefined> {
  const { trx, org, now, today } = scope
  const stored = await trx
    .selectFrom('organizations')
    .select(['importer_number', 'ein', 'default_port'])
    .where('id', '=', org.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const number = ownNumber(stored, scope)
  if (!number) return noNumber()
  const { default_port: port } = stored
  if (!port) return noPort()
  const { latest } = await readImporterChecks(scope)
  const before = latest && { askedAt: latest.asked_at, isOpen: isOpenState(latest.state) }
  // Another number is another question.
  const code = repeatRefusal(latest?.number === number ? before : undefined, now)
  if (code) return repeated(code)
  if (!parts.takesQuestions) return questionsOff()
  const filerCode = org.cbp_filer_code ?? FALLBACK_FILER_CODE
  const unclaimed = isSimulated(parts.gateway)
    ? undefined
    : await numbersRefusal(scope, { filerCode, importer: number })
  if (unclaimed) return unclaimed
  const id = await addImporterCheck(scope, number)
  await addSubmission(scope, {
    kind: importerQueryKind,
    subject: { type: importerQueryKind.subject, id },
    jobs: parts.jobs,
    gateway: parts.gateway,
    snapshotVersion: null,
    images: importerQuery({ number, port, filerCode, transmissionDate: today }, parts.sender),
  })
  return undefined
}
