/** A text in pieces of at most `width` letters, broken at spaces where there are any; nothing is left out. */
export function wrapWords(text: string, width: number): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const cut = space > 0 ? space : width
    pieces.push(rest.slice(0, cut))
    rest = rest.slice(cut).trimStart()
  }
  return rest ? [...pieces, rest] : pieces
}
