import { useEffect } from 'react'
import { forgetChoice, isChosenHere, keptLanguage } from '../words/kept-language.ts'
import { showLanguage, shownHere } from './shown-language.ts'
import { useMe, useSaveProfile } from './use-me.ts'

/** The page and the account have one language: what the person chose before the sign-in, or else that of the account. */
export function useAccountLanguage(): void {
  const language = useMe().data?.user.language
  const { mutate: save } = useSaveProfile()
  useEffect(() => {
    const shown = shownHere()
    if (!language || !shown) return
    if (!isChosenHere()) {
      if (shown !== language || !keptLanguage()) showLanguage(language)
    } else if (shown === language) forgetChoice()
    else save({ language: shown }, { onSuccess: forgetChoice })
  }, [language, save])
}
