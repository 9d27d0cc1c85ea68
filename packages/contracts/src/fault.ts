import type { Message, Sentence } from '@edfe/domain/messages'

/** The sentences of the shapes by their English, which is all that a fault of the schema library carries. */
const SENTENCES = new Map<string, Sentence>()

/**
 * The English of a sentence, as a shape takes it: `.min(1, fault(say({ id, defaultMessage })))`. Its blanks are
 * named, without formats, and hold nothing that a request brings.
 */
export function fault(sentence: Sentence): string {
  // The build of the web app parses messages. It shows no fault of a shape: the server checks what it sends.
  if (typeof sentence.defaultMessage !== 'string') return ''
  const english = englishOf(sentence)
  SENTENCES.set(english, sentence)
  return english
}

const englishOf = ({ defaultMessage, params = {} }: Sentence): string =>
  defaultMessage.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    return isSentence(value) ? englishOf(value) : String(value)
  })

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'defaultMessage' in value

/** The sentence of a fault, for another language; undefined for text that no shape has. */
export const sentenceOfFault = (english: string): Message | undefined => SENTENCES.get(english)
