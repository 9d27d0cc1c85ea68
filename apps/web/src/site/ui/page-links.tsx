import layoutStyles from '../../ui/layout.module.css'
import styles from './page-links.module.css'

/** Address and label. */
export type PageLink = readonly [href: string, label: string]

/** The links at the end of a page. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <p
      className={`${layoutStyles.wrap} ${layoutStyles.spaceAbove32} ${layoutStyles.ruleAbove} ${styles.links}`}
    >
      {links.map(([href, label]) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}
