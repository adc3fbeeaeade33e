import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Server } from '../icons/index.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Flag } from '../flag/flag.tsx';
import { countries } from '../flag/countries.ts';
import { Grid } from '../grid/grid.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stat } from '../stat/stat.tsx';
import { Logo } from './logo.tsx';

/** Logo, Flag, Icon, Avatar and Stat side by side. */
const meta: Meta = { title: 'Tests/Together/Logo, Flag, Icon, Avatar, Stat', tags: ['!autodocs'] };
export default meta;

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={32}>
      <Inline gap={24}>
        <Logo name="Hoster" />
        <Logo name="Hoster" markOnly />
        <span data-theme="inverse" style={{ padding: 16 }}>
          <Logo name="Hoster" style={{ fontSize: 40 }} />
        </span>
      </Inline>
      <Inline gap={12}>
        {[...countries, 'BR'].map((country) => (
          <Flag key={country} country={country} size="large" label={country} />
        ))}
      </Inline>
      <Inline gap={12}>
        {([14, 16, 18, 20, 24, 32] as const).map((size) => (
          <Icon key={size} icon={Server} size={size} label={`Server, ${size} px`} />
        ))}
        <Avatar name="Anna Koch" size={24} />
        <Avatar name="Анна Кох" labelled />
        <Avatar name="demo" size={48} />
      </Inline>
      <Grid columns={{ base: 2, md: 4 }}>
        <Stat ruled size="large" value="8" label="countries" />
        <Stat ruled size="large" value="14.2" unit="ms" label="to Frankfurt" />
        <Stat ruled size="large" value="99.98" unit="%" label="доступность за 12 месяцев" />
        <Stat ruled value="10 000" label="servers" />
      </Grid>
    </Stack>
  ),
};
