import { TAKEN } from '@edfe/domain/entry'
import { chargedAs, priceOn } from '@edfe/domain/filing-fee'
import { centsText } from '@edfe/domain/money'
import { type CustomsGatewayName, isPractice } from '@edfe/domain/profile'
import { whereState } from '../db/where-state.ts'
import type { StoredEntry } from '../entries/repository/load-entry.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { readJoinedAt, readPrices } from './read-prices.ts'

interface AnsweredSubmission {
  id: string
  gateway: CustomsGatewayName
}

/**
 * Writes the operator's fee for a summary that CBP has answered, in the transaction that books the answer. A submission
 * is charged once, however often its answer comes; without a price, and for a filing that is free, nothing is written.
 */
export async function chargeFiling(
  scope: RequestScope,
  entry: Pick<StoredEntry, 'id' | 'entry_number' | 'summary_version' | 'is_post_summary'>,
  submission: AnsweredSubmission,
  isAccepted: boolean,
): Promise<void> {
  const { trx, org, today, fees } = scope
  const prices = await readPrices(trx, fees)
  if (prices.length === 0) return
  const amount = priceOn(prices, today, await readJoinedAt(trx, org.id))
  const kind = chargedAs(
    {
      isPractice: isPractice(submission.gateway),
      isAccepted,
      isPostSummary: entry.is_post_summary,
      wasOnFile: await wasOnFile(scope, entry, submission),
    },
    fees.FEE_ALSO_FOR,
  )
  if (!kind || amount === 0n) return
  await trx
    .insertInto('fee_lines')
    .values({
      org_id: org.id,
      submission_id: submission.id,
      entry_id: entry.id,
      entry_number: entry.entry_number,
      kind,
      charged_on: today,
      amount: centsText(amount),
      invoice_id: null,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'submission_id']).doNothing())
    .execute()
}

/** True if CBP took an earlier version of the entry that went the same way: practice before it does not count. */
async function wasOnFile(
  { trx, org }: RequestScope,
  { entry_number, summary_version }: Pick<StoredEntry, 'entry_number' | 'summary_version'>,
  { gateway }: AnsweredSubmission,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('entries as e')
    .innerJoin('submissions as s', (join) =>
      join.onRef('s.org_id', '=', 'e.org_id').onRef('s.entry_id', '=', 'e.id'),
    )
    .select('e.id')
    .where('e.org_id', '=', org.id)
    .where('e.entry_number', '=', entry_number)
    .where('e.summary_version', '<', summary_version)
    .where(whereState(TAKEN, 'e'))
    .where('s.gateway', '=', gateway)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
