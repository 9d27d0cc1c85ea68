import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'

/** A file of an archive: bytes, text, or what is read while it is written. */
export interface ArchivedFile {
  /** With '/' between folders. */
  path: string
  changedAt: Date
  content: Uint8Array | string | AsyncIterable<Uint8Array>
}

interface ManifestLine {
  path: string
  /** Bytes. */
  size: number
  sha256: string
}

export const MANIFEST = 'manifest.json'

/**
 * A ZIP that is made while it is sent: one part of one file is in memory. Its last file is a manifest with the size and
 * the SHA-256 of each file before it.
 */
export function streamArchive(
  files: AsyncIterable<ArchivedFile>,
  about: Record<string, unknown>,
  now: Date,
): Readable {
  return Readable.from(makeZip(withManifest(files, about, now)), { objectMode: false })
}

async function* withManifest(files: AsyncIterable<ArchivedFile>, about: Record<string, unknown>, now: Date) {
  const lines: ManifestLine[] = []
  for await (const { path, changedAt, content } of files) {
    yield { name: path, lastModified: changedAt, input: counted(path, chunksOf(content), lines) }
  }
  const manifest = { ...about, made_at: now.toISOString(), hash: 'SHA-256', files: lines }
  yield { name: MANIFEST, lastModified: now, input: `${JSON.stringify(manifest, null, 2)}\n` }
}

async function* chunksOf(content: ArchivedFile['content']): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield Buffer.from(content)
  else if (content instanceof Uint8Array) yield content
  else yield* content
}

/** Passes bytes on, and adds their hash to the manifest when the last has passed. */
async function* counted(path: string, chunks: AsyncIterable<Uint8Array>, lines: ManifestLine[]) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  lines.push({ path, size, sha256: hash.digest('hex') })
}

/** A file of JSON that people can read too. */
export const jsonFile = (path: string, value: unknown, changedAt: Date): ArchivedFile => ({
  path,
  changedAt,
  content: `${JSON.stringify(value, null, 2)}\n`,
})
