import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const browserSupport = (): Guide => ({
  ...documentationPage('/documentation/browser-support'),
  description: t({
    id: 'browser-support.description',
    defaultMessage: 'Which browsers the product works in.',
  }),
  lead: t({ id: 'browser-support.lead', defaultMessage: 'Current browsers on computers and phones.' }),
  sections: [
    {
      heading: t({ id: 'browser-support.supported.heading', defaultMessage: 'Supported' }),
      list: [
        t({
          id: 'browser-support.supported.item-1',
          defaultMessage: 'Chrome, Edge, Firefox and Safari, versions from the last two years.',
        }),
        t({
          id: 'browser-support.supported.item-2',
          defaultMessage: 'The public pages work in any browser, even without JavaScript.',
        }),
      ],
    },
    {
      heading: t({ id: 'browser-support.required.heading', defaultMessage: 'Required' }),
      list: [
        t({
          id: 'browser-support.required.item-1',
          defaultMessage: 'JavaScript and cookies, for the application.',
        }),
        t({
          id: 'browser-support.required.item-2',
          defaultMessage: 'Browser storage, so that a lost connection does not lose what you type.',
        }),
      ],
    },
  ],
})
