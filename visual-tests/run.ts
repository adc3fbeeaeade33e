/**
 * Builds Storybook, then: every story with its play function, axe in light and dark, and pictures of every Matrix story
 * beside the committed baselines. Flags: `--update` accepts the pictures, `--no-build` uses the last Storybook,
 * any other word is a filter of story ids.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.ts';
import { serve } from './serve.ts';
import { clearDifferences, compare, strays } from './snapshots.ts';
import { Stage, type Theme } from './stage.ts';

interface IndexEntry {
  id: string;
  name: string;
  type: 'story' | 'docs';
}

const words = process.argv.slice(2);
const update = words.includes('--update');
const filters = words.filter((word) => !word.startsWith('--'));
const root = join(import.meta.dirname, '..');
const built = join(root, 'storybook-static');
/** Pages that work side by side: one for each core of the smallest machine. */
const PAGES = 2;
const pictures: { theme: Theme; width: number }[] = [
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1280 },
];

if (!words.includes('--no-build')) {
  const args = ['build', '-o', built, '--quiet', '--disable-telemetry'];
  const build = spawnSync(join(root, 'node_modules/.bin/storybook'), args, { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    process.exit(1);
  }
}
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>;
};
const stories = Object.values(entries)
  .filter(({ type, id }) => type === 'story' && (filters.length === 0 || filters.some((word) => id.includes(word))))
  .toReversed();

clearDifferences();
const results = { passed: 0, failed: 0, skipped: 0 };
const check = (what: string, problems: string[]) => {
  if (problems.length === 0) return void results.passed++;
  results.failed++;
  console.error(
    `✗ ${what}\n${problems.map((problem) => `    ${problem.trim().replaceAll('\n', '\n    ')}`).join('\n')}`,
  );
};

async function visit(stage: Stage, { id, name }: IndexEntry): Promise<void> {
  const matrix = name.startsWith('Matrix');
  const errors = await stage.show(id);
  check(`${id}: story`, errors);
  for (const theme of ['light', 'dark'] as const) {
    await stage.setTheme(theme);
    for (const { width } of matrix ? pictures.filter((picture) => picture.theme === theme) : []) {
      const name = `${id}.${theme}.${width}`;
      const problem = compare(name, await stage.picture(width), update);
      check(`${name}: picture`, problem ? [problem] : []);
    }
    await stage.resize(1280);
    check(`${id}: axe, ${theme}`, await stage.violations());
  }
  await stage.setTheme('light');
  if (errors.length > 0) await stage.load();
}

const { url, close } = await serve(built);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--hide-scrollbars',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--disable-lcd-text',
  ],
});
async function work(): Promise<void> {
  const stage = await Stage.open(browser, url);
  await stage.load();
  for (let story = stories.pop(); story; story = stories.pop()) await visit(stage, story);
}
await Promise.all(Array.from({ length: PAGES }, work));
await browser.close();
close();

if (filters.length === 0)
  for (const file of strays(update)) check(`${file}: a baseline without a story`, ['run with --update']);
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/visual.json'), JSON.stringify(results));
console.log(`visual: ${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed > 0 ? 1 : 0);
