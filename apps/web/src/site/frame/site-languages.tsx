import { languageTag } from '../../words/language.ts'
import { t } from '../../words/t.ts'
import { alternatesOf, X_DEFAULT } from '../site-address.ts'
import styles from './site-footer.module.css'

interface Props {
  /** The address of the page in English. */
  path: string
  /** Tags of the translations of the public pages. */
  languages: readonly string[]
}

/** The page in the other languages, each named in itself. Nothing where the site has one language. */
export function SiteLanguages(props: Props) {
  if (props.languages.length === 0) return null
  return (
    <nav className={styles.languages} aria-label={t({ id: 'common.languages', defaultMessage: 'Languages' })}>
      <LanguageLinks {...props} />
    </nav>
  )
}

/** The links alone, for a navigation that has others. */
export function LanguageLinks({ path, languages, className }: Props & { className?: string | undefined }) {
  const others = alternatesOf(path, languages).filter(({ tag }) => tag !== X_DEFAULT && tag !== languageTag())
  return others.map(({ tag, path: href }) => (
    <a key={tag} className={className} href={href} hrefLang={tag} lang={tag} translate="no">
      {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
    </a>
  ))
}
