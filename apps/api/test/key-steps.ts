import type { KeyScope } from '@edfe/contracts/choices'
import type { Answer, TestApp, Visitor } from './harness.ts'
import type { CallOptions } from './operation-calls.ts'

/** Lets a person make keys: with a password they need a second factor. */
export const setUpSecondFactor = ({ engine }: TestApp, { email }: Visitor) =>
  engine.run(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [email])

interface Made {
  id: string
  secret: string
}

/** A key of the organization of an admin with a second factor. */
export async function makeKey(
  app: TestApp,
  as: Visitor,
  scopes: readonly KeyScope[],
  networks: readonly string[] = [],
): Promise<Made> {
  const body = { name: 'Shop', scopes: [...scopes], networks: [...networks] }
  const { key, secret } = await app.ask('createApiKey', { as, body })
  return { id: key.id, secret }
}

/** One call of version 1 with a key: `callV1(app, key.secret, 'GET', 'entries')`. */
export const callV1 = (
  app: TestApp,
  secret: string,
  method: string,
  path: string,
  { headers, ...options }: Omit<CallOptions, 'as'> = {},
): Promise<Answer> =>
  app.call(method, `/api/v1/${path}`, {
    ...options,
    headers: { authorization: `Bearer ${secret}`, ...headers },
  })
