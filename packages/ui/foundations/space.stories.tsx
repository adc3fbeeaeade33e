import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../src/grid/grid.tsx';
import { Table } from '../src/table/table.tsx';
import { Text } from '../src/text/text.tsx';
import { type Space as Step, vars } from '../src/theme/contract.css.ts';
import { breakpoints } from '../src/theme/media.ts';
import { scale } from '../src/theme/scale.ts';
import { FoundationPage, Part } from './page.tsx';
import * as css from './page.css.ts';

const meta: Meta = { title: 'Foundations/Space', tags: ['!autodocs'] };
export default meta;

/** Converts a length from rem to pixels at the default text size. */
const pixels = (rem: string): string => `${Number.parseFloat(rem) * 16} px`;

const steps = Object.keys(scale.space).map(Number) as Step[];
const radii = Object.entries(scale.radius) as [keyof typeof scale.radius, string][];
const breaks = Object.entries(breakpoints);
const layers = Object.entries(scale.zIndex);
const controls = [
  ['controlSmall', 'Small controls: in tables and toolbars'],
  ['control', 'Controls: buttons, fields, selects'],
  ['controlLarge', 'Large controls: the primary action of a page'],
  ['touch', 'Minimum touch target, whatever the visible size'],
] as const;

export const Space: StoryObj = {
  render: () => (
    <FoundationPage
      title="Space and shape"
      lead="A 4 px grid: dense inside tables, generous between sections. Hairlines divide content. Only overlays have shadows."
    >
      <Part
        title="Steps"
        words={
          <p>
            Spacing is set by layout components (Stack, Inline, Grid). Components have no outer margins. Steps from 64
            up shrink in narrow windows.
          </p>
        }
      >
        <Table
          caption="Spacing scale"
          captionHidden
          rows={steps}
          rowKey={(step) => step}
          columns={[
            { id: 'name', header: 'Token', rowHeader: true, mono: true, cell: (step) => `space[${step}]` },
            {
              id: 'bar',
              header: 'Length',
              cell: (step) => <div className={css.bar} style={{ inlineSize: vars.space[step] }} />,
            },
            { id: 'value', header: 'Value', mono: true, cell: (step) => scale.space[step] },
          ]}
        />
      </Part>
      <Part
        title="Corners"
        words={
          <p>
            Use small for controls, medium for blocks within a page (callouts, code, options) and popups, large for
            cards and dialogs, and full for pills and dots.
          </p>
        }
      >
        <Grid fit="narrow">
          {radii.map(([name, value]) => (
            <div key={name} className={css.box} style={{ borderRadius: vars.radius[name] }}>
              <Text size={14}>
                {name}, {value}
              </Text>
            </div>
          ))}
        </Grid>
      </Part>
      <Part title="Control sizes">
        <Table
          caption="Control sizes"
          captionHidden
          rows={controls}
          rowKey={([name]) => name}
          columns={[
            { id: 'name', header: 'Token', rowHeader: true, mono: true, cell: ([name]) => `size.${name}` },
            {
              id: 'bar',
              header: 'Height',
              cell: ([name]) => <div className={css.bar} style={{ blockSize: vars.size[name], inlineSize: 48 }} />,
            },
            { id: 'value', header: 'Value', mono: true, cell: ([name]) => scale.size[name] },
            { id: 'use', header: 'Used for', cell: ([, use]) => use },
          ]}
        />
      </Part>
      <Part
        title="Breakpoints"
        words={
          <p>
            The maximum content width is {pixels(scale.size.content)} , for forms and long text{' '}
            {pixels(scale.size.narrow)}.
          </p>
        }
      >
        <Table
          caption="Breakpoints"
          captionHidden
          rows={breaks}
          rowKey={([name]) => name}
          columns={[
            { id: 'name', header: 'Breakpoint', rowHeader: true, mono: true, cell: ([name]) => name },
            { id: 'from', header: 'From, px', mono: true, cell: ([, from]) => from },
          ]}
        />
      </Part>
      <Part title="Stacking order" words={<p>From lowest to highest. Don’t use other values.</p>}>
        <Table
          caption="Layers"
          captionHidden
          rows={layers}
          rowKey={([name]) => name}
          columns={[
            { id: 'name', header: 'Token', rowHeader: true, mono: true, cell: ([name]) => `zIndex.${name}` },
            { id: 'value', header: 'Value', mono: true, cell: ([, value]) => value },
          ]}
        />
      </Part>
      <Part title="Shadow" words={<p>One shadow, for dialogs, menus and toasts.</p>}>
        <div className={css.box} style={{ boxShadow: vars.shadow.overlay, maxInlineSize: 320 }}>
          <Text size={14}>shadow.overlay</Text>
        </div>
      </Part>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /space\[16\]/ });
    await expect(row.querySelector('div[style]')?.getBoundingClientRect().width).toBe(16);
  },
};
