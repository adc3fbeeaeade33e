import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/rolling-price.tsx';
import { Slider } from '../slider/slider.tsx';
import { Stack } from '../stack/stack.tsx';
import { RollingPrice } from './rolling-price.tsx';

const meta: Meta<typeof RollingPrice> = { title: 'Tables and lists/RollingPrice', component: RollingPrice };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A price controlled by a slider. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: function Render() {
    const [memory, setMemory] = useState(4);
    return (
      <Stack gap={24} style={{ maxInlineSize: 360 }}>
        <Slider
          label="Memory"
          min={1}
          max={32}
          value={memory}
          onValueChange={setMemory}
          valueText={(value) => `${value} GB`}
        />
        <RollingPrice
          size="large"
          amount={{ cents: memory * 315 }}
          currency={{ short: 'EUR' }}
          locale="en"
          period="/month"
          periodLabel="per month"
          announcement={(price) => `Now ${price} a month`}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'Memory' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByText('Now €18.90 a month')).toHaveAttribute('role', 'status'));
  },
};
