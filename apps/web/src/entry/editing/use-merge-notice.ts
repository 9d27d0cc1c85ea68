import { useEffect, useRef } from 'react'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEditorState } from './entry-context.ts'

const SHOWN_MS = 6000

/**
 * When rows that somebody else changed came in while text is typed here, the form starts again with both:
 * says whose they are, and leaves the focus in the field where it was.
 */
export function useMergeNotice(): void {
  const mergedCount = useEditorState((state) => state.mergedCount)
  const mergedFrom = useEditorState((state) => state.mergedFrom)
  const focused = useRef<Element>(undefined)
  const announced = useRef(mergedCount)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // The heading takes the focus when a page appears.
      if (target instanceof Element && target.tagName !== 'H1') focused.current = target
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  useEffect(() => {
    if (announced.current === mergedCount) return
    announced.current = mergedCount
    showToast({
      text: t(
        {
          id: 'use-merge-notice.edited-other-rows-of-this',
          defaultMessage:
            '{isKnown, select, yes {{name}} other {Another user}} edited other rows of this page. Both sets of changes were kept.',
        },
        { isKnown: mergedFrom ? 'yes' : 'no', name: mergedFrom },
      ),
      durationMs: SHOWN_MS,
    })
    const before = focused.current
    if (!before || before.isConnected) return
    const now = document.getElementById(before.id)
    now?.focus({ preventScroll: true })
    if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && before.type === 'text') {
      now.setSelectionRange(before.selectionStart, before.selectionEnd)
    }
  }, [mergedFrom, mergedCount])
}
