import { type Permission, type Role, rolesThatMay } from '@edfe/domain/access'
import { say } from '@edfe/domain/messages'
import type { Trx } from '../db/engine.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'
import { fullName } from './person-name.ts'

/** The 403 of a key that would sign, acknowledge or submit: it names the members who may do so. */
export async function personMustSign(
  trx: Trx,
  permission: Extract<Permission, 'entry.certify' | 'entry.submit'>,
): Promise<Refusal> {
  const rows = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.role', 'u.given_name', 'u.family_name'])
    .where('m.status', '=', 'active')
    .where('m.role', 'in', rolesThatMay(permission))
    .orderBy('u.given_name')
    .orderBy('u.id')
    .execute()
  const people = rows.map((row) => ({ name: fullName(row), role: row.role as Role }))
  const said = { first: people[0]?.name ?? '', more: people.length - 1 }
  return refuse(403, 'person_must_sign', SENTENCES[permission](said), { people })
}

interface Said {
  first: string
  more: number
}

const SENTENCES = {
  'entry.certify': (said: Said) =>
    say(
      {
        id: 'refusal.key.sign',
        defaultMessage:
          'A key signs nothing: {first}{more, plural, =0 {} one { or another member} other { or one of # others}} reviews the entry on its page and signs it.',
      },
      { ...said },
    ),
  'entry.submit': (said: Said) =>
    say(
      {
        id: 'refusal.key.submit',
        defaultMessage:
          'A key submits nothing: {first}{more, plural, =0 {} one { or another member} other { or one of # others}} submits the entry on its page, once it is signed.',
      },
      { ...said },
    ),
}
