import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROOT } from './lib/paths.mjs'
import {
  BUILD_MS,
  copyWithSecrets,
  LOCKED,
  NODE_IMAGE,
  podman,
  reasonToLeaveOut,
  START_MS,
} from './lib/podman.mjs'

const CONTAINERFILE = 'deploy/bridge.Containerfile'
const BRIDGE_KEYS = `edfe=${'a key of a test '.repeat(2)}`
const folder = mkdtempSync(join(tmpdir(), 'edfe-bridge-image-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(
  'the files and packages that the image has are enough to start the bridge',
  async () => {
    const place = join(folder, 'files')
    const copied = readFileSync(join(ROOT, CONTAINERFILE), 'utf8')
      .matchAll(/^COPY (?!--from)(.+) \S+$/gm)
      .flatMap(([, sources]) => sources.split(' '))
      .toArray()
    for (const path of copied) cpSync(join(ROOT, path), join(place, path), { recursive: true })
    const workspaces = copied.filter((path) => /^(?:apps|packages)\//.test(path))
    const packages = workspaces.map((path) =>
      JSON.parse(readFileSync(join(place, path, 'package.json'), 'utf8')),
    )
    const link = (target, name) => {
      mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true })
      symlinkSync(target, join(place, 'node_modules', name))
    }
    for (const [index, { name }] of packages.entries()) link(join(place, workspaces[index]), name)
    const own = new Set(packages.map(({ name }) => name))
    const others = new Set(packages.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})))
    for (const name of others.difference(own)) link(join(ROOT, 'node_modules', name), name)

    const command = readFileSync(join(ROOT, CONTAINERFILE), 'utf8').match(/^CMD \["node", "(.+)"\]$/m)?.[1]
    const bridge = spawn(process.execPath, [command], {
      cwd: place,
      env: { BRIDGE_KEYS, PORT: '0', DATA_DIR: join(folder, 'data') },
    })
    try {
      let said = ''
      for (const stream of [bridge.stdout, bridge.stderr]) stream.on('data', (text) => (said += text))
      await vi.waitFor(() => expect(said).toContain('The bridge to customs listens at http://127.0.0.1:'), {
        timeout: START_MS,
      })
    } finally {
      bridge.kill('SIGTERM')
    }
  },
  START_MS,
)

const reason = reasonToLeaveOut(NODE_IMAGE)

describe.skipIf(reason)(`the image of the bridge${reason ? ` (left out: ${reason})` : ''}`, () => {
  const image = `edfe-bridge-test-${process.pid}`
  let bridge

  beforeAll(() => {
    const context = join(folder, 'context')
    mkdirSync(context)
    copyWithSecrets(context)
    const built = podman(
      ...['build', '--format', 'docker', '-f', join(context, CONTAINERFILE)],
      ...['--build-arg', `NODE_IMAGE=${NODE_IMAGE}`, '-t', image, context],
    )
    expect(built.status, built.output.slice(-4000)).toBe(0)
  }, BUILD_MS)

  afterAll(() => {
    if (bridge) podman('rm', '--force', '--volumes', bridge)
    podman('rmi', '--force', image)
  }, START_MS)

  test(
    'has nothing of the product beside the bridge, and nobody in it can change the program',
    () => {
      expect(podman('run', '--rm', image, 'ls', 'apps').output).toBe('customs-bridge')
      expect(podman('run', '--rm', image, 'id', '-u').output).toBe('65534')
      expect(podman('run', '--rm', image, 'touch', '/bridge/package.json').status).toBe(1)
    },
    START_MS,
  )

  test(
    'starts on a read-only system, answers nobody without a key, and ends in order',
    async () => {
      const started = podman('run', '--detach', ...LOCKED, '--env', `BRIDGE_KEYS=${BRIDGE_KEYS}`, image)
      expect(started.status, started.output).toBe(0)
      bridge = started.output.split('\n').at(-1)
      const refused =
        "fetch('http://127.0.0.1:8443/v1/health').then(({ status }) => process.exit(status === 401 ? 0 : 1), () => process.exit(1))"
      await vi.waitFor(
        () =>
          expect(podman('exec', bridge, 'node', '-e', refused).status, podman('logs', bridge).output).toBe(0),
        { timeout: START_MS, interval: 1000 },
      )
      podman('stop', '--time', '20', bridge)
      expect(podman('inspect', '--format', '{{.State.ExitCode}}', bridge).output).toBe('0')
    },
    2 * START_MS,
  )
})
