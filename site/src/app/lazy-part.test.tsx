import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { showLanguage } from '../i18n/shown-language.ts';
import { lazyPart } from './lazy-part.ts';

const loaded = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../i18n/catalogue.ts', () => ({ loadMessages: loaded }));

test('loads the texts in the language of the page, also when a translator has changed that of the document', async () => {
  showLanguage('en');
  document.documentElement.lang = 'ru';
  const Part = lazyPart(async () => () => <p>Part</p>, ['order']);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('Part')).toBeVisible();
  expect(loaded.mock.calls).toEqual([['en', ['order']]]);
});
