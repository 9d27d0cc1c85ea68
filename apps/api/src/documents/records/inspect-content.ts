import { createHash } from 'node:crypto'
import { HEAD_BYTES, type Recognised, recogniseFile, TAIL_BYTES } from '@edfe/domain/documents'

interface Inspected {
  sha256: string
  recognised: Recognised
}

/** Hash and type of a content, read part by part: at most its first and last bytes are in memory together. */
export async function inspectContent(parts: AsyncIterable<Buffer>, size: number): Promise<Inspected> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  for await (const part of parts) {
    hash.update(part)
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, part]).subarray(0, HEAD_BYTES)
    tail = Buffer.concat([tail, part]).subarray(-TAIL_BYTES)
  }
  return { sha256: hash.digest('hex'), recognised: recogniseFile({ head, tail, size }) }
}
