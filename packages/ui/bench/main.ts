/**
 * `bench ui`: compares the set of ten of @hoster/ui with other libraries, in bytes and milliseconds, as Markdown
 * tables. Build the package first. ROUNDS sets the number of rounds, by default 5; libraries alternate within a round.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.ts';
import { asModule, asPage, describe, install, libraries } from './libraries.ts';

const count = 500;
const components = ['button', 'text field', 'checkbox', 'select', 'tabs', 'slider', 'accordion'];
const steps = ['mount', 'update', 'unmount'] as const;
type Times = Record<(typeof steps)[number], number>;

const kilobytes = (text: string): string => (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);

async function bytes(): Promise<void> {
  console.log('\n| Set of ten (kB gzip, without React) | Script | Styles | Missing |\n| --- | ---: | ---: | --- |');
  for (const library of libraries) {
    const { script, styles } = await asModule(library);
    const { title, missing } = describe(library);
    console.log(`| ${title} | ${kilobytes(script)} | ${styles ? kilobytes(styles) : '0'} | ${missing} |`);
  }
}

/** Measures each component of a library in a new page. */
async function round(browser: Browser, bundle: { script: string; styles: string }): Promise<Map<string, Times>> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="en"><head></head><body></body></html>');
  if (bundle.styles) await page.addStyleTag({ content: bundle.styles });
  await page.addScriptTag({ content: bundle.script });
  const found = new Map<string, Times>();
  for (const component of components) {
    const measure = (amount: number) =>
      page.evaluate(
        async ([name, number]) => {
          const run = Reflect.get(globalThis, 'measure') as (
            name: string,
            count: number,
          ) => Promise<Times & { drawn: number }>;
          return await run(name, number).catch(() => undefined);
        },
        [component, amount] as const,
      );
    if (!(await measure(50))) continue;
    const times = await measure(count);
    if (times && times.drawn >= count * 2) found.set(component, times);
  }
  await page.close();
  return found;
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function times(rounds: number): Promise<void> {
  const bundles = new Map<string, Awaited<ReturnType<typeof asPage>>>();
  for (const library of libraries) bundles.set(library, await asPage(library));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--js-flags=--expose-gc'],
  });
  const all = new Map<string, Times[]>();
  try {
    for (let turn = 0; turn < rounds; turn += 1) {
      const shift = turn % libraries.length;
      for (const library of [...libraries.slice(shift), ...libraries.slice(0, shift)]) {
        const bundle = bundles.get(library);
        if (!bundle) continue;
        for (const [component, found] of await round(browser, bundle)) {
          const key = `${library} ${component}`;
          all.set(key, [...(all.get(key) ?? []), found]);
        }
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${count} of each, ms to mount / update / unmount, median of ${rounds} rounds\n`);
  console.log(`| Library | ${components.join(' | ')} |\n| --- |${components.map(() => ' ---: |').join('')}`);
  for (const library of libraries) {
    const cells = components.map((component) => {
      const found = all.get(`${library} ${component}`);
      return found ? steps.map((step) => median(found.map((time) => time[step])).toFixed(0)).join(' / ') : '–';
    });
    console.log(`| ${describe(library).title} | ${cells.join(' | ')} |`);
  }
}

/** Prints both comparisons. @returns nothing over budget, because `size` checks budgets */
export async function benchUi(): Promise<string[]> {
  install();
  await bytes();
  await times(Number(process.env['ROUNDS'] ?? 5));
  return [];
}
