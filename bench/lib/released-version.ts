import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
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
 * Takes the source of the last release out of the history, beside the packages that are installed now. Undefined where
 * the history does not reach back to it.
 */
export function takeLastRelease(): ReleasedVersion | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', LAST_RELEASE.commit], { cwd: ROOT, stdio: 'ignore' })
  } catch {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), `edfe-${LAST_RELEASE.version}-`))
  const archive = execFileSync('git', ['archive', LAST_RELEASE.commit, 'apps', 'packages', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  return {
    folder,
    api: join(folder, 'apps/api/src'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links the installed packages; the workspaces are those of the release. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@edfe'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@edfe') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  for (const group of ['apps', 'packages'])
    for (const name of readdirSync(join(folder, group))) {
      symlinkSync(join(folder, group, name), join(packages, '@edfe', name))
      const nested = join(ROOT, group, name, 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, join(folder, group, name, 'node_modules'))
    }
}
