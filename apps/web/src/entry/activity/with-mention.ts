/** The text with '@' and a name at a place in it, a blank on either side, and the place of the cursor after it. */
export function withMention(text: string, at: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, at)
  const lead = before === '' || /\s$/.test(before) ? before : `${before} `
  const named = `${lead}@${name} `
  return { text: named + text.slice(at), caret: named.length }
}
