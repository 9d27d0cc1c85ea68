import { fieldLabel, fieldOf } from '@edfe/domain/entry'
import { conditionAnchor, conditionCodes, conditionWords, explainCondition } from '@edfe/domain/reference'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { documentationPage } from '../documentation-pages.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import { BlockLink } from '../ui/block-link.tsx'
import styles from './glossary-page.module.css'

const GROUPS = Map.groupBy(conditionCodes(), (code) => code.charAt(0))
const groupId = (group: string): string => `codes-${group}`

/** The field of the entry that a code is about, as its label says it. */
const fieldOfCode = (path: string) => fieldOf(path.replace('*', '0'))

function Code({ code }: { code: string }) {
  const { path } = explainCondition(code)
  const field = path === undefined ? undefined : fieldOfCode(path)
  return (
    <div data-item="" id={conditionAnchor(code)}>
      <dt>{code}</dt>
      {field?.block && (
        <dd className={styles.blocks}>
          <BlockLink block={field.block.replace(/\D/g, '')} />
        </dd>
      )}
      <dd className={`${layoutStyles.whole} ${textStyles.muted} ${textStyles.measure}`}>
        {t(conditionWords(code))}
        {field && (
          <>
            {' '}
            {t(
              { id: 'conditions-page.field', defaultMessage: 'Field: {label}.' },
              { label: t(fieldLabel(path!.replace('*', '0'))) },
            )}
          </>
        )}
      </dd>
    </div>
  )
}

/**
 * Shows the meaning of each condition code of CBP, in our words: the entry page links to the code that CBP
 * answered.
 */
export const conditionsPage = (): SitePage => ({
  ...documentationPage('/documentation/conditions'),
  description: t({
    id: 'conditions-page.description',
    defaultMessage:
      'What the condition codes of a CBP response mean, what to do, and which field to correct.',
  }),
  scripts: ['search'],
  body: (
    <DocumentationFrame
      {...documentationPage('/documentation/conditions')}
      aside={<a href="/documentation/status">{documentationPage('/documentation/status').title}</a>}
      lead={t({
        id: 'conditions-page.lead',
        defaultMessage:
          'What each code of a CBP response means, and which field to correct. After the correction, file the entry again.',
      })}
      search={
        <SearchField
          label={t({ id: 'conditions-page.search', defaultMessage: 'Search the codes' })}
          kind="items"
        />
      }
      sources={t({
        id: 'conditions-page.sources',
        defaultMessage: 'Codes: CBP ACE error dictionary, July 2026. The explanations are ours.',
      })}
    >
      <nav
        aria-label={t({
          id: 'conditions-page.letters',
          defaultMessage: 'First character of the code',
        })}
      >
        <ul className={`${layoutStyles.wrap} ${layoutStyles.spaceAbove24} ${styles.letters}`}>
          {[...GROUPS.keys()].map((group) => (
            <li key={group}>
              <a href={`#${groupId(group)}`}>{group}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...GROUPS].map(([group, codes]) => (
        <section key={group} className={styles.group} aria-labelledby={groupId(group)} data-group="">
          <h2 id={groupId(group)}>{group}</h2>
          <dl>
            {codes.map((code) => (
              <Code key={code} code={code} />
            ))}
          </dl>
        </section>
      ))}
    </DocumentationFrame>
  ),
})
