import { NOT_FOUND } from '../../messages/not-found.ts'
import button from '../../ui/button.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { MissingBlock } from '../../ui/missing-block.tsx'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { PageLinks } from '../ui/page-links.tsx'
import styles from './not-found-page.module.css'

/** Any other address. The server answers it with status 404. */
export const notFoundPage = (): SitePage => ({
  path: '/404',
  title: NOT_FOUND.title,
  description: t({
    id: 'not-found-page.description',
    defaultMessage: 'This address does not exist on this site.',
  }),
  scripts: ['back'],
  unlisted: true,
  body: (
    <div className={classNames(layout.wrap, layout.page, styles.columns)}>
      <div>
        <h1 className={text.displayTitle}>{NOT_FOUND.title}</h1>
        <p className={classNames(text.lead, layoutStyles.spaceAbove16)}>{NOT_FOUND.lead}</p>
        <div className={`${layoutStyles.actionsApart} ${layoutStyles.spaceAbove24}`}>
          <a className={button.button} href="/">
            {NOT_FOUND.home}
          </a>
          <button className={classNames(button.button, button.quiet)} type="button" data-back="" hidden>
            {NOT_FOUND.back}
          </button>
        </div>
        <PageLinks links={NOT_FOUND.links} />
      </div>
      <MissingBlock />
    </div>
  ),
})
