import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/stepper.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './stepper.docs.tsx';
import { Stepper } from './stepper.tsx';

const meta: Meta<typeof Stepper> = { title: 'Navigation/Stepper', component: Stepper };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Completed steps are links. The current step announces its state. */
export const Payment: StoryObj = {
  render: () => (
    <Stepper
      label="Stages of the order"
      stages={[
        { id: 'plan', label: 'Plan', href: '#plan', state: 'done', stateLabel: 'done' },
        { id: 'options', label: 'Options', href: '#options', state: 'done', stateLabel: 'done' },
        { id: 'payment', label: 'Payment', state: 'current', stateLabel: 'now' },
        { id: 'ready', label: 'Server ready', state: 'todo', stateLabel: 'not started' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Payment').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
  },
};

/** A failed step is still the current one. */
export const Failed: StoryObj = {
  render: () => (
    <Stepper
      label="Stages of the order"
      stages={[
        { id: 'plan', label: 'Plan', href: '#plan', state: 'done', stateLabel: 'done' },
        { id: 'payment', label: 'Payment', state: 'error', stateLabel: 'the card was declined' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement).getByText('Payment').closest('[aria-current]');
    await expect(stage).toHaveTextContent('the card was declined');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
