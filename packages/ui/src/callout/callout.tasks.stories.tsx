import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Callout } from './callout.tsx';

const meta: Meta<typeof Callout> = { title: 'Feedback/Callout', component: Callout };
export default meta;

/** A request failed: say what happened and offer to try again. `role="alert"`, because it appears after an action. */
export const FailedRequest: StoryObj = {
  render: function Example() {
    const [failed, setFailed] = useState(false);
    return (
      <Stack gap={16} align="start">
        <Button onClick={() => setFailed(true)}>Restart web-01</Button>
        {failed ? (
          <Callout
            tone="danger"
            role="alert"
            title="We couldn’t restart web-01"
            actions={
              <Button size="small" onClick={() => setFailed(false)}>
                Try again
              </Button>
            }
          >
            The server didn’t answer. Your data isn’t affected.
          </Callout>
        ) : null}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restart web-01' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t restart web-01');
  },
};

/** Something needs attention soon. The next step is a link or a button, not a sentence. */
export const PaymentDue: StoryObj = {
  render: () => (
    <Callout
      tone="warning"
      title="Your balance lasts until 4 December"
      actions={
        <LinkButton size="small" href="#top-up">
          Top up balance
        </LinkButton>
      }
    >
      After that, web-01 and db-01 are suspended.
    </Callout>
  ),
};

/** The result of a form that stays on the page. For short news that nobody has to keep, use a toast. */
export const Saved: StoryObj = {
  render: () => (
    <Callout tone="success" role="status" title="Domain added">
      Point its name servers to ns1.example.org. This takes up to 24 hours.
    </Callout>
  ),
};

/** Background to a section, without a tone: no icon and no urgency. */
export const GoodToKnow: StoryObj = {
  render: () => (
    <Callout>
      Snapshots count towards your storage. <TextLink href="#snapshots">How snapshots work</TextLink>
    </Callout>
  ),
};
