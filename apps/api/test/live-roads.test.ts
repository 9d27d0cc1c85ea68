import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPractice, ROADS } from '@edfe/domain/profile'
import { expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import {
  createSampleEntryByCbp,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  signedBy,
  submit,
  until,
} from './entry-steps.ts'
import { keyPair } from './gateways/sftp-server.ts'
import { done } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'

const NOWHERE = '127.0.0.1:9'

/** The settings of each road to a far side that does not answer. */
function settingsOf(folder: string): Record<string, Record<string, string>> {
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, keyPair().private)
  return {
    directory: { CUSTOMS_GATEWAY_URL: folder },
    https: {
      CUSTOMS_GATEWAY_URL: `http://${NOWHERE}/`,
      CUSTOMS_GATEWAY_KEY: 'a key of the bridge '.repeat(2),
    },
    sftp: {
      CUSTOMS_GATEWAY_URL: `sftp://edfe@${NOWHERE}`,
      CUSTOMS_SFTP_KEY_FILE: keyFile,
      CUSTOMS_SFTP_HOST_KEYS: `SHA256:${'a'.repeat(43)}`,
    },
    customscity: {
      CUSTOMS_GATEWAY_URL: `http://${NOWHERE}/`,
      CUSTOMS_SERVICE_EMAIL: 'filer@importer.example',
      CUSTOMS_SERVICE_PASSWORD: 'a password of the service',
    },
  }
}

test.each(ROADS.filter((road) => !isPractice(road)))(
  'over %s, with the settings of a server, an entry is submitted and waits while nobody answers',
  async (road) => {
    const folder = mkdtempSync(join(tmpdir(), 'edfe-road-'))
    const app = await startWithCustoms({
      env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY, CUSTOMS_GATEWAY: road, ...settingsOf(folder)[road] },
    })
    const team = await app.organization('Alder & Finch Lighting LLC')
    const name = 'Alder & Finch Lighting LLC'
    done(await app.answer('saveOrganization', { as: team.admin, body: { name, cbp_filer_code: 'L1N' } }))
    const claims = { db: app.engine.db, sealing: app.app.sealing }
    await confirmNumber(claims, { orgId: team.orgId, kind: 'filer_code', typed: 'L1N' })
    await confirmNumber(claims, { orgId: team.orgId, kind: 'importer_number', typed: '07-4418290' })
    const { totals_declarations: signed } = signedBy('Arno Approver')
    const entry = await createSampleEntryByCbp(app, team.approver, {
      ...RELEASED_FIRST,
      shipment_origin: { ...RELEASED_FIRST.shipment_origin, manifest_unit: 'CTN' },
      release: { ...RELEASED_FIRST.release, method: 'with_summary' },
      totals_declarations: { ...signed, payment_type: '3', statement_date: '2026-03-09' },
    })
    done(await submit(app, team.approver, entry))
    const waiting = road === 'directory' ? 'sending' : 'retrying'
    const { transmission } = await until(
      () => app.ask('getFiling', { as: team.auditor, params: { id: entry.id } }),
      (filing) => filing.transmission?.state === waiting,
    )
    expect(transmission?.gateway).toBe(road)
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)
