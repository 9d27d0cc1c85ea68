import { t } from '../../words/t.ts'
import type { ProseContent } from '../pages/prose-page.tsx'

/** Accessibility Statement (WCAG 2.1 AA and Section 508). */
export const accessibility = (): ProseContent => ({
  path: '/accessibility',
  title: t({ id: 'accessibility-statement.title', defaultMessage: 'Accessibility Statement' }),
  description: t({
    id: 'accessibility-statement.description',
    defaultMessage:
      'How Electronic Direct Filing of Entry meets WCAG 2.1 AA and Section 508, and how to tell us where it does not.',
  }),
  dated: t({ id: 'accessibility-statement.dated', defaultMessage: 'Last updated September 1, 2025' }),
  lead: t({
    id: 'accessibility-statement.lead',
    defaultMessage:
      'You can file an entry, from the first field to submission, without a mouse and without seeing the screen.',
  }),
  sections: [
    {
      heading: t({ id: 'accessibility-statement.our-standard.heading', defaultMessage: 'Our standard' }),
      paragraphs: [
        t({
          id: 'accessibility-statement.our-standard.1',
          defaultMessage:
            'We follow the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and Section 508 of the Rehabilitation Act.',
        }),
      ],
    },
    {
      heading: t({ id: 'accessibility-statement.we.heading', defaultMessage: 'What we do' }),
      list: [
        t({
          id: 'accessibility-statement.we.item-1',
          defaultMessage:
            'Every page works by keyboard, in a logical order. The focus is visible, and a link skips to the content.',
        }),
        t({
          id: 'accessibility-statement.we.item-2',
          defaultMessage:
            'Each field has a label and a hint that names its block of the form. Its error message appears right below it. When a check fails, focus moves to the list of errors, and each error links to its field.',
        }),
        t({
          id: 'accessibility-statement.we.item-3',
          defaultMessage: 'Screen readers announce automatic changes, such as a save or a response from CBP.',
        }),
        t({
          id: 'accessibility-statement.we.item-4',
          defaultMessage: 'A word and a shape show each status, never color alone.',
        }),
        t({
          id: 'accessibility-statement.we.item-5',
          defaultMessage:
            'Text keeps its contrast in the light and dark themes and in both densities. Pages reflow at 320 pixels and at 400% zoom.',
        }),
        t({
          id: 'accessibility-statement.we.item-6',
          defaultMessage: 'Animations are brief. They stop when your system asks for reduced motion.',
        }),
      ],
    },
    {
      heading: t({ id: 'accessibility-statement.tested.heading', defaultMessage: 'How it is tested' }),
      paragraphs: [
        t({
          id: 'accessibility-statement.tested.1',
          defaultMessage:
            'Automated checks run on every page with each change, in both themes and densities. One test files an entry by keyboard alone. It must pass before we release a version.',
        }),
      ],
    },
    {
      heading: t({ id: 'accessibility-statement.known-limits.heading', defaultMessage: 'Known limits' }),
      paragraphs: [
        t({
          id: 'accessibility-statement.known-limits.1',
          defaultMessage:
            'The printed Form 7501 has a fixed government layout, and its PDF is meant for printing. The review page shows the same content as text. While you edit an entry of more than 50 lines, the page draws only the lines near the screen. The review page draws every line.',
        }),
      ],
    },
    {
      heading: t({ id: 'accessibility-statement.tell-us.heading', defaultMessage: 'Tell us' }),
      paragraphs: [
        t({
          id: 'accessibility-statement.tell-us.1',
          defaultMessage:
            'If you meet a barrier, use the [contact form](/contact). Name the page and the assistive technology you use. We answer, and we fix barriers before we add features.',
        }),
      ],
    },
  ],
})
