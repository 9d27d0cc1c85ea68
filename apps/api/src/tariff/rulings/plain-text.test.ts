import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  [
    'blocks are lines',
    '<p>N301234</p><p>The tariff\n  classification</p>',
    'N301234\nThe tariff classification',
  ],
  ['a break is a line', 'Dear Ms. Doe:<br/>In your letter', 'Dear Ms. Doe:\nIn your letter'],
  ['tags within a line go', 'heading <b>9405</b>, <i class="x">HTSUS</i>', 'heading 9405, HTSUS'],
  [
    'scripts, styles and comments go',
    '<style>p{}</style><script>alert(1)</script><!-- x --><p>Lamp</p>',
    'Lamp',
  ],
  ['entities are read', 'A &amp; B &#167; 177 &#x2019;&nbsp;x', 'A & B § 177 ’ x'],
  ['an entity of a tag stays words', '&lt;script&gt; is no tag', '<script> is no tag'],
  ['what is less than something is no tag', 'weighs < 5 kg and > 2 kg', 'weighs < 5 kg and > 2 kg'],
  ['an unknown entity stays', 'A &foo; B &#0; C', 'A &foo; B &#0; C'],
])('%s', (_, page, text) => expect(plainText(page)).toBe(text))
