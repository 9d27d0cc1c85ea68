import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../scripts/lib/web-build.mjs'
import { startProduct } from './product.ts'

/**
 * Builds the web app when its sources changed, and prepares one migrated data folder, of which every product of the
 * run starts with a copy: a first start on an empty folder takes five times as long.
 */
export default async function globalSetup() {
  await buildWeb()
  const folder = mkdtempSync(join(tmpdir(), 'edfe-e2e-prepared-'))
  const prepared = join(folder, 'data')
  const product = await startProduct({ today: '2026-03-05', keepDataIn: prepared })
  await product.stop()
  process.env.EDFE_E2E_PREPARED = prepared
  return () => rmSync(folder, { recursive: true, force: true })
}
