import { useEffect } from 'react'
import { useMe } from '../../session/use-me.ts'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'
import type { EntryEditor } from './entry-editor.ts'

/** Ctrl+S saves at once what was typed, in place of the browser's saving of the page. */
export function useSaveKey(editor: EntryEditor): void {
  const isOn = useMe().data?.preferences.kb_shortcuts ?? true
  useEffect(() => {
    if (!isOn) return
    const onKey = async (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      const { ok } = await editor.save()
      announce(
        ok
          ? t({ id: 'use-save-key.saved', defaultMessage: 'Saved' })
          : t({
              id: 'use-save-key.not-saved-kept-in-this',
              defaultMessage: 'Not saved. Kept in this browser',
            }),
      )
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [editor, isOn])
}
