import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { FindingLink } from '../sheet/finding-link.tsx'

/** What the entry lacks for its security filing, each with the way to its field while the entry may be changed. */
export function MissingForFiling({ findings }: Pick<SecurityFilingAnswer, 'findings'>) {
  const entry = useEntry()
  return (
    <section className={`${layoutStyles.ruleAbove} ${panelStyles.body}`}>
      <h3>
        {t(
          {
            id: 'missing-for-filing.title',
            defaultMessage:
              '{count, plural, one {One thing is} other {# things are}} missing before you can file it',
          },
          { count: findings.length },
        )}
      </h3>
      <ul className={`${layoutStyles.stack12} ${layoutStyles.spaceAbove12}`}>
        {findings.map((finding) => (
          <li key={finding.path}>
            {finding.message}
            {entry.may.edit && <FindingLink entry={entry} finding={finding} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
