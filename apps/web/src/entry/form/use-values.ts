import { useCallback, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { afterPointerRelease } from '../../ui/after-pointer-release.ts'
import { onValues } from './on-values.ts'
import { typingPause } from './typing-pause.ts'

type Form = Pick<UseFormReturn<FieldValues>, 'control' | 'getValues'>

/**
 * The values at one path of a form or at several; the component renders again when one of them changes. Unlike useWatch,
 * it makes the form copy no values (see onValues), so that a key in 999 lines costs what it costs in one. What somebody
 * types shows elsewhere once typing pauses (see TypingPause).
 */
export function useValues(form: Form, name: string): unknown
export function useValues(form: Form, name: readonly string[]): unknown[]
export function useValues(form: Form, name: string | readonly string[]): unknown {
  const paths = [name].flat().join(' ')
  const subscribe = useCallback(
    (notify: () => void) => {
      const watched = paths.split(' ')
      const stop = onValues(form, ({ name, isTyped }) => {
        if (name !== undefined && !watched.some((path) => overlap(path, name))) return
        if (isTyped) typingPause.after(notify)
        else afterPointerRelease(notify)
      })
      return () => {
        stop()
        typingPause.drop(notify)
      }
    },
    [form, paths],
  )
  // As text: the form changes its objects in place.
  useSyncExternalStore(subscribe, () => JSON.stringify(form.getValues(paths.split(' '))))
  return typeof name === 'string' ? form.getValues(name) : form.getValues([...name])
}

/** True if one of two paths is the other or leads to it. */
const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
