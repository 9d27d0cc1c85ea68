import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { signInNew } from './harness/account.ts'
import { expect, ownContext, test } from './harness/test.ts'
import { receivedBy } from './harness/wire.ts'

const WEB_DIST = resolve(import.meta.dirname, '../apps/web/dist')
const SHELL_GZIP_BYTES = 150_000
/** A browser fetches six at a time. */
const SHELL_FILES = 18

test(
  'the signed-in shell brings at most 150 kB of script, compressed by gzip, in at most 18 files',
  ownContext,
  async ({ page, product }) => {
    await signInNew(page, product)
    const received = await receivedBy(page, '/dashboard')
    const scripts = received
      .filter(({ kind }) => kind === 'script')
      .map(({ path }) => ({ path, gzip: gzipSync(readFileSync(join(WEB_DIST, path))).length }))
    const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0)
    const weights = scripts.map(({ path, gzip }) => `${path} ${gzip}`).join('\n')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length, weights).toBeLessThanOrEqual(SHELL_FILES)
    expect(total, weights).toBeLessThanOrEqual(SHELL_GZIP_BYTES)
  },
)
