import type { ReadSheet } from '@edfe/domain/lines-import'
import type { Import } from './use-import.ts'

interface Asked extends Pick<Import, 'currency' | 'rate' | 'decimals' | 'known'> {
  read: Pick<ReadSheet, 'rows' | 'named' | 'currency' | 'decimals'>
}

/** Why the rows cannot be imported yet; undefined when they can. */
export function whatIsMissing({ read, currency, rate, decimals, known }: Asked): string | undefined {
  if (read.rows.length === 0) return 'No rows with goods are found. Choose what the columns become.'
  if (!currency && !read.named.code) return 'Say which currency the values are in first.'
  if (read.currency && !rate.text) return `Type the rate of ${read.currency} first.`
  const open = read.decimals.find(({ field }) => !decimals.has(field))
  if (open) return `Say what ‘${open.raw}’ in row ${open.row} is first.`
  return known.state === 'looking' ? 'Looking up your parts…' : undefined
}
