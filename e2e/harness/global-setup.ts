import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { startCluster } from '../../scripts/lib/postgres-cluster.mjs'
import { buildProduct } from '../../scripts/lib/product-build.mjs'
import { findPostgres } from '../../scripts/lib/tools.mjs'
import { createDatabase, TEMPLATE_URL } from './database.ts'
import { startProduct } from './product.ts'
import { preparePseudoLanguage } from './pseudo-language.ts'
import { shareProducts } from './shared-products.ts'

/**
 * Builds the web app and the server when their sources changed, prepares one migrated database, of which every product of the run
 * starts with a copy (a first start takes five times as long), and starts the products that the workers share. The run
 * has its own PostgreSQL server, which needs half the processor time of the embedded database; without the server's
 * binaries the products run on the embedded one.
 */
export default async function globalSetup() {
  await buildProduct()
  const binaries = await findPostgres()
  const removeDatabases = binaries ? await prepareServer(binaries) : await prepareFolder()
  const removeTranslations = await preparePseudoLanguage()
  const products = await shareProducts()
  return async () => {
    await products.stop()
    removeTranslations()
    await removeDatabases()
  }
}

async function prepareServer(binaries: string) {
  const cluster = await startCluster(binaries)
  const template = await createDatabase(cluster.url, 'edfe_e2e_template')
  const product = await startProduct({ today: SAMPLE_ENTRY.today, env: { DATABASE_URL: template } })
  await product.stop()
  process.env[TEMPLATE_URL] = template
  return () => cluster.stop()
}

async function prepareFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-e2e-prepared-'))
  const prepared = join(folder, 'data')
  const product = await startProduct({ today: SAMPLE_ENTRY.today, keepDataIn: prepared })
  await product.stop()
  process.env.EDFE_E2E_PREPARED = prepared
  return () => rmSync(folder, { recursive: true, force: true })
}
