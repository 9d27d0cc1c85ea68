import { readFileSync } from 'node:fs'

/**
 * The lines of a table in `data/search`, by its name, as their cells. Found by the name of the package: the built server
 * lies in another folder than the sources.
 */
export const searchLines = (file: string): string[][] =>
  readFileSync(new URL(import.meta.resolve(`@edfe/tariff/search-data/${file}.tsv`)), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
