import { Readable } from 'node:stream'
import { say } from '@edfe/domain/messages'
import type { App } from '../app-instance.ts'
import { readLetter } from '../customs/claims/decide-request.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { contentHeaders } from '../documents/routes/content-headers.ts'
import { scanContent } from '../documents/scan/clamd.ts'
import { route } from '../http/route.ts'
import { notFound, refuse } from '../refusals/problems.ts'
import { actAsOperator } from './act-as-operator.ts'
import { findAccounts } from './find-accounts.ts'
import { readOperations } from './read-operations.ts'

/** The operator's page: what it shows, and its acts. Each act needs a proof of the last 15 minutes. */
export function operatorRoutes(app: App): void {
  app.route({
    ...route('getOperations'),
    config: { permission: 'operator' },
    handler: (request) => readOperations(app, request.words),
  })
  app.route({
    ...route('findAccounts'),
    config: { permission: 'operator' },
    handler: async ({ query }) => ({ accounts: await findAccounts(app.db, query.q) }),
  })
  app.route({
    ...route('getFilingLetter'),
    config: { permission: 'operator' },
    handler: async (request, reply) => {
      const letter = await serverTransaction(app.db, 'operator', (trx) =>
        readLetter(trx, app.sealing, request.params.id),
      )
      if (!letter)
        return reply.refuse(
          notFound(say({ id: 'refusal.request-letter', defaultMessage: 'This request has no letter.' })),
        )
      const { CLAMD_ADDRESS } = app.settings
      const verdict = CLAMD_ADDRESS && (await scanContent(CLAMD_ADDRESS, Readable.from([letter.bytes])))
      if (verdict?.virus)
        return reply.refuse(
          refuse(
            409,
            'virus_found',
            say(
              { id: 'refusal.virus-found', defaultMessage: 'A virus was found in the letter: {virus}.' },
              { virus: verdict.virus },
            ),
          ),
        )
      return reply.headers(contentHeaders({ ...letter, size: letter.bytes.length })).send(letter.bytes)
    },
  })
  app.route({
    ...route('actAsOperator'),
    config: { permission: 'operator', needsProof: true },
    handler: async (request, reply) => {
      const refusal = await actAsOperator(app, request.me(), request.body)
      return refusal ? reply.refuse(refusal) : { done: true as const }
    },
  })
}
