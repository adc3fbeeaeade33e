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
  { name: 'fast', use: 'Answers to a pointer: colour of a button, tooltip' },
  { name: 'base', use: 'What opens beside its trigger: panels of an accordion, menus' },
  { name: 'slow', use: 'What comes over the page: dialogs, toasts' },
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
      lead="Motion shows where something came from or went to. Three durations, one easing; colour, transform and opacity. Only what unfolds in the page (Accordion, Disclosure) also changes its height."
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
              Whoever asks the system for less motion gets none: things appear, disappear and change at once. Nothing is
              lost, because no state is told by motion alone. Try it with “Reduced motion” in the toolbar.
            </p>
            <p>
              In styles, motion is written inside <code>@media (prefers-reduced-motion: no-preference)</code>, so that
              its absence needs no rule.
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
            One for all: <code>easing.out</code>, {scale.easing.out}. Fast at first, so that an answer is seen at once.
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

/** “Reduced motion” of the toolbar: the same rules stop moving. */
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
