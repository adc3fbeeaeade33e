import { useEffect } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { chooseTheme } from './theme-choice.ts';
import { ThemePicker } from './theme-picker.tsx';

function Specimen() {
  // What is chosen here must not follow the reader to the next page.
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
    'Chooses light, dark, high contrast or the theme of the device. It is kept in the cookie `theme` and in step with other tabs; `@hoster/ui/theme-script.js` keeps the next page from flashing under a strict security policy.',
  apg: 'radio',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['legend', 'Its name.'],
    ['option', 'One theme: a radio with its sign and words.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Chooses the next theme, which is shown at once.',
        from: 'radio Light',
        expect: { checked: 'radio Dark', focused: 'radio Dark' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Chooses the one before.',
        from: 'radio Dark',
        expect: { checked: 'radio Light', focused: 'radio Light' },
      },
    ],
  },
  screenReader: ['A group of radios named by `legend`; with `compact` the words are still spoken.'],
  dos: ['Offer the theme of the device first.', 'Write `data-theme` on the server from the cookie.'],
  donts: ['Do not leave high contrast out.', 'Do not put an inline script into the page for it.'],
};
