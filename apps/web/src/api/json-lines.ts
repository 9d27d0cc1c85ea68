/** The values of a stream of JSON lines, each as soon as its line is whole. Leaving the loop ends the stream. */
export async function* jsonLines<T>(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<T> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value = '' } = await reader.read()
      const lines = (rest + value).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as T
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
