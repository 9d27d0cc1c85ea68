import { test } from '@playwright/test'
import { oneTimeCode } from '../../apps/api/test/one-time-code.ts'
import { type ApiSession, newSession } from './api-session.ts'
import { newPerson } from './person.ts'
import { OPERATORS, type Product } from './product.ts'

/** The session of the product's operator, who has a second factor. Each try of a test gets another one. */
export async function operatorSession(product: Product): Promise<ApiSession> {
  const email = OPERATORS[test.info().retry] ?? OPERATORS[0]
  const person = { ...newPerson('Olga Operator'), email }
  const session = await newSession(product, undefined, person)
  const { totpURI } = (await session.send('POST', '/api/auth/two-factor/enable', {
    password: person.password,
  })) as { totpURI: string }
  const key = new URL(totpURI).searchParams.get('secret') ?? ''
  await session.send('POST', '/api/auth/two-factor/verify-totp', { code: oneTimeCode(key) })
  return session
}

/** The organization of a session asks for a number to file under, and the operator confirms it. */
export async function confirmNumber(
  operator: ApiSession,
  session: ApiSession,
  kind: 'filer_code' | 'importer_number',
  number: string,
) {
  const asked = (await session.send('POST', '/api/organization/filing-numbers', { kind, number })) as {
    requests: { id: string; kind: string; state: string }[]
  }
  const id = asked.requests.find((request) => request.kind === kind && request.state === 'open')?.id
  await operator.send('POST', '/api/operator/acts', {
    act: 'confirm_number',
    id,
    reason: 'The letter names it',
  })
}
