import { parseArgs } from 'node:util'
import { useAuditKey } from '../../audit/audit-key.ts'
import { readConfig, StartupError } from '../../config/config.ts'
import { withSecrets } from '../../config/secrets.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createTextSealing } from '../../db/sealing.ts'
import { type Confirmation, confirmNumber, organizationsNamed } from './filing-claims.ts'

const USAGE =
  'Name the organization and its numbers: npm run customs:confirm -- ORGANIZATION --filer-code ABC --importer-number 12-3456789'

const OPTIONS = { 'filer-code': { type: 'string' }, 'importer-number': { type: 'string' } } as const
const DONE: readonly Confirmation[] = ['confirmed', 'known already']

/**
 * `npm run customs:confirm`: the operator has seen that a filer code or an importer number belongs to an organization,
 * which may then file under it. A name without numbers lists the ids of its organizations. With the embedded database,
 * stop the server first.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [organization] = positionals
  if (!organization) throw new StartupError(USAGE)
  const numbers = [
    { kind: 'filer_code', typed: values['filer-code'] },
    { kind: 'importer_number', typed: values['importer-number'] },
  ] as const
  const settings = withSecrets(readConfig(process.env))
  useAuditKey(settings.AUDIT_KEY)
  const engine = await openDatabase(settings)
  const parts = { db: engine.db, sealing: createTextSealing(settings.SSN_KEY, settings.SSN_KEYS_BEFORE) }
  try {
    if (numbers.every(({ typed }) => !typed)) {
      for (const { id, name } of await organizationsNamed(engine.db, organization))
        console.log(`${id} ${name}`)
      return 0
    }
    const outcomes: Confirmation[] = []
    for (const { kind, typed } of numbers) {
      if (!typed) continue
      const outcome = await confirmNumber(parts, { orgId: organization, kind, typed })
      outcomes.push(outcome)
      console.log(`${kind.replace('_', ' ')}: ${outcome}`)
    }
    return outcomes.every((outcome) => DONE.includes(outcome)) ? 0 : 1
  } finally {
    await engine.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  return 1
})
