import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The program of a release in a folder. */
export interface ReleasedVersion {
  version: string
  folder: string
  /** The source of its server. */
  api: string
  remove(): void
}

/**
 * Takes the source of the last release out of the history and installs the packages that it was released with, from
 * the npm registry. Undefined where the history holds no release.
 */
export function takeLastRelease(): ReleasedVersion | undefined {
  const last = findLastRelease()
  if (!last) return undefined
  const { version, commit } = last
  const folder = mkdtempSync(join(tmpdir(), `edfe-${version}-`))
  const source = ['apps', 'packages', 'package.json', 'package-lock.json']
  const archive = execFileSync('git', ['archive', commit, ...source], {
    cwd: ROOT,
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const server = ['--omit=dev', '--workspace=@edfe/api', '--include-workspace-root']
  execFileSync('npm', ['ci', ...server, '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  return {
    version,
    folder,
    api: join(folder, 'apps/api/src'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The newest commit that the release script made, by its title. */
function findLastRelease(): { version: string; commit: string } | undefined {
  const log = execFileSync('git', ['log', '--grep=^release: ', '--format=%H %s'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const [, commit, version] = /^(\w+) release: (?:version )?(\d+\.\d+\.\d+)/m.exec(log) ?? []
  return commit && version ? { commit, version } : undefined
}
