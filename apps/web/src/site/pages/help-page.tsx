import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { documentationGroups } from '../documentation-pages.ts'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { LinkList, type ListedPage } from '../ui/link-list.tsx'

const guidesAndReference = () =>
  documentationGroups()
    .filter(({ id }) => id !== 'topics')
    .flatMap(({ pages }) => pages)

const support = (): readonly ListedPage[] => [
  {
    path: '/status',
    title: t({ id: 'common.system-status', defaultMessage: 'System Status' }),
    summary: t({
      id: 'help-page.status',
      defaultMessage: 'Whether the service is up right now.',
    }),
  },
  {
    path: '/contact',
    title: t({ id: 'common.contact', defaultMessage: 'Contact' }),
    summary: t({ id: 'help-page.contact', defaultMessage: 'Write to us.' }),
  },
]

export const helpPage = (): SitePage => ({
  path: '/help',
  title: t({ id: 'help-page.title', defaultMessage: 'Help Center' }),
  description: t({
    id: 'help-page.description',
    defaultMessage:
      'Guides, reference, system status and contact for people who file their own customs entries.',
  }),
  body: (
    <div className={classNames(layout.wrap, layout.page)}>
      <h1 className={layout.pageTitle}>{t({ id: 'help-page.title', defaultMessage: 'Help Center' })}</h1>
      <p className={text.lead}>
        {t({ id: 'help-page.lead', defaultMessage: 'Choose what you want to do.' })}
      </p>
      <LinkList pages={[...guidesAndReference(), ...support()]} />
    </div>
  ),
})
