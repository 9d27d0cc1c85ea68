import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BUILD_MS, copyWithSecrets, NODE_IMAGE, podman, reasonToLeaveOut, START_MS } from './lib/podman.mjs'

const HTTPS_PORT = '18443'
const {
  EDFE_IMAGE,
  POSTGRES_IMAGE = 'docker.io/library/postgres:18',
  CADDY_IMAGE = 'docker.io/library/caddy:2',
} = process.env
const POSTGRES = /:(\d+)/.exec(POSTGRES_IMAGE)[1]

const settings = {
  ...Object.fromEntries(
    [
      ...['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'SERVER_PASSWORD', 'BACKUP_PASSWORD'],
      ...['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'],
    ].map((name) => [name, randomBytes(24).toString('hex')]),
  ),
  DOMAIN: 'localhost',
  HTTP_PORT: '18080',
  HTTPS_PORT,
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Test <no-reply@example.com>',
  POSTGRES_IMAGE,
  CADDY_IMAGE,
}

/** Compose as a program or as a command of docker; undefined where it is neither. */
const [program, ...first] =
  [['docker', 'compose'], ['docker-compose']].find(
    ([name, ...rest]) => spawnSync(name, [...rest, 'version']).status === 0,
  ) ?? []
const reason =
  [EDFE_IMAGE ?? NODE_IMAGE, POSTGRES_IMAGE, CADDY_IMAGE].map(reasonToLeaveOut).find(Boolean) ??
  (program ? undefined : 'Compose is not installed')

describe.skipIf(reason)(`the services of compose.yaml${reason ? ` (left out: ${reason})` : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-compose-'))
  const socket = join(folder, 'podman.sock')
  let service
  /** Compose against podman, which answers as Docker does. */
  const command = (...rest) => [
    program,
    [...first, '-p', 'edfe-test', '-f', 'deploy/compose/compose.yaml', ...rest],
    { cwd: folder, env: { ...process.env, ...settings, DOCKER_HOST: `unix://${socket}` } },
  ]
  const compose = (...rest) => {
    const [name, args, options] = command(...rest)
    const { status, stdout, stderr } = spawnSync(name, args, { ...options, encoding: 'utf8', maxBuffer: 1e8 })
    return { status, output: `${stdout}${stderr}`.slice(-4000) }
  }

  beforeAll(async () => {
    copyWithSecrets(folder)
    rmSync(join(folder, 'deploy/compose/.env'))
    const args = [`NODE_IMAGE=${NODE_IMAGE}`, `POSTGRES=${POSTGRES}`, 'PUBLIC_URL=https://localhost'].flatMap(
      (arg) => ['--build-arg', arg],
    )
    const build = ['build', '--format', 'docker', '-f', join(folder, 'deploy/Dockerfile'), ...args]
    const made = EDFE_IMAGE ? podman('tag', EDFE_IMAGE, 'edfe') : podman(...build, '-t', 'edfe', folder)
    expect(made.status, made.output.slice(-4000)).toBe(0)
    service = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], { stdio: 'ignore' })
    await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: START_MS })
    const begun = spawn(...command('up', '--detach', '--no-build'))
    // Podman has systemd look at the health of a container, which not every machine runs: others wait for this one.
    const looking = setInterval(() => {
      const database = podman('ps', '--quiet', '--filter', 'name=edfe-test.database').output
      if (database) podman('healthcheck', 'run', database)
    }, 1000)
    const [status] = await once(begun, 'exit')
    clearInterval(looking)
    expect(status).toBe(0)
  }, BUILD_MS)

  afterAll(() => {
    compose('down', '--volumes')
    service?.kill()
    podman('rmi', 'edfe')
    rmSync(folder, { recursive: true, force: true })
  }, START_MS)

  test(
    'answer through the proxy, and reach the database under the login of the server',
    async () => {
      await vi.waitFor(async () => expect(await healthThroughProxy()).toMatchObject({ status: 200 }), {
        timeout: START_MS,
        interval: 2000,
      })
    },
    2 * START_MS,
  )

  test(
    'make a backup, and restore it into the scratch database to compare it',
    () => {
      const made = compose('exec', '-T', 'backup', 'node', 'apps/api/src/backup/backup.ts')
      expect(made.status, made.output).toBe(0)
      const checked = compose('exec', '-T', 'backup-check', 'node', 'apps/api/src/backup/check.ts')
      expect(checked.status, checked.output).toBe(0)
    },
    2 * START_MS,
  )
})

/** What the server says of its database to somebody outside; the certificate is the proxy's own one for this machine. */
function healthThroughProxy() {
  return new Promise((resolve, reject) => {
    const asked = request(
      `https://localhost:${HTTPS_PORT}/api/health/database`,
      { rejectUnauthorized: false },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8')
        answer.on('data', (text) => {
          body += text
        })
        answer.on('end', () => resolve({ status: answer.statusCode, body }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
