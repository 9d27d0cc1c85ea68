import type { ScriptWords } from '../frame/script-words.ts'

/** What the addresses of public pages in the language of this page begin with: '/es', nothing for English. */
export const BASE = document.body.dataset.base ?? ''

/** What a script says, in the language of its page: `wordsOf('search')('found', { count: 3 })`. */
export function wordsOf<Script extends keyof ScriptWords>(script: Script) {
  const all = JSON.parse(document.body.dataset.words ?? '{}')
  return (key: keyof ScriptWords[Script] & string, values: Record<string, string | number> = {}): string =>
    String(all[script]?.[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}
