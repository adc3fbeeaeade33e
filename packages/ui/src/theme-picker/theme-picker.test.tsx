import { act, fireEvent, render, screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTheme, chosenTheme } from './theme-choice.ts';
import { type ThemeOption, ThemePicker } from './theme-picker.tsx';
import { themeScript, themeScriptHash } from './theme-script.ts';

const options: ThemeOption[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
];
const picker = () => <ThemePicker legend="Theme" options={options} />;
const html = document.documentElement;

beforeEach(() => {
  chooseTheme('system');
});

test('applies and stores the selection, and calls onValueChange', () => {
  const onThemeChange = vi.fn();
  render(<ThemePicker legend="Theme" options={options} onThemeChange={onThemeChange} compact />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(html.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(onThemeChange.mock.calls).toEqual([['dark']]);
  fireEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(html.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(chosenTheme()).toBe('system');
});

test('synchronises pickers and tabs', () => {
  render(
    <>
      {picker()}
      {picker()}
    </>,
  );
  act(() => chooseTheme('light'));
  for (const radio of screen.getAllByRole('radio', { name: 'Light' })) expect(radio).toBeChecked();
  act(() => {
    // Simulates a change in another tab.
    chooseTheme('system');
    localStorage.setItem('theme', 'high-contrast');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  });
  expect(html.dataset['theme']).toBe('high-contrast');
  for (const radio of screen.getAllByRole('radio', { name: 'High contrast' })) expect(radio).toBeChecked();
});

test('works if storage is not available', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  render(picker());
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(html.dataset['theme']).toBe('dark');
  forbidden.mockRestore();
});

test('renders the initial theme on the server and hydrates it', () => {
  chooseTheme('dark');
  const element = <ThemePicker legend="Theme" options={options} initial="dark" />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const onRecoverableError = vi.fn();
  render(element, { container, hydrate: true, onRecoverableError });
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

describe.each([
  ['the file', readFileSync(join(import.meta.dirname, 'files/theme-script.js'), 'utf8')],
  ['the text for a page', themeScript],
])('before the first paint, with %s', (_name, script) => {
  const run = () => {
    delete html.dataset['theme'];
    runInThisContext(script);
  };

  test.each(['light', 'dark', 'high-contrast'] as const)('shows %s', (theme) => {
    chooseTheme(theme);
    run();
    expect(html.dataset['theme']).toBe(theme);
  });

  test('keeps the system theme for unknown values', () => {
    run();
    expect(html.dataset['theme']).toBeUndefined();
    localStorage.setItem('theme', 'pink');
    run();
    expect(html.dataset['theme']).toBeUndefined();
  });
});

test('the hash matches the script', () => {
  expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`);
});
