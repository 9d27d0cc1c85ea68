import type { ClaimKind } from '@edfe/contracts/choices'
import { maskPersonalNumber } from '@edfe/domain/parties'
import type { FastifyInstance } from 'fastify'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { operatorAddresses } from '../../mail/operator-addresses.ts'
import { claimMails } from '../../messages/mail-messages.ts'

const SUBJECTS = {
  filer_code: claimMails.filerCodeSubject,
  importer_number: claimMails.importerNumberSubject,
}

/**
 * Mails those who decide that an organization asks for a number: the operators, or without any who reads the messages
 * of the contact page. A personal number is masked; the letter stays on the server.
 */
export async function mailOperators(
  trx: Trx,
  { jobs, settings }: Pick<FastifyInstance, 'jobs' | 'settings'>,
  who: MemberActor,
  { kind, number: filed, hasLetter }: { kind: ClaimKind; number: string; hasLetter: boolean },
): Promise<void> {
  const { OPERATORS, PUBLIC_URL } = settings
  const readers = operatorAddresses(settings)
  if (readers.length === 0) return
  const { name } = await trx.selectFrom('organizations').select('name').executeTakeFirstOrThrow()
  const asker = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow()
  const number = maskPersonalNumber(filed)
  const text = [
    claimMails.asked({ organization: name, email: asker.email }),
    hasLetter ? claimMails.withLetter() : claimMails.withoutLetter(),
  ]
  for (const to of readers) {
    await jobs.send(trx, MAIL_JOB, {
      to,
      subject: SUBJECTS[kind]({ number }),
      text: OPERATORS.length > 0 ? text : [...text, claimMails.byCommand({ id: who.orgId })],
      ...(OPERATORS.length > 0 && { link: `${PUBLIC_URL}/operator` }),
    } satisfies QueuedMail)
  }
}
