import { LANGUAGE_TAGS } from '../session/shown-language.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { chooseLanguage } from '../words/kept-language.ts'
import { languageTag } from '../words/language.ts'
import { t } from '../words/t.ts'

/** The other languages, each named in itself. A press loads the page anew in that language, which the account takes at the sign-in. */
export function LanguageSwitch() {
  return (
    <nav
      className={layoutStyles.actions}
      aria-label={t({ id: 'common.languages', defaultMessage: 'Languages' })}
    >
      {LANGUAGE_TAGS.filter((tag) => tag !== languageTag()).map((tag) => (
        <Button
          key={tag}
          look="inline"
          lang={tag}
          translate="no"
          onClick={() => {
            chooseLanguage(tag)
            location.reload()
          }}
        >
          {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
        </Button>
      ))}
    </nav>
  )
}
