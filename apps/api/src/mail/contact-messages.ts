import type { ContactMessage } from '@edfe/contracts/site/contact'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Trx } from '../db/engine.ts'
import type { Tables } from '../db/tables.ts'

type Sender = Pick<Insertable<Tables['contact_messages']>, 'user_id' | 'user_agent'>

/** Stores a message of the contact page, with its sender where one is signed in. */
export async function storeContactMessage(
  trx: Trx,
  message: z.output<typeof ContactMessage>,
  sender: Sender,
): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({ ...message, ...sender })
    .execute()
}
