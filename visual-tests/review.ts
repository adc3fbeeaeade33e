import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Difference, differencesFolder } from './pictures.ts';

/** File name of the page in the folder of differences. */
export const reviewPage = 'index.html';

const css = `
  body { margin: 0 auto; padding: 24px; max-width: 2400px; font: 16px/1.5 system-ui, sans-serif; background: #eee; color: #111; }
  section { margin-block: 32px; padding: 16px; background: #fff; border: 1px solid #aaa; border-radius: 8px; }
  h1, h2 { margin: 0 0 8px; line-height: 1.2; } h2 { font-size: 18px; overflow-wrap: anywhere; }
  code { font-size: 14px; padding: 2px 6px; background: #eee; border-radius: 4px; }
  .pictures { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; }
  figure { margin: 0; } figcaption { font-weight: 600; } img { max-width: 100%; border: 1px solid #aaa; background: #fff; }
  a { color: inherit; } a:focus-visible { outline: 3px solid #05c; outline-offset: 2px; }
`;

const captions = { before: 'Before', after: 'After', diff: 'Difference' };

function picture(name: string, part: keyof typeof captions): string {
  const file = `${name}.${part}.png`;
  return `<figure><figcaption>${captions[part]}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${captions[part]}: ${name}"></a></figure>`;
}

function section({ name, kind, words }: Difference): string {
  const parts = kind === 'new' ? (['after'] as const) : (['before', 'after', 'diff'] as const);
  const [story = name] = name.split('.');
  return `<section id="${name}"><h2>${name}</h2>
<p>${kind === 'new' ? 'New' : 'Changed'}: ${words}. Accept: <code>npx -y pnpm@12 test:visual ${story} --update</code></p>
<div class="pictures">${parts.map((part) => picture(name, part)).join('')}</div></section>`;
}

/** Writes a page that shows before, after and diff of each difference side by side. Returns its path. */
export function writeReview(differences: Difference[]): string {
  const sorted = differences.toSorted((one, other) => one.name.localeCompare(other.name));
  const file = join(differencesFolder, reviewPage);
  const links = sorted.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Differences of the visual tests</title><style>${css}</style>
<h1>${sorted.length} ${sorted.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Accept all: <code>npx -y pnpm@12 test:visual --update</code></p><details><summary>List</summary><ul>${links}</ul></details>
${sorted.map(section).join('\n')}</html>\n`,
  );
  return file;
}
