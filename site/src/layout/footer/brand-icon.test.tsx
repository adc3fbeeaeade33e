import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandIcon } from './brand-icon.tsx';

test('a mark has the colour of the text, so that it’s visible in the dark theme', () => {
  expect(renderToStaticMarkup(<BrandIcon brand="visa" />)).toContain('fill="currentColor"');
});

test('a brand without a mark is named', () => {
  expect(renderToStaticMarkup(<BrandIcon brand="unionpay" />)).toBe('<span>unionpay</span>');
});
