import type { ScriptWords } from '../frame/script-words.ts'

/** The prefix of public pages' addresses in the language of this page: '/es', nothing for English. */
export const BASE = document.body.dataset.base ?? ''

/** Returns the words of a script, in the language of its page: `wordsOf('search')('found', { count: 3 })`. */
export function wordsOf<Script extends keyof ScriptWords>(script: Script) {
  const all = JSON.parse(document.body.dataset.words ?? '{}')
  return (key: keyof ScriptWords[Script] & string, values: Record<string, string | number> = {}): string =>
    String(all[script]?.[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}
