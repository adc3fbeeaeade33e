import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/disclosure.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './disclosure.docs.tsx';
import { Disclosure } from './disclosure.tsx';

const meta: Meta<typeof Disclosure> = { title: 'Containers/Disclosure', component: Disclosure };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Rows for a list of questions, and a plain line within text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div>
      <Disclosure name="faq" headingLevel={2} summary="Can I pay by crypto?" open>
        <p>Yes: BTC, LTC, USDT. The rate is fixed for 30 minutes.</p>
      </Disclosure>
      <Disclosure
        name="faq"
        headingLevel={2}
        summary="Can I change the plan without reinstalling the system or losing any of my data?"
      >
        <p>Yes, to a larger one, with a restart.</p>
      </Disclosure>
      <Disclosure variant="plain" summary="Show the tax">
        <p>VAT 21 %</p>
      </Disclosure>
    </div>
  ),
};

/** With the same name, one is open at a time, without JavaScript. */
export const Exclusive: StoryObj = {
  ...Matrix,
  parameters: {},
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(within(second as HTMLElement).getByText(/change the plan/));
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
