import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The messages of a language by id: plain text, or the parsed form of one with blanks or tags. */
export type ParsedCatalogue = Record<string, string | MessageFormatElement[]>

/** A catalogue for pages, which have no parser of ICU syntax. Throws for a text that is not valid. */
export const parsedCatalogue = (texts: Readonly<Record<string, string>>): ParsedCatalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const elements = parse(text)
      const [first] = elements
      const isPlain = elements.length === 1 && first?.type === TYPE.literal
      return [id, isPlain ? first.value : elements]
    }),
  )
