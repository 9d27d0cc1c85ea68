import type { FilingContext, FilingLine } from '../../filing-context.ts'
import { ZONE_TYPE } from './release-bill.ts'

const DOMESTIC = 'D'

/** The lines whose goods are released: domestic goods of a zone are none (SE41 position 5). */
export const releasedLines = ({
  lines,
  entryType,
}: Pick<FilingContext, 'lines' | 'entryType'>): FilingLine[] =>
  entryType === ZONE_TYPE ? lines.filter(({ zone }) => zone?.status !== DOMESTIC) : lines
