import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The folder of the web app's source. */
const SOURCE = import.meta.dirname

const MODULE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

interface ImportedModule {
  file: string
  name: string
  /** Class names that the component reads by name: `styles.title`. */
  reads: Set<string>
  /** Whether it also reads class names that it computes: `styles[row]`. */
  computes: boolean
}

function importedModules(component: string): ImportedModule[] {
  const text = readFileSync(component, 'utf8')
  const code = text.replaceAll(MODULE_IMPORT, '')
  const destructured = [...text.matchAll(/const \{([^}]+)\} = (\w+)/g)]
  return [...text.matchAll(MODULE_IMPORT)].map(([, name = '', path = '']) => {
    // Neither the name of a file (`words/text.tsx`) nor an id of a message (`'field.title'`).
    const read = new RegExp(`(?<![\\w./'"-])${name}\\.(\\w+)`, 'g')
    const reads = [...code.matchAll(read)].map(([, local = '']) => local)
    const taken = destructured
      .filter(([, , from]) => from === name)
      .flatMap(([, names = '']) => names.split(',').map((local) => local.trim()))
    return {
      file: resolve(dirname(component), path),
      name,
      reads: new Set([...reads, ...taken].filter((local) => local !== '')),
      computes: code.includes(`${name}[`),
    }
  })
}

const classesOf = (file: string): Set<string> =>
  new Set(
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/@layer [\w.]+/g, '')
        .matchAll(/\.([a-zA-Z_][\w-]*)(?=[^;{}]*\{)/g),
    ].map(([, name = '']) => name),
  )

const sheets = globSync('**/*.module.css', { cwd: SOURCE }).map((file) => resolve(SOURCE, file))
/** Tokens, fonts, the reset, and the elements of the application and of the public pages. */
const globalSheets = globSync('**/*.css', { cwd: SOURCE, exclude: ['**/*.module.css'] }).map((file) =>
  resolve(SOURCE, file),
)
const components = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map((file) => resolve(SOURCE, file))
const imported = components.flatMap(importedModules)

test('a component reads only classes that its CSS module has', () => {
  const missing = imported.flatMap(({ file, reads }) => {
    const known = classesOf(file)
    return [...reads].filter((name) => !known.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('every class of a CSS module has a reader', () => {
  const unread = sheets.flatMap((file) => {
    const readers = imported.filter((module) => module.file === file)
    if (readers.some(({ computes }) => computes)) return []
    return [...classesOf(file)]
      .filter((name) => !readers.some(({ reads }) => reads.has(name)))
      .map((name) => `${file}: ${name}`)
  })
  expect(unread).toEqual([])
})

test('every class belongs to a CSS module', () => {
  expect(globalSheets.flatMap((file) => [...classesOf(file)].map((name) => `${file}: ${name}`))).toEqual([])
  expect(sheets.filter((file) => readFileSync(file, 'utf8').includes(':global'))).toEqual([])
})

test('a component takes its class names from modules', () => {
  const typed = components.filter(
    (file) => file.endsWith('.tsx') && /className="|className={['"]/.test(readFileSync(file, 'utf8')),
  )
  expect(typed).toEqual([])
})

test('a class name has at least three letters', () => {
  const short = sheets.flatMap((file) => [...classesOf(file)].filter((name) => name.length < 3))
  expect(short).toEqual([])
})
