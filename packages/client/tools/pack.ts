import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'rolldown'

const HERE = resolve(import.meta.dirname, '..')
const ROOT = resolve(HERE, '../..')

const IS_OURS = /^@edfe\//

interface Manifest {
  version: string
  dependencies: Record<string, string>
}
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))

/**
 * Writes the package that is published, `edfe`, into a folder: JavaScript for Node 20 and later, declarations, README and
 * license. `npm publish` takes the folder as it is.
 */
export async function packInto(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const { version, dependencies: own } = manifestOf('client')
  const ofSheets = Object.entries(manifestOf('sheet-file').dependencies).filter(
    ([name]) => !IS_OURS.test(name),
  )
  const dependencies = { ...own, ...Object.fromEntries(ofSheets) }
  await build({
    input: { index: join(HERE, 'src/index.ts'), edfe: join(HERE, 'src/command/edfe.ts') },
    platform: 'node',
    // The project's own packages are part of the file; others are installed beside it.
    external: (name) => !/^[./]/.test(name) && !IS_OURS.test(name),
    output: { dir: folder, format: 'esm' },
  })
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  execFileSync(
    process.execPath,
    [compiler, '-p', join(HERE, 'tsconfig.package.json'), '--outDir', join(folder, 'types')],
    { stdio: 'inherit' },
  )
  const manifest = {
    name: 'edfe',
    version,
    description: 'Client and command for the API of Electronic Direct Filing of Entry',
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=20' },
    exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
    bin: { edfe: './edfe.js' },
    dependencies,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(HERE, 'README.md'), join(folder, 'README.md'))
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

if (import.meta.main) await packInto(join(HERE, 'dist'))
