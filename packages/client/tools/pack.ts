import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'rolldown'

const HERE = resolve(import.meta.dirname, '..')
const ROOT = resolve(HERE, '../..')

/**
 * Writes the package that is published, `edfe`, into a folder: JavaScript for Node 20 and later, declarations, README and
 * license. `npm publish` takes the folder as it is.
 */
export async function packInto(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const { version, dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'))
  await build({
    input: { index: join(HERE, 'src/index.ts') },
    platform: 'node',
    external: Object.keys(dependencies),
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
    dependencies,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(HERE, 'README.md'), join(folder, 'README.md'))
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

if (import.meta.main) await packInto(join(HERE, 'dist'))
