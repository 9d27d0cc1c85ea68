import type { ImporterCheckAnswer } from '@edfe/contracts/customs/importer-check'
import { may } from '@edfe/domain/access'
import { importerProblem } from '@edfe/domain/customs-queries'
import { maskPersonalNumber } from '@edfe/domain/parties'
import type { MemberScope } from '../../entries/request-scope.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { ownNumber } from './ask-importer.ts'
import { readImporterChecks } from './importer-checks.ts'

/** What CBP said of the organization's importer number, as a member reads it: personal numbers masked. */
export async function readImporterCheck(
  scope: MemberScope,
  parts: FilingParts,
): Promise<ImporterCheckAnswer> {
  const { trx, org, actor, today } = scope
  const stored = await trx
    .selectFrom('organizations')
    .select(['importer_number', 'ein'])
    .where('id', '=', org.id)
    .executeTakeFirst()
  const number = stored && ownNumber(stored, scope)
  const { latest, answered } = await readImporterChecks(scope)
  const answer = answered?.answer
  return {
    number: number ? maskPersonalNumber(number) : null,
    may_ask: may(actor.role, 'entry.submit') && parts.takesQuestions,
    latest: latest ? { state: latest.state, asked_at: latest.asked_at.toISOString() } : null,
    answer:
      answered?.answered_at && answer
        ? {
            number: maskPersonalNumber(answered.number),
            answered_at: answered.answered_at.toISOString(),
            standing: answer.standing,
            name: answer.legalName ?? answer.name,
            problem: importerProblem(answer, today) ?? null,
            bonds: answer.bonds.map(({ number, surety, activity, amount, ...bond }) => ({
              ...{ number, surety, activity, amount },
              effective: bond.effective ?? null,
              terminated: bond.terminated ?? null,
              sufficient: bond.sufficient ?? null,
              active: bond.active ?? null,
            })),
          }
        : null,
  }
}
