import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';

const written = import.meta.glob<ComponentDocs>('../*/*.docs.{ts,tsx}', { import: 'docs', eager: true });
const file = join(import.meta.dirname, '../../SCREEN-READERS.md');
const heading = '## Components\n';

/** `vitest run screen-readers -u` regenerates the part below the heading. The part above is written by testers. */
test('SCREEN-READERS.md lists every component with its expected announcements', async () => {
  const [results = ''] = readFileSync(file, 'utf8').split(heading);
  const components = Object.values(written)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, screenReader }) => `\n### ${name}\n\n${screenReader.map((note) => `- ${note}\n`).join('')}`);
  expect(components.length).toBeGreaterThan(60);
  await expect(`${results}${heading}${components.join('')}`).toMatchFileSnapshot(file);
});
