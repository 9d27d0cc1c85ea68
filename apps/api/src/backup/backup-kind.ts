import { open } from 'node:fs/promises'

/** The beginning of an archive of pg_dump. */
const PG_DUMP = 'PGDMP'

/**
 * True if a backup is of a database server: an archive of pg_dump in place of the files of an embedded
 * database. Undefined if there is no file, or none that can be read.
 */
export async function isOfServer(file: string): Promise<boolean | undefined> {
  const opened = await open(file).catch(() => undefined)
  if (!opened) return undefined
  try {
    if (!(await opened.stat()).isFile()) return undefined
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(PG_DUMP.length), 0, PG_DUMP.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === PG_DUMP
  } finally {
    await opened.close()
  }
}
