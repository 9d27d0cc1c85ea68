import type { TextItem } from '@edfe/domain/pdf-text'
import { getDocumentProxy } from 'unpdf'

/** Pages that are read at most: 999 lines fit on fewer. */
const MOST_PAGES = 120

/** The texts of a PDF with their places. Throws for what is no PDF. */
export async function readPdfText(file: Blob): Promise<TextItem[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const items: TextItem[] = []
  for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1) {
    const { items: found } = await (await pdf.getPage(page)).getTextContent()
    for (const item of found) {
      if (!('str' in item)) continue
      const [, , , , x, y] = item.transform as number[]
      items.push({ page, x: x ?? 0, y: y ?? 0, width: item.width, text: item.str })
    }
  }
  return items
}
