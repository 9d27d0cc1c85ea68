import { getDocumentProxy } from 'unpdf'

/** Every text on a printed form in the order in which it is drawn, one a line. */
export async function textOfForm(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true })
    let drawn = ''
    for (const item of items) {
      if ('str' in item) drawn += item.str
      else if (item.type === 'endMarkedContent') {
        // The reader adds a space where two texts lie apart. The lines of the form are marked as well, without a text.
        const text = drawn.replace(/\s+/g, ' ').trim()
        if (text !== '') texts.push(text)
        drawn = ''
      }
    }
  }
  await pdf.loadingTask.destroy()
  return texts.join('\n')
}
