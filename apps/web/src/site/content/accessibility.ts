import type { ProseContent } from '../pages/prose-page.tsx'

/** Accessibility Statement (WCAG 2.1 AA and Section 508). */
export const ACCESSIBILITY: ProseContent = {
  path: '/accessibility',
  title: 'Accessibility Statement',
  description:
    'How Electronic Direct Filing of Entry meets WCAG 2.1 AA and Section 508, and how to tell us where it does not.',
  dated: 'Last updated September 1, 2025',
  lead: 'You can file an entry, from the first field to submission, without a mouse and without seeing the screen.',
  sections: [
    {
      heading: 'Our standard',
      paragraphs: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and Section 508 of the Rehabilitation Act.',
      ],
    },
    {
      heading: 'What we do',
      list: [
        'Every page works by keyboard, in a logical order. The focus is visible, and a link skips to the content.',
        'Each field has a label and a hint that names its block of the form. Its error message appears right below it. When a check fails, focus moves to the list of errors, and each error links to its field.',
        'Screen readers announce automatic changes, such as a save or a response from CBP.',
        'A word and a shape show each status, never color alone.',
        'Text keeps its contrast in the light and dark themes and in both densities. Pages reflow at 320 pixels and at 400% zoom.',
        'Animations are brief. They stop when your system asks for reduced motion.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'Automated checks run on every page with each change, in both themes and densities. One test files an entry by keyboard alone. It must pass before we release a version.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [
        'The printed Form 7501 has a fixed government layout, and its PDF is meant for printing. The review page shows the same content as text. While you edit an entry of more than 50 lines, the page draws only the lines near the screen. The review page draws every line.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        'If you meet a barrier, use the [contact form](/contact). Name the page and the assistive technology you use. We answer, and we fix barriers before we add features.',
      ],
    },
  ],
}
