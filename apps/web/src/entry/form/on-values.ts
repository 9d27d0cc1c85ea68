import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface ValueChange {
  /** The path of the value; undefined when many changed at once. */
  name: string | undefined
  /** True if a person typed or chose it, rather than the page. */
  isTyped: boolean
}

/**
 * Calls back after each change of a value of a form. Returns what ends it.
 *
 * `form.subscribe` for values copies all of them at each key, which takes 10 ms with 999 lines, and no caller needs the
 * copy. So this reads the stream of changes below it, which useWatch and the library's developer tools read as well.
 */
export function onValues(
  form: Pick<UseFormReturn<FieldValues>, 'control'>,
  callback: (change: ValueChange) => void,
): () => void {
  const { unsubscribe } = form.control._subjects.state.subscribe({
    next(event) {
      const isTyped = event.type === 'change'
      if (isTyped || 'values' in event) callback({ name: event.name, isTyped })
    },
  })
  return unsubscribe
}
