import { useEffect, useRef } from 'react'
import { voidedSignatureSentence } from '../../messages/voided-signature.ts'
import { useDates } from '../../session/use-dates.ts'
import { announce } from '../../ui/announce.tsx'
import { useEntry } from './entry-context.ts'

/** Announces, on every page of an entry, that a change voided its signature: who changed what, and when. */
export function useVoidedSignatureNotice(): void {
  const { signature_voided: voided } = useEntry()
  const dates = useDates()
  const announced = useRef(voided?.at)
  useEffect(() => {
    if (announced.current === voided?.at) return
    announced.current = voided?.at
    if (voided) announce(voidedSignatureSentence(voided, dates))
  }, [voided, dates])
}
