import type { ReadyConfig } from '../../config/secrets.ts'
import type { Trx } from '../../db/engine.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'

/** Mails every operator, with a link to the operator's page. */
export async function mailOperators(
  trx: Trx,
  jobs: Jobs,
  { OPERATORS, PUBLIC_URL }: Pick<ReadyConfig, 'OPERATORS' | 'PUBLIC_URL'>,
  mail: Pick<QueuedMail, 'subject' | 'text'>,
): Promise<void> {
  for (const to of OPERATORS)
    await jobs.send(trx, MAIL_JOB, { ...mail, to, link: `${PUBLIC_URL}/operator` } satisfies QueuedMail)
}
