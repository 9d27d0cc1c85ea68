import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  BUILD_MS,
  copyWithSecrets,
  LOCKED,
  NODE_IMAGE,
  podman,
  reasonToLeaveOut,
  START_MS,
} from './lib/podman.mjs'

const { EDFE_IMAGE, POSTGRES = '18' } = process.env

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

const reason = reasonToLeaveOut(EDFE_IMAGE ?? NODE_IMAGE)

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
