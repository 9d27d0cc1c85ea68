import { connect, type Socket } from 'node:net'
import type { ClamdAddress } from '../../config/clamd-address.ts'

/** The verdict of clamd on a content: nothing, or the virus name of its signature. */
export type Verdict = { virus: string | null }

interface ScanLimits {
  connectMs: number
  /** From the connection to the answer. clamd itself ends a scan after two minutes (MaxScanTime). */
  scanMs: number
}

export const SCAN_LIMITS: ScanLimits = { connectMs: 10_000, scanMs: 240_000 }

const COMMAND = Buffer.from('zINSTREAM\0')
const END = Buffer.alloc(4)
/** An answer is one short line; more than this is no clamd. */
const MOST_ANSWER_BYTES = 4096

/**
 * Has clamd scan a content by its command INSTREAM: one part is in memory at a time. Throws when there is no verdict:
 * clamd is away, takes too long or could not scan it.
 */
export async function scanContent(
  address: ClamdAddress,
  parts: AsyncIterable<Buffer>,
  limits = SCAN_LIMITS,
): Promise<Verdict> {
  const socket = connect(address)
  const stopTimers = limitTime(socket, limits)
  try {
    const answer = readAnswer(socket)
    // clamd answers a content that is too long before its end, and one that ends says no more: neither waits for the rest.
    return verdictOf(await Promise.race([answer, send(socket, parts, answer).then(() => answer)]))
  } finally {
    stopTimers()
    socket.destroy()
  }
}

/**
 * Sends a content, no faster than clamd takes it. Ends early when the connection has ended. `stream.pipeline`
 * would wait forever for a clamd that closes its side while the next part is read.
 */
async function send(socket: Socket, parts: AsyncIterable<Buffer>, answer: Promise<string>): Promise<void> {
  for await (const chunk of framed(parts)) {
    if (!socket.writable) return
    if (!socket.write(chunk)) await Promise.race([drained(socket), answer])
  }
}

const drained = (socket: Socket) => new Promise<void>((resolve) => void socket.once('drain', resolve))

/** The command, each part behind its length, and the length 0 at the end. */
async function* framed(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield COMMAND
  for await (const part of parts) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    if (part.length > 0) yield* [length, part]
  }
  yield END
}

function limitTime(socket: Socket, { connectMs, scanMs }: ScanLimits): () => void {
  const endAfter = (ms: number, problem: string) =>
    setTimeout(() => socket.destroy(new Error(`${problem} within ${ms / 1000} s`)), ms)
  let timer = endAfter(connectMs, 'clamd took no connection')
  socket.once('connect', () => {
    clearTimeout(timer)
    timer = endAfter(scanMs, 'clamd did not answer')
  })
  return () => clearTimeout(timer)
}

/** Reads the answer of clamd up to the zero byte that ends it. */
const readAnswer = (socket: Socket): Promise<string> => {
  const answer = new Promise<string>((resolve, reject) => {
    let said = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      said = Buffer.concat([said, bytes])
      const end = said.indexOf(0)
      if (end >= 0) {
        resolve(said.toString('utf8', 0, end).trim())
        // Nothing more is sent to a clamd that has answered.
        socket.destroy()
      } else if (said.length > MOST_ANSWER_BYTES) socket.destroy(new Error('This is no answer of clamd'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')))
  })
  // A content that cannot be read fails the scan before anybody waits for the answer.
  answer.catch(() => undefined)
  return answer
}

const CLEAN = 'stream: OK'
const FOUND = /^stream: (.+) FOUND$/
/** With AlertExceedsMax, a content that is past a limit of clamd is 'found': it was not scanned, and is no virus. */
const PAST_LIMIT = /^Heuristics\.Limits\.Exceeded/

function verdictOf(answer: string): Verdict {
  if (answer === CLEAN) return { virus: null }
  const virus = FOUND.exec(answer)?.[1]
  if (virus && !PAST_LIMIT.test(virus)) return { virus }
  throw new Error(`clamd could not scan it: ${answer}`)
}
