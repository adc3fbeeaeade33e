import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../src/button/button.tsx';
import { Stack } from '../src/stack/stack.tsx';
import { Table } from '../src/table/table.tsx';
import { Text } from '../src/text/text.tsx';
import { scale } from '../src/theme/scale.ts';
import { runner, track } from './motion.css.ts';
import { FoundationPage, Part } from './page.tsx';

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'] };
export default meta;

const durations = [
  { name: 'fast', use: 'Hover and press feedback: button colour, tooltip' },
  { name: 'base', use: 'Content next to its trigger: accordion panels, menus' },
  { name: 'slow', use: 'Overlays: dialogs, toasts' },
] as const;

function Runners() {
  const [away, setAway] = useState(false);
  return (
    <Stack gap={16}>
      <div>
        <Button onClick={() => setAway(!away)}>{away ? 'Send back' : 'Send across'}</Button>
      </div>
      {durations.map(({ name }) => (
        <Stack key={name} gap={4}>
          <Text size={14} tone="muted">
            {name}
          </Text>
          <div className={track}>
            <div className={runner[name]} data-testid={name} data-away={away} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Motion shows where something comes from or goes. There are three durations and one easing. Only colour, transform and opacity are animated, and the height of Accordion and Disclosure."
    >
      <Part title="Durations">
        <Table
          caption="Durations"
          captionHidden
          rows={durations}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', header: 'Token', rowHeader: true, mono: true, cell: ({ name }) => `duration.${name}` },
            { id: 'value', header: 'Value', mono: true, align: 'end', cell: ({ name }) => scale.duration[name] },
            { id: 'use', header: 'Used for', cell: ({ use }) => use },
          ]}
        />
        <Runners />
      </Part>
      <Part
        title="Reduced motion"
        words={
          <>
            <p>
              If the system asks for reduced motion, all changes are instant. No state is conveyed by motion alone. Turn
              on “Reduced motion” in the toolbar to try it.
            </p>
            <p>
              In styles, put motion inside <code>@media (prefers-reduced-motion: no-preference)</code>, so that reduced
              motion needs no rules.
            </p>
          </>
        }
      >
        {null}
      </Part>
      <Part
        title="Easing"
        words={
          <p>
            One easing for everything: <code>easing.out</code>, {scale.easing.out}. It starts fast, so that feedback is
            immediate.
          </p>
        }
      >
        {null}
      </Part>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send across' }));
    await expect(canvas.getByRole('button', { name: 'Send back' })).toHaveFocus();
  },
};

/** The same rules with “Reduced motion”. */
export const Reduced: StoryObj = {
  render: () => <Runners />,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const rules = Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText));
    await expect(rules.flat().filter((rule) => rule.includes('prefers-reduced-motion'))).toEqual([]);
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').media).toBe('(min-width: 0px)');
    await expect(getComputedStyle(canvas.getByTestId('slow')).transitionDuration).toBe('0s');
    await userEvent.click(canvas.getByRole('button', { name: 'Send across' }));
    await expect(canvas.getByTestId('slow')).toHaveAttribute('data-away', 'true');
  },
};
