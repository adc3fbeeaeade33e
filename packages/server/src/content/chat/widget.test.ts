import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'widget.js'), 'utf8');
/** The highest layer of the site: toasts, see `zIndex` in the scale of `@hoster/ui`. */
const HIGHEST = 500;

test('the demo chat lies above the support buttons and every other layer of the site', () => {
  expect(Number(/z-index: (\d+)/.exec(script)?.[1])).toBeGreaterThan(HIGHEST);
});

test('the demo chat has colours for light and dark, and fits a phone', () => {
  expect(script).toMatch(/\.demo-chat \{[^}]*background: light-dark\([^}]*[^-]color: light-dark\(/);
  expect(script).toMatch(/inline-size: min\(22rem, calc\(100vw - 32px\)\)/);
  expect(script).toMatch(/block-size: min\(28rem, calc\(100dvh - 32px\)\)/);
});
