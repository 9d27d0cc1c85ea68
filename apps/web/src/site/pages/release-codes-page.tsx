import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import {
  type ExplainedCode,
  explainedCodes,
  explainedPhrases,
  PHRASE_TABLES,
  type PhraseTable,
  RELEASE_TABLES,
  type ReleaseTable,
  releaseCodeAnchor,
} from '@edfe/domain/release'
import { ACTOR_WORDS } from '../../messages/actor-words.ts'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { documentationPage } from '../documentation-pages.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import { SearchField } from '../frame/search-field.tsx'
import type { SitePage } from '../site-page.ts'
import styles from './glossary-page.module.css'

const TITLES: Record<ReleaseTable, MessageDescriptor> = {
  so50: defineMessage({ id: 'release-codes-page.bills', defaultMessage: 'About a bill' }),
  so60: defineMessage({ id: 'release-codes-page.entry', defaultMessage: 'About the entry' }),
  so70: defineMessage({ id: 'release-codes-page.agencies', defaultMessage: 'By another agency' }),
  wr5: defineMessage({
    id: 'release-codes-page.manifest',
    defaultMessage: 'Of the manifest, in an answer about a bill by ship, rail or truck',
  }),
  wsd: defineMessage({
    id: 'release-codes-page.air',
    defaultMessage: 'In an answer about an air waybill',
  }),
}

const PHRASE_TITLES: Record<PhraseTable, MessageDescriptor> = {
  'so20.reason': defineMessage({
    id: 'release-codes-page.refusals',
    defaultMessage: 'Why CBP refused a correction or a cancellation',
  }),
  'so60.origin': defineMessage({
    id: 'release-codes-page.origins',
    defaultMessage: 'What gave the release its date',
  }),
  'so70.reason': defineMessage({
    id: 'release-codes-page.reasons',
    defaultMessage: 'Reasons of another agency',
  }),
  'so70.hold': defineMessage({ id: 'release-codes-page.holds', defaultMessage: 'Who set a hold' }),
}

function Code({ table, code, title, detail, action, acts }: ExplainedCode & { table: ReleaseTable }) {
  return (
    <div data-item="" id={releaseCodeAnchor(table, code)}>
      <dt>
        {code} {t(title)}
      </dt>
      <dd className={`${layoutStyles.whole} ${textStyles.muted} ${textStyles.measure}`}>
        {[detail, ACTOR_WORDS[acts], action].flatMap((one) => (one ? [t(one)] : [])).join(' ')}
      </dd>
    </div>
  )
}

/** Shows what each code of a release notice means for the goods, and who acts: the entry page links to it. */
export const releaseCodesPage = (): SitePage => ({
  ...documentationPage('/documentation/release-codes'),
  description: t({
    id: 'release-codes-page.description',
    defaultMessage:
      'What the codes in CBP’s release notices mean for your goods: bills, holds, exams, releases, other agencies.',
  }),
  scripts: ['search'],
  body: (
    <DocumentationFrame
      {...documentationPage('/documentation/release-codes')}
      aside={<a href="/documentation/status">{documentationPage('/documentation/status').title}</a>}
      lead={t({
        id: 'release-codes-page.lead',
        defaultMessage:
          'What CBP and other agencies say about your goods while they arrive. CBP’s release alone does not free goods that another agency holds.',
      })}
      search={
        <SearchField
          label={t({ id: 'release-codes-page.search', defaultMessage: 'Search the codes' })}
          kind="items"
        />
      }
      sources={t({
        id: 'release-codes-page.sources',
        defaultMessage:
          'Codes: CBP, Cargo Manifest/Entry Release Query, September 2025. Codes of agencies: CBP’s list of 2015, as far as later lists agree. Codes of the manifest: copies of CBP’s lists of 2015 and 2020. The explanations are ours.',
      })}
    >
      {RELEASE_TABLES.map((table) => (
        <section key={table} aria-labelledby={table} data-group="">
          <h2 id={table} className={`${textStyles.large} ${layoutStyles.spaceAbove32}`}>
            {t(TITLES[table])}
          </h2>
          <div className={styles.group}>
            <dl className={layoutStyles.whole}>
              {explainedCodes(table).map((explained) => (
                <Code key={explained.code} table={table} {...explained} />
              ))}
            </dl>
          </div>
        </section>
      ))}
      {PHRASE_TABLES.map((table) => (
        <section key={table} aria-labelledby={table} data-group="">
          <h2 id={table} className={`${textStyles.large} ${layoutStyles.spaceAbove32}`}>
            {t(PHRASE_TITLES[table])}
          </h2>
          <div className={styles.group}>
            <dl className={layoutStyles.whole}>
              {explainedPhrases(table).map(({ code, phrase }) => (
                <div key={code} data-item="">
                  <dt>{code}</dt>
                  <dd className={`${layoutStyles.whole} ${textStyles.muted} ${textStyles.measure}`}>
                    {t(phrase)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ))}
    </DocumentationFrame>
  ),
})
