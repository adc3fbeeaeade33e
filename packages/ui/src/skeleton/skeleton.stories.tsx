import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';

const meta: Meta = { title: 'Components/Waiting' };
export default meta;

export const Matrix: StoryObj = {
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
