import type { PictureLine } from '@edfe/domain/pdf-text'
import { createWorker, OEM, PSM } from 'tesseract.js'
import workerPath from 'tesseract.js/dist/worker.min.js?url'
import corePath from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'

/** The English data is an optional package: without it the build has no address for it. */
const [DATA] = Object.values(
  import.meta.glob<string>(
    '../../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    { query: '?url', import: 'default', eager: true, exhaustive: true },
  ),
)

/** Longer than loading the engine takes on a slow line. */
const PATIENCE_MS = 120_000

/**
 * The reading of a picture, and the radians by which it was first turned clockwise so that its lines are
 * level.
 */
export interface Reading {
  lines: PictureLine[]
  turned: number
}

/** Reads one picture after the other, in one worker. */
export interface Recogniser {
  read: (picture: Blob, onProgress: (share: number) => void) => Promise<Reading>
  end: () => void
}

/** True if this installation has the data that recognition needs. */
export async function isInstalled(): Promise<boolean> {
  return DATA !== undefined && (await fetch(DATA, { method: 'HEAD' })).ok
}

/** Loads the engine from this site. Rejects when it does not start. */
export async function startRecogniser(): Promise<Recogniser> {
  if (!DATA) throw new Error('The data of the language is not installed.')
  let report = (_: number) => {}
  const starting = createWorker('eng', OEM.LSTM_ONLY, {
    workerPath,
    corePath,
    langPath: new URL('.', new URL(DATA, location.href)).href,
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => status === 'recognizing text' && report(progress),
    // A failure rejects its promise; without this handler it is thrown a second time.
    errorHandler: () => {},
  })
  const worker = await Promise.race([starting, tooLate()])
  // Rows of a table stay whole in a single column, where the automatic layout takes its columns apart.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN })
  return {
    async read(picture, onProgress) {
      report = onProgress
      const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true })
      const lines = (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .map(
          ({ words, baseline, bbox }): PictureLine => ({
            words: words.map(({ text, bbox: { x0, x1 }, confidence }) => ({
              text,
              left: x0,
              right: x1,
              confidence,
            })),
            baseline: (baseline.y0 + baseline.y1) / 2,
            height: bbox.y1 - bbox.y0,
          }),
        )
      return { lines, turned: data.rotateRadians ?? 0 }
    },
    end: () => void worker.terminate(),
  }
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The engine does not start.')), PATIENCE_MS))
