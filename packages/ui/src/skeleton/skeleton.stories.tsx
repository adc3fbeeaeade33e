import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SkeletonRegion } from './skeleton-region.tsx';
import { Skeleton } from './skeleton.tsx';

/** Loading indicators: Skeleton, ProgressBar and Spinner. */
const meta: Meta = { title: 'Tests/Together/Skeleton, Spinner', tags: ['!autodocs'] };
export default meta;

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Grid columns={{ base: 1, md: 3 }} gap={32}>
      <SkeletonRegion label="Loading plans">
        <Stack gap={12}>
          <Skeleton width={40} />
          <Skeleton lines={3} />
          <Skeleton shape="block" height={96} />
          <Skeleton shape="circle" height={32} />
        </Stack>
      </SkeletonRegion>
      <Stack>
        <ProgressBar label="Installing Debian 13" value={60} valueLabel="60 %" />
        <ProgressBar label="Copying" valueLabel="unknown" />
        <ProgressBar
          label="Installing"
          value={100}
          valueLabel="100 %"
          state="success"
          result="Installed in 48 seconds"
        />
        <ProgressBar
          label="Установка Windows Server"
          value={30}
          valueLabel="30 %"
          state="danger"
          result="Не хватило места на диске"
        />
      </Stack>
      <Stack align="start">
        <Spinner label="Loading" size={16} />
        <Spinner label="Loading more" />
        <Spinner label="Загрузка" size={32} />
      </Stack>
    </Grid>
  ),
};

/** Nothing shifts when the text appears. */
export const NothingMoves: StoryObj = {
  render: function Render() {
    const [loaded, setLoaded] = useState(false);
    return (
      <div style={{ inlineSize: 240 }}>
        {([14, 16, 22] as const).map((size) => (
          <Text key={size} size={size} element="div">
            {loaded ? (
              <>
                Две строки
                <br />
                of text
              </>
            ) : (
              <Skeleton lines={2} />
            )}
          </Text>
        ))}
        <Button onClick={() => setLoaded(true)}>Load</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getAllByText(/of text/)).toHaveLength(3);
    // Layout uses sixty-fourths of a pixel.
    await expect(button.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
