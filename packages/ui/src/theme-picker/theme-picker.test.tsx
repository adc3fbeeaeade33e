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
  { value: 'system', label: 'As on the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
];
const picker = () => <ThemePicker legend="Theme" options={options} />;
const html = document.documentElement;

beforeEach(() => {
  chooseTheme('system');
});

test('shows a choice at once, keeps it, and tells its owner', () => {
  const onThemeChange = vi.fn();
  render(<ThemePicker legend="Theme" options={options} onThemeChange={onThemeChange} compact />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'As on the device' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(html.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(onThemeChange.mock.calls).toEqual([['dark']]);
  fireEvent.click(screen.getByRole('radio', { name: 'As on the device' }));
  expect(html.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(chosenTheme()).toBe('system');
});

test('two pickers and two tabs agree', () => {
  render(
    <>
      {picker()}
      {picker()}
    </>,
  );
  act(() => chooseTheme('light'));
  for (const radio of screen.getAllByRole('radio', { name: 'Light' })) expect(radio).toBeChecked();
  act(() => {
    // What another tab does, as far as this one sees it.
    chooseTheme('system');
    localStorage.setItem('theme', 'high-contrast');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  });
  expect(html.dataset['theme']).toBe('high-contrast');
  for (const radio of screen.getAllByRole('radio', { name: 'High contrast' })) expect(radio).toBeChecked();
});

test('works where nothing may be stored', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  render(picker());
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(html.dataset['theme']).toBe('dark');
  forbidden.mockRestore();
});

test('the server marks what it read from the cookie, and the browser takes it over', () => {
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
])('before the first paint, %s', (_name, script) => {
  const run = () => {
    delete html.dataset['theme'];
    runInThisContext(script);
  };

  test.each(['light', 'dark', 'high-contrast'] as const)('shows %s', (theme) => {
    chooseTheme(theme);
    run();
    expect(html.dataset['theme']).toBe(theme);
  });

  test('leaves the device its theme, and unknown words alone', () => {
    run();
    expect(html.dataset['theme']).toBeUndefined();
    localStorage.setItem('theme', 'pink');
    run();
    expect(html.dataset['theme']).toBeUndefined();
  });
});

test('the hash is of the text', () => {
  expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`);
});
