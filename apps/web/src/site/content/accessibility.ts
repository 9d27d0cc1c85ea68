import type { ProseContent } from '../pages/prose-page.tsx'

/** Accessibility Statement (WCAG 2.1 AA and Section 508). */
export const ACCESSIBILITY: ProseContent = {
  path: '/accessibility',
  title: 'Accessibility Statement',
  description:
    'How Electronic Direct Filing of Entry meets WCAG 2.1 AA and Section 508, and how to tell us where it does not.',
  dated: 'Last updated September 1, 2025',
  lead: 'An entry can be filed from the first field to the submission without a mouse, and without seeing the screen.',
  sections: [
    {
      heading: 'The standard we hold',
      paragraphs: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, and to Section 508 of the Rehabilitation Act.',
      ],
    },
    {
      heading: 'What we do',
      list: [
        'Every page is complete by keyboard, in a sensible order, with a visible focus mark and a link that skips to the content.',
        'Each field has a label, a hint that names its block of the form, and its error in words right below it. After a failed check, the list of errors takes the focus and each one links to its field.',
        'Changes that happen by themselves, such as saving or a customs answer, are announced to screen readers.',
        'Status is said in a word and a shape, never in colour alone.',
        'Light and dark themes and two densities keep their contrast. Pages reflow at 320 pixels and at 400% zoom.',
        'Motion is brief, and gone when your system asks for less.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'Automated checks run on every page with each change, in both themes and densities. Filing an entry by keyboard alone is one of the tests that must pass before a version is released.',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [
        'The printed Form 7501 is a fixed government layout; its PDF is meant for printing. Everything it says is also on the review page, as text. Entries of more than 50 lines draw only the lines near the screen while editing; the review page shows them all.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        'If something stands in your way, use the [contact form](/contact) and say which page and which tool you use. We answer, and we fix barriers before we add features.',
      ],
    },
  ],
}
