import { expect, test } from 'vitest';
import { renderDocument } from './markdown.ts';

const source = `Intro with a [guide](/help/ssh-keys/#new), [mail](mailto:a@example.com) and [Security](/my/security/).

## Подключение по SSH

Run \`ssh\`.

### Step & check

\`\`\`bash
ssh alex@server.example.com
\`\`\`

## Подключение по SSH

<b>raw</b> [home](/) [list](/web-hosting/?sort=price) [file](/catalog.json) [out](https://example.com/a/) [done](/ru/vpn/)
`;

test('headings have anchors of their own in Latin letters, and make the contents', () => {
  const { html, toc } = renderDocument(source, 'ru');
  expect(toc).toEqual([
    { id: 'podklyuchenie-po-ssh', level: 2, title: 'Подключение по SSH' },
    { id: 'step-and-check', level: 3, title: 'Step & check' },
    { id: 'podklyuchenie-po-ssh-2', level: 2, title: 'Подключение по SSH' },
  ]);
  for (const { id } of toc) expect(html).toContain(`id="${id}"`);
});

test('links to pages lead to the language of the document, other links stay', () => {
  const hrefsOf = (language: 'en' | 'ru') =>
    [...renderDocument(source, language).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const others = ['mailto:a@example.com', '/my/security/'];
  const last = ['/catalog.json', 'https://example.com/a/', '/ru/vpn/'];
  expect(hrefsOf('en')).toEqual(['/help/ssh-keys/#new', ...others, '/', '/web-hosting/?sort=price', ...last]);
  expect(hrefsOf('ru')).toEqual(['/ru/help/ssh-keys/#new', ...others, '/ru/', '/ru/web-hosting/?sort=price', ...last]);
});

test('the text has words and code but no markup, and raw HTML stays text', () => {
  const { html, text } = renderDocument(source, 'en');
  expect(text).toContain('Run ssh.\nStep & check\nssh alex@server.example.com\n');
  expect(html).toContain('&lt;b&gt;raw');
  expect(html).toContain('<code class="language-bash">');
});

test('a row of a table is one line of the text', () => {
  const { text } = renderDocument('Before.\n\n| Cookie | Kept |\n| --- | --- |\n| `a` | 1 year |\n\nAfter.', 'en');
  expect(text).toBe('Before.\nCookie · Kept\na · 1 year\nAfter.');
});

test('numbers stay on one line with what they count, and ranges in one piece; code stays as it is', () => {
  const { html, text } = renderDocument('60 days, 1–16 vCPU, `60 days 1–16`. In 2 daystreams.', 'en');
  expect(html).toBe('<p>60\u00a0days, 1–\u206016\u00a0vCPU, <code>60 days 1–16</code>. In 2 daystreams.</p>');
  expect(text).toContain('60 days, 1–16 vCPU');
  expect(renderDocument('60 дней, 5–10 ядер', 'ru').html).toBe('<p>60\u00a0дней, 5–\u206010\u00a0ядер</p>');
  expect(renderDocument('10 Гбит/с, и/см', 'ru').html).toBe('<p>10\u00a0Гбит/\u2060с, и/см</p>');
});
