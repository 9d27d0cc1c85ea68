import { constants, inflateSync } from 'node:zlib'

const STREAM = /stream\r?\n([\s\S]*?)endstream/g
/** The line end before `endstream` is no part of the stream. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }
/** A run of text as the form's fonts write it: `<33383536> Tj`. */
const SHOWN = /<([0-9A-Fa-f]+)>\s*Tj/g

/** Every run of text on a printed form, one a line. */
export function textOfForm(pdf: Uint8Array): string {
  const runs = [...Buffer.from(pdf).toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) => {
    const bytes = Buffer.from(stream, 'latin1')
    // Streams that begin otherwise, such as fonts and cross-references without compression, hold no page.
    const page = bytes[0] === 0x78 ? inflateSync(bytes, LENIENT).toString('latin1') : ''
    return [...page.matchAll(SHOWN)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
  })
  return runs.join('\n')
}
