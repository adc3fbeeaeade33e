import { screen, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure.tsx';

test('is a native element with all content in the server-rendered HTML', () => {
  const html = renderToString(
    <Disclosure summary="Can I pay by crypto?" children="Yes." headingLevel={3} name="faq" />,
  );
  expect(html).toMatch(/^<details name="faq"/);
  expect(html).toContain('<summary');
  expect(html).toContain('Yes.');
});

test('renders a heading of the given level', () => {
  render(<Disclosure summary="Question" children="Answer" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Question' })).toBeInTheDocument();
});
