import { SAMPLE_DRAFT_BY_CBP } from '../../e2e/fixtures/sample-draft.ts'
import { ApiSession } from '../../e2e/harness/api-session.ts'
import type { Database } from '../../e2e/harness/database.ts'
import { newPerson } from '../../e2e/harness/person.ts'
import { OPERATORS } from '../../e2e/harness/product.ts'

/** An organization that may file for real, with its line to CBP, and somebody of it. */
export interface Filer {
  session: ApiSession
  /** The first characters of every message that it sends: record A with its site, transmitter and password. */
  header: string
}

/** Those of the operator alone: two updates of all sessions at once can wait for each other. */
const PROVEN = `
  update auth."session" set proven_at = now()
  where "userId" = (select id from auth."user" where email = $1)`

/** The session of the operator at a server: what it orders is done, or thrown with what the server says. */
export async function operatorAt(url: string, { query }: Pick<Database, 'query'>) {
  const session = new ApiSession(url)
  await session.signUp({ ...newPerson('Olga Operator'), email: OPERATORS[0] })
  await query(`update auth."user" set "twoFactorEnabled" = true where "email" = $1`, [OPERATORS[0]])
  return {
    async act(order: { act: string; [more: string]: unknown }): Promise<void> {
      await query(PROVEN, [OPERATORS[0]])
      await session.send('POST', '/api/operator/acts', { ...order, reason: 'Measured' })
    },
  }
}

/** Makes one with its numbers confirmed and its line set, the `index`th of a measurement. */
export async function makeFiler(
  url: string,
  operator: Awaited<ReturnType<typeof operatorAt>>,
  index: number,
): Promise<Filer> {
  const session = new ApiSession(url)
  await session.signUp(newPerson(SAMPLE_DRAFT_BY_CBP.totals_declarations?.declarant_name))
  const code = `L${index.toString(36).toUpperCase().padStart(2, '0')}`
  await session.send('PUT', '/api/organization', { name: `Organization ${code}`, cbp_filer_code: code })
  const importer = SAMPLE_DRAFT_BY_CBP.parties?.importer_number ?? ''
  for (const [kind, number] of [
    ['filer_code', code],
    ['importer_number', importer],
  ] as const) {
    const { requests } = (await session.send('POST', '/api/organization/filing-numbers', {
      kind,
      number,
    })) as { requests: { id: string; kind: string; state: string }[] }
    const asked = requests.find((request) => request.kind === kind && request.state === 'open')
    await operator.act({ act: 'confirm_number', id: asked?.id })
  }
  const { membership } = (await session.send('GET', '/api/me')) as { membership: { org_id: string } }
  const line = { site_code: `S${code}`, sender_id: code, password: `P${code}` }
  await operator.act({
    ...{ act: 'set_line', id: membership.org_id, road: 'live', ...line },
    ...{ office_code: null, password_expires_on: null },
  })
  return { session, header: `A${line.site_code}${line.sender_id}${line.password}` }
}
