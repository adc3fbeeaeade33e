import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/choice-links.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './choice-links.docs.tsx';
import { ChoiceLink, ChoiceLinks } from './choice-links.tsx';

const meta: Meta<typeof ChoiceLinks> = { title: 'Navigation/ChoiceLinks', component: ChoiceLinks };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const plans = ['NVMe 1', 'NVMe 2', 'NVMe 3', 'NVMe 4', 'NVMe 5', 'NVMe 6', 'NVMe 7', 'NVMe 8'];

/** Both looks, in one line, wrapped and scrolling, with Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <Sample />
      <ChoiceLinks label="Срок">
        <ChoiceLink href="#1">1 месяц</ChoiceLink>
        <ChoiceLink href="#3" note="−3 %">
          3 месяца
        </ChoiceLink>
        <ChoiceLink href="#6" note="−6 %" aria-current="true">
          6 месяцев
        </ChoiceLink>
        <ChoiceLink href="#12" note="−10 %">
          12 месяцев
        </ChoiceLink>
        <ChoiceLink href="#24" note="−15 %">
          24 месяца
        </ChoiceLink>
      </ChoiceLinks>
      <ChoiceLinks label="Plans" look="cards">
        {plans.map((name, index) => (
          <ChoiceLink
            key={name}
            href={`#${index}`}
            note={`${index + 1} vCPU · ${2 ** index} GB RAM`}
            aria-current={index === 2 ? 'page' : undefined}
          >
            {name}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
    </Stack>
  ),
};

/** The chosen option is announced, and each is at least 44 px high. */
export const Chosen: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Term' });
    await expect(within(nav).getByRole('link', { current: true })).toHaveTextContent('1 month');
    for (const link of within(nav).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
