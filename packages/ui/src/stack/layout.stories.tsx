import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { pictured } from '../../docs-page/modes.ts';
import { Bleed } from '../bleed/bleed.tsx';
import { Card } from '../card/card.tsx';
import { Column, Columns } from '../columns/columns.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from '../grid/grid.tsx';
import { Hidden } from '../hidden/hidden.tsx';
import { Inline } from '../inline/inline.tsx';
import { Spread } from '../spread/spread.tsx';
import { Stack } from './stack.tsx';

/** All layout primitives on one page, from edge to edge. */
const meta: Meta = { title: 'Tests/Together/Layout', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

const Block = ({ children }: { children: ReactNode }) => <Card padding="small">{children}</Card>;

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Container>
      <Stack gap={{ base: 16, md: 32 }}>
        <Spread>
          <Block>Start</Block>
          <Block>End</Block>
        </Spread>
        <Inline gap={12}>
          {['One', 'Two', 'Три', 'Четыре'].map((word) => (
            <Block key={word}>{word}</Block>
          ))}
        </Inline>
        <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
          {['One', 'Two', 'Three', 'Four'].map((word) => (
            <Block key={word}>{word}</Block>
          ))}
        </Grid>
        <Columns>
          <Column span={{ base: 12, lg: 8 }}>
            <Block>Eight of twelve from 1024 px</Block>
          </Column>
          <Column span={{ base: 12, lg: 4 }} sticky>
            <Block>Four</Block>
          </Column>
        </Columns>
        <Bleed padded>
          <Block>Over the margins</Block>
        </Bleed>
        <Hidden below="md">
          <Block>From 768 px on</Block>
        </Hidden>
        <Hidden above="md">
          <Block>Below 768 px</Block>
        </Hidden>
      </Stack>
    </Container>
  ),
};
