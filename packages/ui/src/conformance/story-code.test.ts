import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest } from '../../../../.storybook/tests-apart.ts';
import { originsOf } from '../../docs-page/origins.ts';
import { pasteable } from '../../docs-page/pasteable.ts';
import { readExamples, readSources } from '../../docs-page/tokens-plugin.ts';

const root = join(import.meta.dirname, '../..');
const origins = originsOf(readSources());
const examples = readExamples();
const files = globSync('src/*/*.stories.tsx', { cwd: root });
const codes = files.flatMap((file) =>
  Array.from(pasteable(readFileSync(join(root, file), 'utf8'), origins, examples), ([name, code]) => ({
    file,
    name,
    code,
  })),
);
const codeOf = (file: string, story: string) => codes.find((one) => one.file === file && one.name === story)?.code;

test('the code of a story is a component with its imports', () => {
  expect(codeOf('src/callout/callout.stories.tsx', 'WithWayOut')).toBe(`import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';

export function WithWayOut() {
  return (
    <Callout tone="warning" title="Windows needs 2 GB of memory" actions={<Button size="small">Choose NVMe 3</Button>}>
      NVMe 1 has 1 GB.
    </Callout>
  );
}`);
});

test('the code of a story includes what it uses of its file, and no more', () => {
  const code = codeOf('src/table/table.stories.tsx', 'Empty');
  expect(code).toContain("import { Table, type TableColumn } from '@hoster/ui/table';");
  expect(code).toContain('const columns: TableColumn<Row>[] = [');
  expect(code).toContain('interface Row {');
  expect(code).not.toContain('const rows');
  expect(code).not.toContain('const meta');
});

test('the code of the usage is the example to paste', () => {
  expect(codeOf('src/callout/callout.stories.tsx', 'Usage')).toBe(examples['callout']?.trimEnd());
});

test('the code of every story has all of its components', () => {
  const missing = codes.flatMap(({ file, name, code }) => {
    const tags = Array.from(code.matchAll(/(?<=[\s({>])<([A-Z]\w*)/g), ([, tag = '']) => tag);
    const hasTag = (tag: string) =>
      new RegExp(
        `^import [^;]*\\b${tag}\\b|(?:function|const|class|:) ${tag}\\b|\\{ ?[^}]*\\b${tag}\\b[^}]*\\}\\)? =>`,
        'm',
      ).test(code);
    return [...new Set(tags)].filter((tag) => !hasTag(tag)).map((tag) => `${file} ${name}: ${tag}`);
  });
  expect(codes.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

/** The components that pages import most, without layout and text, and those that outside teams asked about. */
const mostUsed =
  'accordion badge button callout card checkbox combobox confirm-dialog data-list dialog link-button menu number-field ' +
  'pagination popover price radio-cards radio-group select side-dialog status table tabs text-field toasts tooltip';

test('the most used components have at least four examples of tasks', () => {
  const tooFew = mostUsed.split(' ').filter((entry) => {
    const examples = codes.filter(({ file }) => file === `src/${entry}/${entry}.tasks.stories.tsx`);
    return examples.filter(({ name }) => !isTest({ exportName: name })).length < 4;
  });
  expect(tooFew).toEqual([]);
});

test('examples of tasks are short, and say when to use them', () => {
  const tasks = codes.filter(({ file }) => file.endsWith('.tasks.stories.tsx'));
  const long = tasks.filter(({ code }) => code.split('\n').length > 85).map(({ file, name }) => `${file} ${name}`);
  const silent = tasks.filter(({ file, name }) => {
    const source = readFileSync(join(root, file), 'utf8');
    return !new RegExp(`^/\\*\\* .+ \\*/\\nexport const ${name}:`, 'm').test(source);
  });
  expect(long).toEqual([]);
  expect(silent.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
