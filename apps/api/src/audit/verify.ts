import { readConfig, StartupError } from '../config/config.ts'
import { withSecrets } from '../config/secrets.ts'
import { openDatabase } from '../db/open-database.ts'
import { createAuditKey } from './audit-key.ts'
import { verifyAudit, verifySeals } from './verify-audit.ts'

/**
 * `npm run audit:verify`: whether any audit event was altered or removed. Exit 0 when all chains and seals hold, 1 when
 * not.
 * The embedded database has to be free: stop the server first.
 */
async function main(): Promise<number> {
  const settings = withSecrets(readConfig(process.env))
  const keys = [settings.AUDIT_KEY, ...settings.AUDIT_KEYS_BEFORE].map(createAuditKey)
  const engine = await openDatabase(settings)
  try {
    const { events, faults: unchained } = await engine.asOwner(verifyAudit)
    const faults = [...unchained, ...(await engine.asOwner((run) => verifySeals(run, keys)))]
    for (const { org_id, seq, fault } of faults) console.log(`Organization ${org_id}, event ${seq}: ${fault}`)
    console.log(
      faults.length === 0
        ? `All ${events} audit events are in place and unaltered.`
        : `${faults.length} faults in ${events} audit events.`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    await engine.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  return 1
})
