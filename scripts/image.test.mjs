import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROOT } from './lib/paths.mjs'

const {
  EDFE_TEST_FULL,
  EDFE_IMAGE,
  NODE_IMAGE = 'docker.io/library/node:24-slim',
  POSTGRES = '18',
} = process.env
/** Installing and building inside the image takes minutes. */
const BUILD_MS = 1_800_000
const START_MS = 120_000

const podman = (...args) => {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8', maxBuffer: 1e8 })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}`.trim() }
}

/** Why the image is not tested here; undefined where it is. */
function reasonToLeaveOut() {
  if (EDFE_TEST_FULL !== '1') return 'npm run test:full builds it'
  if (podman('--version').status !== 0) return 'podman is not installed'
  const base = EDFE_IMAGE ?? NODE_IMAGE
  const isThere = podman('image', 'exists', base).status === 0 || podman('pull', '--quiet', base).status === 0
  return isThere ? undefined : `${base} is not here, and no registry has it: name another with NODE_IMAGE`
}

/** The project as git has it, with secrets of an installation beside it. */
function copyWithSecrets(folder) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  for (const path of String(listed.stdout).split('\0').filter(Boolean))
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const name of ['.env', 'deploy/compose/.env', 'apps/api/owner.env', 'tls.key'])
    writeFileSync(join(folder, name), 'PASSWORD=secret-of-an-installation\n')
}

const SETTINGS = {
  DATABASE_URL: 'pglite',
  ...Object.fromEntries(
    ['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'].map((name) => [
      name,
      `${name} of a test, never of an installation`,
    ]),
  ),
  PUBLIC_URL: 'http://localhost:3000',
  CUSTOMS_GATEWAY: 'simulator',
  CUSTOMS_GATEWAY_URL: 'http://127.0.0.1:3900',
  MAIL_TO_FILES: 'true',
}
const LOCKED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']

const reason = reasonToLeaveOut()

describe.skipIf(reason)(`the image${reason ? ` (left out: ${reason})` : ''}`, () => {
  const image = EDFE_IMAGE ?? `edfe-test-${process.pid}`
  let server
  const inImage = (...command) => podman('run', '--rm', ...LOCKED, image, ...command)

  beforeAll(() => {
    if (EDFE_IMAGE) return
    const folder = mkdtempSync(join(tmpdir(), 'edfe-image-'))
    try {
      copyWithSecrets(folder)
      const args = [`NODE_IMAGE=${NODE_IMAGE}`, `POSTGRES=${POSTGRES}`].flatMap((arg) => ['--build-arg', arg])
      const built = podman(
        'build',
        '--format',
        'docker',
        '-f',
        join(folder, 'deploy/Dockerfile'),
        ...args,
        '-t',
        image,
        folder,
      )
      expect(built.status, built.output.slice(-4000)).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, BUILD_MS)

  afterAll(() => {
    if (server) podman('rm', '--force', '--volumes', server)
    if (!EDFE_IMAGE) podman('rmi', '--force', image)
  }, START_MS)

  test(
    'holds no settings and no keys of an installation',
    () => {
      const found = inImage('grep', '-rl', '--exclude-dir=node_modules', 'secret-of-an-installation', '/edfe')
      expect(found).toEqual({ status: 1, output: '' })
    },
    START_MS,
  )

  test(
    'runs as nobody, who can change nothing of the program',
    () => {
      expect(inImage('id', '-u')).toEqual({ status: 0, output: '65534' })
      expect(podman('run', '--rm', image, 'touch', '/edfe/package.json').status).toBe(1)
    },
    START_MS,
  )

  test(
    'has the programs of a backup',
    () => {
      expect(inImage('pg_dump', '--version').output).toContain(`(PostgreSQL) ${POSTGRES}`)
    },
    START_MS,
  )

  test(
    'starts, answers that it is healthy, and ends in order',
    async () => {
      const env = Object.entries(SETTINGS).flatMap(([name, value]) => ['--env', `${name}=${value}`])
      const started = podman('run', '--detach', ...LOCKED, ...env, image)
      expect(started.status, started.output).toBe(0)
      server = started.output.split('\n').at(-1)
      const health =
        "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
      await vi.waitFor(
        () =>
          expect(podman('exec', server, 'node', '-e', health).status, podman('logs', server).output).toBe(0),
        { timeout: START_MS, interval: 1000 },
      )
      podman('stop', '--time', '20', server)
      expect(podman('inspect', '--format', '{{.State.ExitCode}}', server).output).toBe('0')
    },
    2 * START_MS,
  )
})
