import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The last release, and the commit that made it. */
export const LAST_RELEASE = { version: '0.2.0', commit: '2b582a62b9113dbe7fc85e7bba772be1ca6a7cb3' }

/** The program of a release in a folder. */
export interface ReleasedVersion {
  folder: string
  /** The source of its server. */
  api: string
  remove(): void
}

/**
 * Takes the source of the last release out of the history and installs the packages that it was released with, from
 * the npm registry. Undefined where the history does not reach back to it.
 */
export function takeLastRelease(): ReleasedVersion | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', LAST_RELEASE.commit], { cwd: ROOT, stdio: 'ignore' })
  } catch {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), `edfe-${LAST_RELEASE.version}-`))
  const source = ['apps', 'packages', 'package.json', 'package-lock.json']
  const archive = execFileSync('git', ['archive', LAST_RELEASE.commit, ...source], {
    cwd: ROOT,
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const server = ['--omit=dev', '--workspace=@edfe/api', '--include-workspace-root']
  execFileSync('npm', ['ci', ...server, '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  return {
    folder,
    api: join(folder, 'apps/api/src'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
