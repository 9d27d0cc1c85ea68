import { defineMessage } from '@edfe/domain/messages'
import type { Content } from '../measures/index.ts'

/** The questions for the value of a content. */
export const contentQuestions = {
  steel: defineMessage({
    id: 'tariff.ask.value-of-steel',
    defaultMessage: 'What is the value in dollars of the steel in the article?',
  }),
  aluminum: defineMessage({
    id: 'tariff.ask.value-of-aluminum',
    defaultMessage: 'What is the value in dollars of the aluminum in the article?',
  }),
  copper: defineMessage({
    id: 'tariff.ask.value-of-copper',
    defaultMessage: 'What is the value in dollars of the copper in the article?',
  }),
  united_states: defineMessage({
    id: 'tariff.ask.value-of-united-states',
    defaultMessage: 'What is the value in dollars of the content of the United States?',
  }),
}

/** The key of the answer. */
export const contentKey = (content: Content): string => `content ${content}`

/** The content that a key asks for. */
export function contentOfKey(key: string): Content | undefined {
  const name = /^content (.+)$/.exec(key)?.[1] ?? ''
  return Object.hasOwn(contentQuestions, name) ? (name as Content) : undefined
}
