import { MOST_PIXELS_UNPACKED, type Pdf } from '../pdf/read-pdf-text.ts'

/** The resolution needed to read print of 8 points. */
const DOTS_PER_INCH = 200
/** The longer side of a picture that is read, in pixels: sharper ones take longer and are read no better. */
const MOST_PIXELS = 3000
const POINTS_PER_INCH = 72

/** Draws a page of a PDF as a scanner would give it. */
export async function drawPage(pdf: Pdf, number: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, MOST_PIXELS / Math.max(width, height))
  const viewport = page.getViewport({ scale })
  const canvas = blank(viewport.width, viewport.height).canvas
  await page.render({ canvas, viewport }).promise
  return canvas
}

/** Draws a photograph upright, as its camera says. Rejects for a picture that this browser does not show. */
export async function drawPhotograph(file: Blob): Promise<HTMLCanvasElement> {
  const { width, height } = await sizeOf(file)
  if (width * height > MOST_PIXELS_UNPACKED) throw new Error('The picture has too many pixels.')
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height))
  const { canvas, context } = blank(picture.width * scale, picture.height * scale)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

/** The size that a picture names at its beginning; nothing of it is unpacked. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new Error('This browser does not show the picture.'))
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

/** The same picture, turned clockwise about its middle. */
export function turned(picture: HTMLCanvasElement, radians: number): HTMLCanvasElement {
  if (radians === 0) return picture
  const { canvas, context } = blank(picture.width, picture.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(radians)
  context.drawImage(picture, -canvas.width / 2, -canvas.height / 2)
  return canvas
}

/** A picture as a file of moderate size. */
export const asFile = (picture: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    picture.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture is too large for this browser.'))),
      'image/jpeg',
      0.92,
    ),
  )

/** White paper. */
function blank(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw pictures of this size.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}
