import { expect, waitFor, within } from 'storybook/test';
import type { Expectation, Target } from './component-docs.ts';

const body = () => within(document.body);

/** Returns the element that a target refers to, or null. */
export function find(target: Target): HTMLElement | null {
  const [kind = '', ...rest] = target.split(' ');
  const name = rest.join(' ');
  if (kind === 'document') return document.body;
  if (kind === 'field') return body().queryByLabelText(name, { selector: 'input, textarea, select' });
  if (kind === 'text') return body().queryByText(name);
  if (kind === 'part') return document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  return body().queryByRole(kind, name === '' ? {} : { name });
}

function get(target: Target): HTMLElement {
  const element = find(target);
  if (!element) throw new Error(`Not found: "${target}".`);
  return element;
}

const valueOf = (element: HTMLElement) =>
  element.getAttribute('aria-valuenow') ?? ('value' in element ? String(element.value) : '');

type Checks = { [Name in keyof Expectation]-?: (wanted: NonNullable<Expectation[Name]>) => Promise<void> };

/** `<details>` and native controls use their own properties instead of `aria-…`. */
const isExpanded = (element: HTMLElement) =>
  (element.getAttribute('aria-expanded') ?? String(element.parentElement?.hasAttribute('open'))) === 'true';
const isChecked = (element: HTMLElement) =>
  (element.getAttribute('aria-checked') ?? String('checked' in element && element.checked)) === 'true';

const checks: Checks = {
  focused: async (target) => expect(document.activeElement).toBe(get(target)),
  expanded: async (target) => expect(isExpanded(get(target))).toBe(true),
  collapsed: async (target) => expect(isExpanded(get(target))).toBe(false),
  selected: async (target) => expect(get(target)).toHaveAttribute('aria-selected', 'true'),
  checked: async (target) => expect(isChecked(get(target))).toBe(true),
  unchecked: async (target) => expect(isChecked(get(target))).toBe(false),
  active: async (target) => expect(document.activeElement).toHaveAttribute('aria-activedescendant', get(target).id),
  shown: async (target) => expect(get(target)).toBeVisible(),
  gone: async (target) => {
    const element = find(target);
    if (element) await expect(element).not.toBeVisible();
  },
  value: async ([target, value]) => expect(valueOf(get(target))).toBe(value),
  text: async ([target, words]) => expect(get(target)).toHaveTextContent(words),
};

const focusedNow = () => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing';

/**
 * Resolves when all expectations are met. Otherwise throws an error that names the unmet ones, without printing the
 * document.
 */
export async function fulfil(expectation: Expectation): Promise<void> {
  for (const name of Object.keys(expectation) as (keyof Expectation)[]) {
    const wanted = expectation[name];
    const check = checks[name] as (wanted: Expectation[typeof name]) => Promise<void>;
    try {
      await waitFor(() => check(wanted));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message.split('\n')[0] : '';
      throw new Error(`Expected ${name} ${JSON.stringify(wanted)}: ${why}; focus is on ${focusedNow()}`, { cause });
    }
  }
}
