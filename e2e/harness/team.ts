import type { Role } from '@edfe/domain/entry'
import { type ApiSession, newSession } from './api-session.ts'
import { linkInMail } from './outbox.ts'
import { newPerson } from './person.ts'
import type { Product } from './product.ts'

/** Somebody new who takes the admin's invitation: a member in that role, signed in. */
export async function joinAs(
  product: Pick<Product, 'url' | 'database' | 'dataDir'>,
  admin: ApiSession,
  role: Role,
  name: string,
): Promise<ApiSession> {
  const person = newPerson(name)
  await admin.send('POST', '/api/members/invite', { email: person.email, role })
  const link = await linkInMail(product.dataDir, person.email)
  const session = await newSession(product, undefined, person)
  await session.send('POST', `/api${new URL(link).pathname}/accept`, {})
  return session
}
