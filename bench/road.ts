import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DIRECTORY_LAYOUT } from '@edfe/gateway'
import { directoryGateway } from '../apps/api/src/customs/gateway/directory-gateway.ts'
import type { CustomsGateway } from '../apps/api/src/customs/gateway/gateway.ts'
import { httpsGateway } from '../apps/api/src/customs/gateway/https-gateway.ts'
import { sftpGateway } from '../apps/api/src/customs/gateway/sftp-gateway.ts'
import { FILING_KINDS } from '../apps/api/src/customs/kinds/index.ts'
import { fileSubmission } from '../apps/api/src/customs/transmissions/file-submission.ts'
import { createSampleEntry, ON_SAMPLE_DAY, submit } from '../apps/api/test/entry-steps.ts'
import { testCertificates } from '../apps/api/test/gateways/certificates.ts'
import { keyPair, startSftpServer } from '../apps/api/test/gateways/sftp-server.ts'
import { startApp } from '../apps/api/test/harness.ts'
import { createSimulator } from '../apps/api/test/simulator.ts'
import { startBridge } from '../apps/customs-bridge/src/bridge.ts'
import { readSettings } from '../apps/customs-bridge/src/settings.ts'
import { type Carrier, carryTo, folderCarrier, sftpCarrier } from './lib/far-side.ts'
import { writePem } from './lib/write-pem.ts'

const SUBMISSIONS = Number(process.env.BENCH_SUBMISSIONS ?? 1000)
const SERVERS = 2
/** Submissions that one server has under way at once. */
const AT_ONCE = 2
const SECRET = 'a secret of the product and the bridge'
const folder = mkdtempSync(join(tmpdir(), 'edfe-road-'))
const certificates = await testCertificates()
const client = keyPair()

/**
 * Entry summaries over each road to local far sides that carry to the simulator: how many a second from the first bytes to
 * the last answer, with two servers that both take every submission, and whether each was put out and answered once. The
 * servers are two workers in one process on one embedded database, each with its gateway.
 */
const simulator = await createSimulator()
await simulator.start()
const app = await startApp({ env: ON_SAMPLE_DAY })
try {
  const team = await app.organization('Harbour Trading')
  const measure = async (name: string, carrier: Carrier, gateway: () => CustomsGateway) => {
    const jobs = await filed(team.orgId)
    const far = carryTo(simulator.url, carrier, team.orgId)
    const gateways = Array.from({ length: SERVERS }, gateway)
    const began = performance.now()
    // The second server begins at the other end, so that both meet in every submission.
    await Promise.all(gateways.map((one, index) => work(one, index === 0 ? jobs : jobs.toReversed())))
    const seconds = (performance.now() - began) / 1000
    for (const one of gateways) await one.close?.()
    await far.stop()
    const twice = [...far.putOut.values()].filter((count) => count > 1).length
    const { lost, odd } = await answersOf(team.orgId)
    console.log(
      `${name}: ${SUBMISSIONS} submissions in ${seconds.toFixed(1)} s, ${(SUBMISSIONS / seconds).toFixed(1)} a second; lost ${lost + SUBMISSIONS - far.putOut.size}, put out twice ${twice}, answered twice ${odd}`,
    )
    if (lost + twice + odd > 0 || far.putOut.size !== SUBMISSIONS) process.exitCode = 1
    await app.engine.asOwner((run) => run(`update submissions set bill = 'measured'`))
  }

  const directory = join(folder, 'directory')
  await measure('directory', folderCarrier(directory), () => directoryGateway(directory))

  const { ca, server } = certificates
  const read = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    BRIDGE_KEYS: `edfe=${SECRET}`,
    BRIDGE_CERT_FILE: writePem(folder, 'server.pem', server.cert),
    BRIDGE_CERT_KEY_FILE: writePem(folder, 'server-key.pem', server.key),
    BRIDGE_CLIENT_CA_FILE: writePem(folder, 'ca.pem', ca),
    FAR_SIDE_SECONDS: '0.1',
  })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const bridge = await startBridge(read.settings)
  const tls = { ca, ...certificates.client }
  await measure('https', folderCarrier(join(folder, 'carrier')), () =>
    httpsGateway({ url: bridge.url, key: { id: 'edfe', secret: SECRET }, tls }),
  )
  await bridge.stop()

  const sftp = await startSftpServer({ client })
  const road = {
    ...{ host: '127.0.0.1', port: sftp.port, user: 'edfe' },
    ...{ privateKey: client.private, hostKeys: [sftp.hostKey] },
  }
  await measure('sftp', sftpCarrier(sftp), () => sftpGateway(road, DIRECTORY_LAYOUT))
  await sftp.stop()

  /** Signed and submitted entries, each with its submission that no worker has taken. */
  async function filed(orgId: string) {
    for (let made = 0; made < SUBMISSIONS; made += 1) {
      const entry = await createSampleEntry(app, team.preparer)
      const { status } = await submit(app, team.admin, entry, 'admin')
      if (status !== 200) throw new Error('An entry could not be submitted')
    }
    const { rows } = await app.engine.asOwner((run) =>
      run(`select id from submissions where state = 'queued' and bill is null order by submitted_at, id`),
    )
    return rows.map(({ id }) => ({ org_id: orgId, submission_id: String(id) }))
  }

  /** Takes each submission one step on, round by round, until all are answered. */
  async function work(gateway: CustomsGateway, jobs: Awaited<ReturnType<typeof filed>>): Promise<void> {
    const deps = {
      ...{ db: app.engine.db, kinds: FILING_KINDS, gateway, jobs: app.app.jobs },
      ...{ services: app.app.entryServices, publicUrl: 'http://localhost' },
    }
    let open = jobs
    while (open.length > 0) {
      const left = open.values()
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const job of left) await fileSubmission(deps, job)
        }),
      )
      const { rows } = await app.engine.asOwner((run) =>
        run(`select id from submissions where state not in ('answered', 'failed')`),
      )
      const waiting = new Set(rows.map(({ id }) => String(id)))
      open = open.filter(({ submission_id }) => waiting.has(submission_id))
      if (open.length > 0) await wait(250)
    }
  }
} finally {
  await app.stop()
  await simulator.stop()
  rmSync(folder, { recursive: true })
}

/** Submissions of the last road without an answer, and those with another number of messages than one each way. */
async function answersOf(orgId: string): Promise<{ lost: number; odd: number }> {
  const { rows } = await app.engine.asOwner((run) =>
    run(`select count(*) filter (where s.state <> 'answered')::int as lost,
        count(*) filter (where s.state = 'answered' and (m.sent <> 1 or m.received <> 1))::int as odd
      from submissions s join lateral (
        select count(*) filter (where direction = 'sent') as sent,
          count(*) filter (where direction = 'received') as received
        from transmission_messages where org_id = s.org_id and submission_id = s.id) m on true
      where s.org_id = '${orgId}' and s.bill is null`),
  )
  return { lost: Number(rows[0]?.lost), odd: Number(rows[0]?.odd) }
}
