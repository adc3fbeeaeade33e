import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/text.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta: Meta<typeof Text> = { title: 'Text/Text', component: Text };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Sizes, tones and weights from tokens. */
export const Looks: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <Text size={22} weight="semibold">
        Large
      </Text>
      <Text tone="muted">Muted</Text>
      <Text mono>185.12.64.9</Text>
      <Text caps size={12}>
        Section
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mono = getComputedStyle(canvas.getByText('185.12.64.9')).fontFamily;
    await expect(mono).toContain('JetBrains Mono');
  },
};

/** One line, truncated with an ellipsis. */
export const Truncated: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Text truncate>Virtual server in Frankfurt am Main</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/Virtual/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

/** Where lines break: within words, nowhere, or where the text does. */
export const Wrapping: StoryObj = {
  render: () => (
    <Stack gap={8} style={{ inlineSize: 120 }}>
      <Text wrap="anywhere">2001:db8:85a3:8d3:1319:8a2e:370:7348</Text>
      <Text wrap="nowrap" data-testid="nowrap">
        12 Jan 2027, 14:30 UTC
      </Text>
      <Text wrap="preserve" data-testid="preserve">
        {'one\ntwo'}
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = canvas.getByText(/^2001/);
    await expect(address.scrollWidth).toBe(address.clientWidth);
    const line = canvas.getByTestId('nowrap').getBoundingClientRect().height;
    await expect(canvas.getByTestId('preserve').getBoundingClientRect().height).toBeCloseTo(2 * line, 0);
  },
};

/** An email address moves to the next line instead of being broken, and breaks only if it's longer than a line. */
export const MatrixWholeAddress: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={16} style={{ inlineSize: 300, maxInlineSize: '100%' }}>
      {['anna-maria@mail-shop.example', 'anna-maria.long-name-of-the-team@customers.mail-shop.example'].map((email) => (
        <Text key={email}>
          We’ve sent an email to{' '}
          <Text element="strong" wrap="whole">
            {email}
          </Text>
          . Open the link to sign in.
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const boxOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    const short = canvas.getByText('anna-maria@mail-shop.example');
    const stop = boxOf(short.nextSibling!, 0, 1);
    const { height, top, bottom } = short.getBoundingClientRect();
    await expect(height).toBeLessThan(30);
    // The full stop stays with the address.
    await expect(stop.top).toBeGreaterThanOrEqual(top - 1);
    await expect(stop.bottom).toBeLessThanOrEqual(bottom + 1);
    const long = canvas.getByText(/^anna-maria\.long/);
    await expect(long.getBoundingClientRect().height).toBeGreaterThan(30);
    const { parentElement: frame } = long;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
};

/** A figure on its own line, and quiet text with the line height around it. */
export const Figure: StoryObj = {
  render: () => (
    <div style={{ lineHeight: '30px' }}>
      <Text size={36} weight="medium" mono>
        €12.50
      </Text>
      <Text size={14} tone="muted" lineHeight="inherit">
        about $13.70
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('about $13.70').getBoundingClientRect().height).toBe(30);
    await expect(canvas.getByText('€12.50').getBoundingClientRect().height).toBeGreaterThan(30);
  },
};
