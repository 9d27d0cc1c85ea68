import { findColumns } from '@edfe/domain/lines-import'

/** True if rows begin with the headings of a supplier's sheet. */
export const beginsWithHeadings = (rows: readonly string[][]): boolean =>
  findColumns({ name: '', rows: rows.slice(0, 1) }).header === 0
