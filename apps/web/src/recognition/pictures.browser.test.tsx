import { expect, test } from 'vitest'
import { drawPhotograph } from './pictures.ts'

/** A white PNG of one bit a pixel, which takes little of a file however large it is. */
async function png(width: number, height: number): Promise<Blob> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 1)
  const row = Math.ceil(width / 8) + 1
  const rows = new Uint8Array(row * height).fill(255)
  for (let at = 0; at < rows.length; at += row) rows[at] = 0
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Blob(
    [
      signature,
      chunk('IHDR', new Uint8Array(header.buffer)),
      chunk('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())),
      chunk('IEND', new Uint8Array()),
    ],
    { type: 'image/png' },
  )
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(content, 8)
  view.setUint32(8 + content.length, sumOf(bytes.subarray(4, 8 + content.length)))
  return bytes
}

/** CRC-32, as PNG has it at the end of each part. */
function sumOf(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

test('a photograph is drawn with its longer side in 3,000 pixels', async () => {
  const { width, height } = await drawPhotograph(await png(6000, 4000))
  expect([width, height]).toEqual([3000, 2000])
})

test('a small file with more pixels than a camera takes is refused before it is unpacked', async () => {
  const file = await png(20_000, 12_000)
  expect(file.size).toBeLessThan(100_000)
  await expect(drawPhotograph(file)).rejects.toThrow('too many pixels')
})
