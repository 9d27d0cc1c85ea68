import type { MidParts } from '@edfe/domain/entry'
import layoutStyles from '../ui/layout.module.css'
import { t } from '../words/t.ts'
import styles from './mid-parts.module.css'

/** A manufacturer ID in its four parts; a part that is not known yet has a dash. */
export const MidPartsList = ({ parts: { country, name, street, city } }: { parts: MidParts }) => (
  <dl className={`${layoutStyles.columnRules} ${styles.parts}`}>
    <Part name={t({ id: 'mid-parts.country', defaultMessage: 'Country' })} value={country || '–'} />
    <Part name={t({ id: 'common.name', defaultMessage: 'Name' })} value={name || '–'} />
    <Part
      name={t({ id: 'mid-parts.street', defaultMessage: 'Street' })}
      value={street || t({ id: 'common.none', defaultMessage: 'None' })}
    />
    <Part name={t({ id: 'mid-parts.city', defaultMessage: 'City' })} value={city || '–'} />
  </dl>
)

const Part = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
