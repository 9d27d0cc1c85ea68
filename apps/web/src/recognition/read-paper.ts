import { type TextItem, textOfPicture } from '@edfe/domain/pdf-text'
import { openPdf, scannedPages, textsOf } from '../pdf/read-pdf-text.ts'
import { MOST_SCANS, type PagePicture, type Paper, type PaperProgress, type PaperRefusal } from './paper.ts'
import { asFile, drawPage, drawPhotograph, turned } from './pictures.ts'
import type { Recogniser } from './recogniser.ts'

interface Options {
  isPhotograph: boolean
  onProgress: (progress: PaperProgress) => void
  /** Ends the reading; its promise then rejects. */
  signal: AbortSignal
}

type Draw = () => Promise<HTMLCanvasElement>

/** Reads a file whose pages may be pictures. The engine is loaded for the first page that needs it. */
export async function readPaper(file: File, options: Options): Promise<Paper | PaperRefusal> {
  if (options.isPhotograph) {
    const picture = await drawPhotograph(file).catch(() => undefined)
    return picture ? readPictures([[1, async () => picture]], [], 0, options) : 'no-picture'
  }
  const pdf = await openPdf(file).catch(() => undefined)
  if (!pdf) return 'no-pdf'
  const texts = await textsOf(pdf)
  const scans = await scannedPages(pdf, texts)
  const read = scans.slice(0, MOST_SCANS)
  const draws = read.map((page): [number, Draw] => [page, () => drawPage(pdf, page)])
  const others = texts.filter(({ page }) => !read.includes(page))
  return readPictures(draws, others, scans.length - read.length, options)
}

async function readPictures(
  draws: readonly (readonly [number, Draw])[],
  items: TextItem[],
  left: number,
  { onProgress, signal }: Options,
): Promise<Paper | PaperRefusal> {
  const pictures = new Map<number, PagePicture>()
  if (draws.length === 0) return { items, pictures, left }
  onProgress({ page: 1, of: draws.length, share: 0 })
  const { isInstalled, startRecogniser } = await import('./recogniser.ts')
  if (!(await isInstalled().catch(() => true))) return 'not-installed'
  const starting = startRecogniser()
  const end = () =>
    void starting.then(
      (recogniser) => recogniser.end(),
      () => {},
    )
  signal.addEventListener('abort', end)
  try {
    const recogniser = await unlessEnded(signal, () => starting.catch(() => undefined))
    if (!recogniser) return 'not-started'
    for (const [index, [page, draw]] of draws.entries()) {
      const report = (share: number) => onProgress({ page: index + 1, of: draws.length, share })
      report(0)
      const { picture, texts } = await unlessEnded(signal, () => readPicture(recogniser, page, draw, report))
      pictures.set(page, picture)
      items.push(...texts)
    }
    return { items, pictures, left }
  } catch (error) {
    if (signal.aborted) throw error
    return 'failed'
  } finally {
    end()
  }
}

async function readPicture(
  recogniser: Recogniser,
  page: number,
  draw: Draw,
  report: (share: number) => void,
): Promise<{ picture: PagePicture; texts: TextItem[] }> {
  const drawn = await draw()
  const reading = await recogniser.read(await asFile(drawn), report)
  const size = { page, width: drawn.width, height: drawn.height }
  const { items, width, height } = textOfPicture(reading.lines, size)
  const content = await asFile(turned(drawn, reading.turned))
  return { picture: { content, width, height }, texts: items }
}

/** A page that is being read when the person ends the reading is not waited for. */
function unlessEnded<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}
