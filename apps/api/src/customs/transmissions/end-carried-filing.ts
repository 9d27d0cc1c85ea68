import type { RequestScope } from '../../entries/request-scope.ts'

/** Ends the filing in a message that CBP refused as a whole: nothing of it is on file. */
export async function endCarriedFiling({ trx, org, now }: RequestScope, carrier: string): Promise<void> {
  await trx
    .updateTable('submissions')
    .set({ state: 'failed', answered_at: now })
    .where('org_id', '=', org.id)
    .where('carried_by', '=', carrier)
    .where('state', '=', 'sending')
    .execute()
}
