import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Tariff } from '../duty/index.ts'
import {
  applyMeasures,
  type KeptEdition,
  type LoadedEdition,
  type MeasuresEdition,
  tariffWithEditions,
} from '../loading/index.ts'
import { openSchedule, packRows, unpackRows } from '../schedule/index.ts'
import { shippedTariff } from './shipped-tariff.ts'

/** An edition as a file: what was loaded, its rows as lines of text, compressed by brotli, in base64. */
type EditionFile = Pick<LoadedEdition, 'edition' | 'grown'> & { readonly packed: string }

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Writes an edition into a folder, for processes without the database of the product. Its name is its first day: an
 * edition that is loaded again replaces the file.
 */
export function writeEditionFile(folder: string, { edition, rows, grown }: LoadedEdition): void {
  mkdirSync(folder, { recursive: true })
  const packed = brotliCompressSync(packRows(rows), QUALITY).toString('base64')
  writeWhole(join(folder, `${edition.from}.json`), { edition, grown, packed } satisfies EditionFile)
}

/** The file of the folder that is no edition of the schedule. */
const MEASURES = 'measures.json'

/** Writes the measures that count into the folder; a later edition replaces the file. */
export function writeMeasuresFile(folder: string, measures: MeasuresEdition): void {
  mkdirSync(folder, { recursive: true })
  writeWhole(join(folder, MEASURES), measures)
}

/** A reader meets the file before or after, never half of it. */
function writeWhole(path: string, content: object): void {
  writeFileSync(`${path}.part`, JSON.stringify(content))
  renameSync(`${path}.part`, path)
}

/** The shipped tariff with the editions and measures of a folder; `refresh` takes a file that was added, replaced or removed. */
export interface FolderTariff {
  tariff(): Tariff
  /** Throws when a file of the folder holds no edition. */
  refresh(): void
}

/** Opens the tariff at the first question. Without a folder, or while it does not exist, it is the shipped one. */
export function tariffOfFolder(folder: string | undefined): FolderTariff {
  let shipped: Tariff | undefined
  let editions: readonly KeptEdition[] = []
  let measures: MeasuresEdition | undefined
  let opened: Tariff | undefined
  let seen = ''
  return {
    tariff() {
      shipped ??= shippedTariff()
      if (opened) return opened
      const tariff = tariffWithEditions(shipped, editions)
      opened = measures ? applyMeasures(tariff, measures).tariff : tariff
      return opened
    },
    refresh() {
      const files = folder ? editionFilesIn(folder) : []
      const state = files.map((path) => `${path} ${statSync(path).mtimeMs}`).join('\n')
      if (state === seen) return
      const [measuresPath] = files.filter((path) => basename(path) === MEASURES)
      editions = files.filter((path) => path !== measuresPath).map(readEditionFile)
      measures = measuresPath === undefined ? undefined : readMeasuresFile(measuresPath)
      opened = undefined
      seen = state
    },
  }
}

function editionFilesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    return names.toSorted().map((name) => join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function readEditionFile(path: string): KeptEdition {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isEditionFile(file)) throw new Error(`${path} is no edition of the tariff.`)
  const { edition, grown, packed } = file
  return {
    edition,
    grown,
    open: () =>
      openSchedule(edition, unpackRows(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8'))),
  }
}

/** The file is one that the product wrote from checked measures. */
function readMeasuresFile(path: string): MeasuresEdition {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isMeasuresFile(file)) throw new Error(`${path} holds no measures.`)
  return file
}

const isMeasuresFile = (file: unknown): file is MeasuresEdition =>
  typeof file === 'object' && file !== null && 'edition' in file && 'programs' in file && 'operations' in file

/** True if a file has the parts that `writeEditionFile` gives it. */
const isEditionFile = (file: unknown): file is EditionFile =>
  typeof file === 'object' &&
  file !== null &&
  'edition' in file &&
  'grown' in file &&
  'packed' in file &&
  typeof file.packed === 'string'
