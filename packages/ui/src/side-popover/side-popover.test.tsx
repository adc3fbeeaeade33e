import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidePopover } from './side-popover.tsx';

const panel = (
  <SidePopover id="menu" title="Menu" closeLabel="Close">
    <a href="/vps/">VPS</a>
  </SidePopover>
);

test('is a popover of the browser, named by its heading, that its close button hides', () => {
  render(panel);
  const dialog = screen.getByRole('dialog', { name: 'Menu', hidden: true });
  expect(dialog).toHaveAttribute('popover', 'auto');
  const close = screen.getByRole('button', { name: 'Close', hidden: true });
  expect(close).toHaveAttribute('popovertarget', 'menu');
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

test('the server names what gets the focus, so that it works without JavaScript', () => {
  expect(renderToString(panel)).toContain('autofocus=""');
  const withField = (
    <SidePopover id="login" title="Sign in" closeLabel="Close" initialFocus="field">
      <input />
    </SidePopover>
  );
  expect(renderToString(withField)).not.toContain('autofocus');
});
