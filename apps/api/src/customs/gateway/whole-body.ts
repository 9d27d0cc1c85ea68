import type { IncomingMessage } from 'node:http'
import { MOST_BYTES } from '@edfe/gateway'

/** The body of an answer. Throws for one that is larger than any message, or ends before its announced length. */
export async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('The answer is larger than a message can be')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
