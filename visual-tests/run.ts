/**
 * Builds Storybook, then runs every story with its play function, and compares the pictures that stories ask for
 * by `pictured()` with the committed baselines: in light at every width and in dark at the first one. Axe checks those
 * stories in light. With `TEST_DEPTH=full` or `--update` axe checks all stories in light and those with pictures in every
 * theme, and all pictures are taken. `--update` accepts snapshots, `--review` shows differences as a page, `--no-build`
 * reuses the last Storybook, and other arguments filter story ids.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright';
import { type ModeName, type Picture, storyModes, widths } from '../packages/ui/docs-page/modes.ts';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts';
import { cores } from '../scripts/cores.ts';
import { isFull } from '../scripts/depth.ts';
import { axeExceptions } from './axe-options.ts';
import { clearDifferences, compare, type Difference, differencesFolder, isBaseline, keep, strays } from './pictures.ts';
import { reviewPage, writeReview } from './review.ts';
import { serve } from './serve.ts';
import { Stage } from './stage.ts';

interface IndexEntry {
  id: string;
  name: string;
  type: 'story' | 'docs';
}

const words = process.argv.slice(2);
const flags = { update: '--update', review: '--review', noBuild: '--no-build' };
const asked = (flag: keyof typeof flags) => words.includes(flags[flag]);
const filters = words.filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => word.startsWith('--') && !Object.values(flags).includes(word));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: unknown; known are ${Object.values(flags).join(', ')}`);
  process.exit(2);
}
/** Accepting pictures needs all of them. */
const isDeep = isFull || asked('update');
const root = join(import.meta.dirname, '..');
const built = join(root, 'storybook-static');
/**
 * Number of parallel pages: one more than there are cores, because a page waits for other processes of the browser and
 * for its picture to be compared.
 */
const PAGES = cores + 1;
const modeNames = Object.keys(storyModes) as ModeName[];
/** The themes of the library, each checked by axe. */
const themes = modeNames.filter(
  (name) => storyModes[name].direction === 'ltr' && storyModes[name].forcedColors === 'none',
);

if (!asked('noBuild')) {
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
const results = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
const differences: Difference[] = [];
const check = (what: string, problems: string[]) => {
  if (problems.length === 0) return void results.passed++;
  results.failed++;
  const failure = [what, ...problems.map((problem) => `    ${problem.trim().replaceAll('\n', '\n    ')}`)].join('\n');
  results.failures.push(failure);
  console.error(`✗ ${failure}`);
};

/** Looks at a page that does not settle: what is seen last is judged. */
const LOOKS_AT_MOST = 6;

/**
 * Looks again while what is seen still changes: observers of size may answer a frame late on a busy machine, so a page
 * is judged when two looks in a row are equal. What is as it should be needs no second look.
 */
async function settled<T extends object>(look: () => Promise<T>, isRight: (seen: T) => boolean): Promise<T> {
  let seen = await look();
  for (let looks = 1; looks < LOOKS_AT_MOST && !isRight(seen); looks++) {
    const next = await look();
    if (isDeepStrictEqual(next, seen)) return seen;
    seen = next;
  }
  return seen;
}

const excepted = new Set<(typeof axeExceptions)[number]>();
async function axe(stage: Stage, id: string, mode: ModeName, width: number): Promise<void> {
  const found = await settled(
    () => stage.violations(mode !== 'light'),
    (violations) => violations.length === 0,
  );
  const problems = found.filter(({ rule }) => {
    const exception = axeExceptions.find((one) => one.story === id && one.rule === rule);
    if (exception) excepted.add(exception);
    return exception === undefined;
  });
  check(
    `${id}: axe, ${mode} ${width}`,
    problems.map(({ words }) => words),
  );
}

const nameOf = (id: string, { mode, width }: Picture): string => `${id}.${mode}.${width}`;

async function photograph(stage: Stage, id: string, { mode, width }: Picture): Promise<void> {
  const name = nameOf(id, { mode, width });
  const picture = await settled(
    () => stage.picture(width),
    (taken) => isBaseline(name, taken),
  );
  const difference = compare(name, picture, asked('update'));
  if (difference) differences.push(difference);
  check(`${name}: picture`, difference ? [difference.words] : []);
}

/** Whether a picture is taken in this run. */
const isTaken = ({ mode, width }: Picture): boolean =>
  isDeep || mode === 'light' || (mode === 'dark' && width === widths[0]);

async function visit(stage: Stage, { id, name }: IndexEntry): Promise<void> {
  const errors = await stage.show(id);
  check(`${id}: story`, errors);
  if (errors.length > 0) return stage.load();
  const pictures = await stage.pictures(id);
  // Also those that aren't taken.
  for (const picture of pictures) keep(nameOf(id, picture));
  if (name.startsWith('Matrix') !== pictures.length > 0)
    check(`${id}: story`, ['a Matrix has pictures by `pictured()`, and no other story has']);
  for (const width of pictures.length > 0 ? widths : [widths[0]]) {
    const taken = pictures.filter((picture) => picture.width === width && isTaken(picture));
    for (const mode of modeNames) {
      const picture = taken.find((one) => one.mode === mode);
      // Checks the narrow layout too, which may have smaller targets or missing names.
      const isChecked =
        mode === 'light'
          ? isDeep || pictures.length > 0
          : // Other themes have other colours, all of which a Matrix shows.
            isDeep && pictures.length > 0 && width === widths[0] && themes.includes(mode);
      if (!picture && !isChecked) continue;
      await stage.use(mode);
      if (picture) await photograph(stage, id, picture);
      if (isChecked) await axe(stage, id, mode, width);
    }
  }
  await stage.use('light');
  await stage.resize(widths[0]);
}

const { url, close } = await serve(built);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    ...chromiumArgs,
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

if (filters.length === 0) {
  for (const file of strays(asked('update'))) check(`${file}: a baseline without a story`, ['run with --update']);
  for (const exception of axeExceptions)
    if (isDeep && !excepted.has(exception))
      check(`${exception.story}: axe exception for ${exception.rule}`, ['no longer needed']);
}
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/visual.json'), JSON.stringify(results));
if (differences.length > 0) console.log(`differences: ${writeReview(differences)}`);
console.log(`visual: ${results.passed} passed, ${results.failed} failed`);
if (asked('review') && differences.length > 0) {
  const page = await serve(differencesFolder);
  console.log(`review at ${page.url}/${reviewPage} (Ctrl+C ends)`);
} else process.exit(results.failed > 0 ? 1 : 0);
