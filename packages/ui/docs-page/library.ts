import type { ComponentDocs } from './component-docs.ts';
import { tokensOf } from './token-use.ts';

const written = import.meta.glob<ComponentDocs>('../src/*/*.docs.{ts,tsx}', { import: 'docs', eager: true });
const raw = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.{docs,stories,test}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Source of the library by its path from `src`. */
const sources = Object.fromEntries(Object.entries(raw).map(([path, text]) => [path.replace('../src/', ''), text]));

export interface DocumentedComponent {
  docs: ComponentDocs;
  /** Its entry: `button` of `@hoster/ui/button`. */
  entry: string;
  tokens: readonly string[];
}

/** The documentation of a component by the name of its export. */
export function findComponent(name: string): DocumentedComponent | undefined {
  const found = Object.entries(written).find(([, docs]) => docs.name === name);
  if (!found) return undefined;
  const entry = found[0].split('/').at(-2) ?? '';
  return { docs: found[1], entry, tokens: tokensOf(entry, sources) };
}
