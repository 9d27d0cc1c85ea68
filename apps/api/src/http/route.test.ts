import Fastify from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, expectTypeOf, test } from 'vitest'
import { route } from './route.ts'
import { validationCompiler } from './validation-messages.ts'

const ID = '00000000-0000-4000-8000-000000000000'

/** A server with one route, which answers what the test says. */
function serverOf(removed: string) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validationCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.route({
    ...route('renamePasskey'),
    handler: async (request) => {
      expectTypeOf(request.params).toEqualTypeOf<{ id: string }>()
      expectTypeOf(request.body).toEqualTypeOf<{ name: string }>()
      const { id } = request.params
      return { passkey: { id, name: request.body.name, provider: null, created_at: removed } }
    },
  })
  return app
}

test('a route answers at the address of its operation, and checks what it is sent', async () => {
  const app = serverOf('2026-03-05')
  const send = (payload: object) => app.inject({ method: 'PATCH', url: `/api/me/passkeys/${ID}`, payload })
  expect((await send({ name: ' Laptop ' })).json()).toEqual({
    passkey: { id: ID, name: 'Laptop', provider: null, created_at: '2026-03-05' },
  })
  expect((await send({ name: 1 })).statusCode).toBe(400)
})

test('the compiler refuses a handler that answers or reads something else', () => {
  const app = serverOf('')
  // @ts-expect-error The answer of this operation is a list of passkeys.
  app.route({ ...route('listPasskeys'), handler: async () => ({ sessions: [] }) })
  // @ts-expect-error The operation has no body.
  app.route({ ...route('removePasskey'), handler: async (request) => request.body.name })
})
