import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { originsOf } from './origins.ts';
import { pasteable } from './pasteable.ts';
import { readExamples, readSources } from './tokens-plugin.ts';

const root = join(import.meta.dirname, '..');
const id = 'virtual:story-code';

/**
 * Vite plugin for `virtual:story-code`, the code of each story by its id. Storybook's own is printed from the syntax
 * tree, without the formatter's lines.
 */
export const storyCodes = (): Plugin => ({
  name: 'story-code',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(module) {
    if (module !== `\0${id}`) return null;
    const origins = originsOf(readSources());
    const examples = readExamples();
    const codes = globSync('{src/*,foundations,compositions}/*.stories.tsx', { cwd: root }).flatMap((file) => {
      this.addWatchFile(join(root, file));
      const source = readFileSync(join(root, file), 'utf8');
      const title = /title: '(.+?)'/.exec(source)?.[1] ?? '';
      return Array.from(pasteable(source, origins, examples), ([name, code]) => [
        toId(title, storyNameFromExport(name)),
        code,
      ]);
    });
    return `export const codes = ${JSON.stringify(Object.fromEntries(codes))};`;
  },
});
