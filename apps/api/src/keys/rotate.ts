import { readConfig, StartupError } from '../config/config.ts'
import { withSecrets } from '../config/secrets.ts'
import { openDatabase } from '../db/open-database.ts'
import { renewAll } from './renew-all.ts'

/**
 * `npm run keys:rotate`: encrypts with the current keys what SSN_KEYS_BEFORE, DOCUMENTS_KEYS_BEFORE and
 * AUTH_SECRETS_BEFORE have encrypted, alongside the running servers. With the embedded database, stop the
 * server first.
 */
async function main(): Promise<void> {
  const settings = withSecrets(readConfig(process.env))
  const engine = await openDatabase(settings)
  try {
    const { personalNumbers, documentKeys, secondFactors, jobs } = await renewAll(engine, settings)
    console.log(`Encrypted anew: ${personalNumbers} rows with personal numbers or messages of customs,`)
    console.log(`${documentKeys} keys of documents, ${secondFactors} second factors, ${jobs} jobs.`)
    console.log(
      personalNumbers + documentKeys + secondFactors + jobs === 0
        ? 'Nothing needs an earlier key.'
        : 'Run this again until it finds nothing.',
    )
  } finally {
    await engine.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
