import { t } from '../../words/t.ts'
import { alternatesOf, pageTag, X_DEFAULT } from '../site-address.ts'
import styles from './site-footer.module.css'

/** The page in the other languages, each named in itself. Nothing where the site has one language. */
export function SiteLanguages({ path, languages }: { path: string; languages: readonly string[] }) {
  const others = alternatesOf(path, languages).filter(({ tag }) => tag !== X_DEFAULT && tag !== pageTag())
  if (others.length === 0) return null
  return (
    <nav
      className={styles.languages}
      aria-label={t({ id: 'site-languages.label', defaultMessage: 'Languages' })}
    >
      {others.map(({ tag, path: href }) => (
        <a key={tag} href={href} hrefLang={tag} lang={tag} translate="no">
          {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
        </a>
      ))}
    </nav>
  )
}
