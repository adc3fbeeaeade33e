import { props, tokens } from 'virtual:component-tokens';
import type { ComponentDocs } from './component-docs.ts';
import type { WrittenProp } from './written-props.ts';

const written = import.meta.glob<ComponentDocs>('../src/*/*.docs.{ts,tsx}', { import: 'docs', eager: true });

export interface DocumentedComponent {
  docs: ComponentDocs;
  /** The package entry: `button` for `@hoster/ui/button`. */
  entry: string;
  tokens: readonly string[];
  props: readonly WrittenProp[];
}

/** Documentation of all components by export name. */
export function findComponent(name: string): DocumentedComponent | undefined {
  const found = Object.entries(written).find(([, docs]) => docs.name === name);
  if (!found) return undefined;
  const entry = found[0].split('/').at(-2) ?? '';
  return { docs: found[1], entry, tokens: tokens[entry] ?? [], props: props[entry] ?? [] };
}
