/**
 * `npm run recording`: twenty seconds of the demonstration for the landing page, as WebM with a picture: rows that
 * are pasted, the question of the tariff with its prices, and what is to pay. Pictures are taken where something has
 * changed and timed here, so that a slow machine records the same.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inDemonstration } from './lib/demonstration.mjs'
import { inRoot } from './lib/paths.mjs'

const FOLDER = inRoot('apps', 'web', 'src', 'site', 'assets')
/** The encoder as a script that a page can run. */
const ENCODER = inRoot('node_modules', 'mediabunny', 'dist', 'bundles', 'mediabunny.min.cjs')
const PER_SECOND = 12
const BITS_PER_SECOND = 260_000

const ROWS = [
  'Description\tHTS\tOrigin\tQty\tUnit\tValue\tGross kg',
  'LED ceiling lamp, steel\t9405.11.6010\tCN\t2400\tNO\t18750\t3100',
  'Desk lamp, brass\t9405.21.4010\tCN\t600\tNO\t5400\t900',
].join('\n')

await inDemonstration(async ({ browser, page, url }) => {
  const scenes = []
  /** One picture for so long; the pointer goes to where the next press is. */
  const scene = async (seconds, target) => {
    await page.waitForTimeout(700)
    const box = await target?.boundingBox()
    const pointer = box ? { x: box.x + Math.min(box.width / 2, 80), y: box.y + box.height / 2 } : undefined
    scenes.push({ picture: (await page.screenshot()).toString('base64'), seconds, pointer })
  }

  await page.goto(`${url}/entries/new/step-1?mode=ocean&origin=CN&entry_date=2026-10-29`)
  await page.waitForURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
  await page.goto(page.url().replace('step-1', 'step-4'), { waitUntil: 'networkidle' })
  const open = page.getByRole('button', { name: 'Import lines' })
  await open.waitFor()
  await scene(2, open)
  await open.click()
  const source = page.getByRole('dialog', { name: 'Add lines from a file or a paste' })
  const field = source.getByLabel('Or paste rows')
  await scene(1, field)
  await field.fill(ROWS)
  const read = source.getByRole('button', { name: 'Read the rows' })
  await scene(2.5, read)
  await read.click()
  const take = page
    .getByRole('dialog', { name: 'Import lines' })
    .getByRole('button', { name: /^Import 2 lines/ })
  await take.waitFor()
  await scene(3, take)
  await take.click()
  const line = page.getByRole('button', { name: 'Line 001 details' })
  await line.waitFor()
  await scene(2, line)
  await line.click()
  const panel = page.getByRole('region', { name: 'Line 001' })
  const answer = panel.getByRole('radio', { name: /^No/ }).first()
  await answer.scrollIntoViewIfNeeded()
  await scene(4, answer)
  await answer.check()
  const total = page.locator('summary', { hasText: 'Duty and fees' })
  await scene(2.5, total)
  await total.click()
  await scene(3)

  const { video, poster } = await encode(browser, scenes)
  writeFileSync(join(FOLDER, 'recording.webm'), Buffer.from(video, 'base64'))
  writeFileSync(join(FOLDER, 'recording.jpg'), Buffer.from(poster, 'base64'))
})

/** Makes the scenes a film in the browser, which has the encoder. */
async function encode(browser, scenes) {
  const page = await browser.newPage()
  // A page of localhost may encode; nothing listens there.
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('http://localhost/')
  await page.addScriptTag({ content: readFileSync(ENCODER, 'utf8') })
  return page.evaluate(film, { scenes, perSecond: PER_SECOND, bitrate: BITS_PER_SECOND })
}

/** Runs in the page: draws picture and pointer for each moment, and gives video and last picture in base 64. */
async function film({ scenes, perSecond, bitrate }) {
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = globalThis.Mediabunny
  const pictures = await Promise.all(
    scenes.map(({ picture }) =>
      fetch(`data:image/png;base64,${picture}`).then(async (answer) =>
        createImageBitmap(await answer.blob()),
      ),
    ),
  )
  const { width, height } = pictures[0]
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d')
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate, keyFrameInterval: 5 })
  output.addVideoTrack(source, { frameRate: perSecond })
  await output.start()
  const arrow = new Path2D('M0 0v20l5-4 3 8 4-2-3-7h7z')
  let from = { x: width / 2, y: height / 2 }
  let moment = 0
  for (const [index, { seconds, pointer = from }] of scenes.entries()) {
    const count = Math.round(seconds * perSecond)
    for (let at = 0; at < count; at += 1) {
      // The pointer moves in the last second of a scene, and slows down before it rests.
      const part = Math.min(1, Math.max(0, (at - (count - perSecond)) / (perSecond * 0.7)))
      const way = 1 - (1 - part) ** 3
      paint.drawImage(pictures[index], 0, 0)
      paint.setTransform(1, 0, 0, 1, from.x + (pointer.x - from.x) * way, from.y + (pointer.y - from.y) * way)
      paint.fillStyle = '#111'
      paint.strokeStyle = '#fff'
      paint.lineWidth = 3
      paint.stroke(arrow)
      paint.fill(arrow)
      paint.resetTransform()
      await source.add(moment / perSecond, 1 / perSecond)
      moment += 1
    }
    from = pointer
  }
  await output.finalize()
  const base64 = async (blob) =>
    new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result.split(',')[1])
      reader.readAsDataURL(blob)
    })
  const small = new OffscreenCanvas(width / 2, height / 2)
  small.getContext('2d').drawImage(pictures.at(-1), 0, 0, width / 2, height / 2)
  return {
    video: await base64(new Blob([output.target.buffer])),
    poster: await base64(await small.convertToBlob({ type: 'image/jpeg', quality: 0.7 })),
  }
}
