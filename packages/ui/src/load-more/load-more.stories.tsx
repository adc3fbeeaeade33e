import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/load-more.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './load-more.docs.tsx';
import { Stack } from '../stack/stack.tsx';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Actions/LoadMore',
  component: LoadMore,
  args: {
    href: '?page=2',
    label: 'Show 24 more plans',
    shown: 24,
    total: 130,
    countLabel: (shown: number, total: number | undefined) => `${shown} of ${total ?? 'many'}`,
    loadingLabel: 'Loading plans',
    retryLabel: 'Try again',
    endLabel: 'These are all plans',
    onLoadMore: () => undefined,
  },
} satisfies Meta<typeof LoadMore>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

function Plans() {
  const [shown, setShown] = useState(2);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(2);
  return (
    <Stack gap={16}>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <a href={`#plan-${index + 1}`}>NVMe {index + 1}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        {...meta.args}
        label="Show 2 more plans"
        href={shown < 6 ? '?page=2' : undefined}
        shown={shown}
        total={6}
        onLoadMore={() => {
          before.current = shown;
          setShown(shown + 2);
        }}
        firstNew={() => list.current?.children[before.current]?.querySelector('a')}
      />
    </Stack>
  );
}

/** Focus moves to the first new plan, so that keyboard users continue there. */
export const Loads: Story = {
  render: () => <Plans />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Show 2 more plans' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'NVMe 3' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 6');
    await userEvent.click(canvas.getByRole('link', { name: 'Show 2 more plans' }));
    await expect(canvas.getByText('These are all plans')).toBeVisible();
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured(),
  render: (args) => (
    <Stack gap={40}>
      <LoadMore {...args} />
      <LoadMore {...args} loading />
      <LoadMore {...args} error="Could not load more plans" />
      <LoadMore {...args} href={undefined} shown={130} />
      <LoadMore
        {...args}
        label="Показать ещё 24 конфигурации выделенных серверов"
        error="Не удалось загрузить: сервер не ответил за 30 секунд"
        retryLabel="Повторить попытку"
        countLabel={(shown, total) => `${shown} из ${total ?? 0}`}
      />
    </Stack>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
