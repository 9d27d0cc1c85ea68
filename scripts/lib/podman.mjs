import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const { EDFE_TEST_FULL } = process.env
export const NODE_IMAGE = process.env.NODE_IMAGE ?? 'docker.io/library/node:24-slim'
/** Installing and building inside an image takes minutes. */
export const BUILD_MS = 1_800_000
export const START_MS = 300_000
/** Podman has systemd look at the health of a container, and complains where that is not running. */
export const LOCKED = [
  '--no-healthcheck',
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges'],
]

/** Runs podman: its exit code, null where it is not installed, and all that it prints. */
export const podman = (...args) => {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8', maxBuffer: 1e8 })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}`.trim() }
}

/** Why an image on a base is not tested here; undefined where it is. */
export function reasonToLeaveOut(base) {
  if (EDFE_TEST_FULL !== '1') return 'npm run test:full builds it'
  if (podman('--version').status !== 0) return 'podman is not installed'
  const isThere = podman('image', 'exists', base).status === 0 || podman('pull', '--quiet', base).status === 0
  return isThere ? undefined : `${base} is not here, and no registry has it: name another with NODE_IMAGE`
}

/** The project as git has it, with secrets of an installation beside it. */
export function copyWithSecrets(folder) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  for (const path of String(listed.stdout).split('\0').filter(Boolean))
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const name of ['.env', 'deploy/compose/.env', 'apps/api/owner.env', 'tls.key'])
    writeFileSync(join(folder, name), 'PASSWORD=secret-of-an-installation\n')
}
