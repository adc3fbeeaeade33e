import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, showNext, test } from './story.ts';

interface Value {
  value?: string | number | boolean;
}

interface Node {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
}

/** Announced by screen readers; the others are for programs, or follow from these. */
const announced = [
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'invalid',
  'level',
  'live',
  'pressed',
  'readonly',
  'required',
  'selected',
];
/** Containers without a meaning, and the pieces of a text that readers announce with its element. */
const silent = new Set(['InlineTextBox', 'none', 'generic', 'RootWebArea', 'LineBreak', 'ListMarker']);

const text = (value: Value | undefined): string =>
  value?.value === undefined || value.value === '' ? '' : ` ${JSON.stringify(value.value)}`;

/** Chromium's own tree, a line for each node that readers announce: role, name, value, description and states. */
function linesOf(nodes: readonly Node[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: Node, depth: number): void => {
    const role = String(node.role?.value ?? '');
    const shown = !node.ignored && !silent.has(role) && !(role === 'StaticText' && text(node.name).trim() === '');
    if (shown) {
      const states = (node.properties ?? [])
        .filter(({ name, value }) => announced.includes(name) && value.value !== false && value.value !== 'false')
        .map(
          ({ name, value }) =>
            ` [${value.value === true || value.value === 'true' ? name : `${name}=${String(value.value)}`}]`,
        );
      const described = node.description?.value ? ` (${String(node.description.value)})` : '';
      // Widths of columns depend on how text is drawn.
      const own = node.value && role !== 'separator' ? `:${text(node.value)}` : '';
      lines.push(`${'  '.repeat(depth)}${role}${text(node.name)}${own}${described}${states.join('')}`);
    }
    // A named element tells its text itself.
    const isLeaf =
      shown &&
      ['button', 'link', 'heading', 'StaticText', 'tab', 'option', 'LabelText'].includes(role) &&
      (node.childIds ?? []).every((id) => byId.get(id)?.role?.value === 'StaticText');
    if (isLeaf) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, shown ? depth + 1 : depth);
    }
  };
  const [root] = nodes;
  if (root) visit(root, 0);
  return lines;
}

test(
  'the accessibility tree of every example is the one that was checked',
  { tag: '@full' },
  async ({ page, show }) => {
    const built = join(import.meta.dirname, '../../../storybook-static/index.json');
    const { entries } = JSON.parse(readFileSync(built, 'utf8')) as { entries: Record<string, unknown> };
    const ids = Object.keys(entries)
      .filter((id) => id.endsWith('--usage'))
      .toSorted();
    expect(ids.length).toBeGreaterThan(100);
    test.setTimeout(ids.length * 3000);
    const client = await page.context().newCDPSession(page);
    const trees: string[] = [];
    await show(ids[0] ?? '');
    for (const id of ids) {
      if (id !== ids[0]) await showNext(page, id);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      // A countdown may have run for a second.
      trees.push(
        [`# ${id.replace('--usage', '')}`, ...linesOf(nodes as Node[])].join('\n').replaceAll(/\d+:\d{2}/g, '0:00'),
      );
    }
    expect(`${trees.join('\n\n')}\n`).toMatchSnapshot('accessibility-tree.txt');
  },
);
