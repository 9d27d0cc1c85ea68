import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const accessibilityTopic = (): Guide => ({
  ...documentationPage('/documentation/accessibility'),
  description: t({
    id: 'accessibility-topic.description',
    defaultMessage: 'Keyboard, screen reader, zoom and themes: how to use the product your way.',
  }),
  lead: t({ id: 'accessibility-topic.lead', defaultMessage: 'File an entry the way you use your computer.' }),
  sections: [
    {
      heading: t({ id: 'accessibility-topic.keyboard.heading', defaultMessage: 'Keyboard' }),
      table: {
        head: [
          t({ id: 'accessibility-topic.keyboard.head-1', defaultMessage: 'Key' }),
          t({ id: 'accessibility-topic.keyboard.head-2', defaultMessage: 'What it does' }),
        ],
        rows: [
          [
            t({ id: 'accessibility-topic.keyboard.tab-shift', defaultMessage: 'Tab, Shift+Tab' }),
            t({
              id: 'accessibility-topic.keyboard.tab-shift.means',
              defaultMessage: 'Next and previous field or button.',
            }),
          ],
          [
            t({ id: 'accessibility-topic.keyboard.arrows-enter', defaultMessage: 'Arrows, Enter, Escape' }),
            t({
              id: 'accessibility-topic.keyboard.arrows-enter.means',
              defaultMessage: 'Move through, choose from and close a list of suggestions.',
            }),
          ],
          [
            '/',
            t({
              id: 'accessibility-topic.keyboard..means',
              defaultMessage: 'Search, on lists and in the documentation.',
            }),
          ],
          [
            '?',
            t({
              id: 'accessibility-topic.keyboard..means-2',
              defaultMessage: 'Show the list of shortcuts, if you switched shortcuts on in Account Settings.',
            }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'accessibility-topic.screen-readers.heading', defaultMessage: 'Screen readers' }),
      paragraphs: [
        t({
          id: 'accessibility-topic.screen-readers.1',
          defaultMessage:
            'A screen reader reads each field with its label, its block and its error. It announces saves, checks and CBP responses.',
        }),
      ],
    },
    {
      heading: t({ id: 'accessibility-topic.vision.heading', defaultMessage: 'Vision' }),
      paragraphs: [
        t({
          id: 'accessibility-topic.vision.1',
          defaultMessage:
            'Choose a light or dark theme, or follow your system. Choose comfortable or compact density. Pages reflow at 400% zoom.',
        }),
      ],
    },
  ],
})
