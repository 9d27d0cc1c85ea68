import { DOCUMENTATION_GROUPS } from '../documentation-pages.ts'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { LinkList, type ListedPage } from '../ui/link-list.tsx'
import text from '../ui/text.module.css'

const GUIDES_AND_REFERENCE = DOCUMENTATION_GROUPS.filter(({ group }) => group !== 'Topics').flatMap(
  ({ pages }) => pages,
)

const SUPPORT: readonly ListedPage[] = [
  { path: '/status', title: 'System Status', summary: 'Whether the service is up right now.' },
  { path: '/contact', title: 'Contact', summary: 'Write to us.' },
]

export const helpPage: SitePage = {
  path: '/help',
  title: 'Help Center',
  description: 'Guides, reference, system status and contact for people who file their own customs entries.',
  body: (
    <div className={classNames(layout.wrap, layout.page)}>
      <h1 className={layout.pageTitle}>Help Center</h1>
      <p className={text.lead}>Choose what you want to do.</p>
      <LinkList pages={[...GUIDES_AND_REFERENCE, ...SUPPORT]} />
    </div>
  ),
}
