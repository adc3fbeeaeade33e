import { useEffect } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { chooseTheme } from './theme-choice.ts';
import { ThemePicker } from './theme-picker.tsx';

function Specimen() {
  // The selection must not apply to other documentation pages.
  useEffect(() => {
    const before = document.documentElement.dataset['theme'];
    return () => {
      chooseTheme('system');
      if (before) document.documentElement.dataset['theme'] = before;
    };
  }, []);
  return (
    <ThemePicker
      legend="Theme"
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}

export const docs: ComponentDocs = {
  name: 'ThemePicker',
  summary:
    'Lets users select the light, dark, high-contrast or system theme. Stores it in the cookie `theme` and synchronises other tabs. `@hoster/ui/theme-script.js` prevents a flash on the next page, even with a strict content security policy.',
  apg: 'radio',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['legend', 'The legend.'],
    ['option', 'One theme: a radio with an icon and label.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Selects and applies the next theme.',
        from: 'radio Light',
        expect: { checked: 'radio Dark', focused: 'radio Dark' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Selects and applies the previous theme.',
        from: 'radio Dark',
        expect: { checked: 'radio Light', focused: 'radio Light' },
      },
    ],
  },
  screenReader: ['A radio group named by `legend`. Labels are announced even with `compact`.'],
  dos: ['List the system theme first.', 'Set `data-theme` on the server from the cookie.'],
  donts: ['Do not omit high contrast.', 'Do not use an inline script for it.'],
};
