import { examples, interfaces, tokens } from 'virtual:component-tokens';
import type { ComponentDocs } from './component-docs.ts';
import type { WrittenProp, WrittenType } from './written-props.ts';

const written = import.meta.glob<ComponentDocs>('../src/*/*.docs.{ts,tsx}', { import: 'docs', eager: true });

export interface DocumentedComponent {
  docs: ComponentDocs;
  /** The package entry: `button` for `@hoster/ui/button`. */
  entry: string;
  tokens: readonly string[];
  props: readonly WrittenProp[];
  /** The types that the props refer to. */
  types: readonly WrittenType[];
  /** Source of the example. */
  example: string;
}

/** Documentation of all components by export name. */
export function findComponent(name: string): DocumentedComponent | undefined {
  const found = Object.entries(written).find(([, docs]) => docs.name === name);
  if (!found) return undefined;
  const entry = found[0].split('/').at(-2) ?? '';
  const { props, types } = interfaces[entry] ?? { props: [], types: [] };
  return { docs: found[1], entry, tokens: tokens[entry] ?? [], props, types, example: examples[entry] ?? '' };
}
