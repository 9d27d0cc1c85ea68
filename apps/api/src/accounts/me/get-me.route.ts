import { Me } from '@edfe/contracts/me'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { readMe } from './me.ts'

/** Who is signed in, with the organisation, the role, what it may do, and the screen preferences. */
export function getMeRoute(app: App): void {
  app.get(
    '/api/me',
    { config: { permission: 'signed-in' }, schema: { response: { 200: Me, ...problems(401, 404) } } },
    async (request, reply) => {
      const result = await request.tenant((trx) => readMe(trx, app, request.me()))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  )
}
