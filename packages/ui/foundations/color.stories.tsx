import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../src/stack/stack.tsx';
import { Table } from '../src/table/table.tsx';
import { Text } from '../src/text/text.tsx';
import type { Color } from '../src/theme/contract.css.ts';
import { contrastDark, contrastLight, dark, inverse, light } from '../src/theme/palettes.ts';
import { meanings, tokenName } from './color-meanings.ts';
import { ContrastTable } from './contrast-table.tsx';
import { FoundationPage, Part } from './page.tsx';
import * as css from './page.css.ts';

const meta: Meta = { title: 'Foundations/Colour', tags: ['!autodocs'] };
export default meta;

/** All colour tokens with their usage, in the theme of the toolbar. */
export const Tokens: StoryObj = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Ink on paper, lime for the primary action, cobalt for focus. Colours are named by purpose, so themes can change them without changing components."
    >
      <Part
        title="Tokens"
        words={
          <p>
            Use tokens instead of colour values. The theme sets the value. Never convey meaning by colour alone: add
            text, an icon or a shape.
          </p>
        }
      >
        <Table
          caption="Colour tokens"
          captionHidden
          rows={Object.entries(meanings) as [Color, string][]}
          rowKey={([name]) => name}
          columns={[
            {
              id: 'swatch',
              header: 'Colour',
              cell: ([name]) => <span className={css.swatch} style={{ background: `var(${tokenName(name)})` }} />,
            },
            { id: 'name', header: 'Custom property', rowHeader: true, mono: true, cell: ([name]) => tokenName(name) },
            { id: 'use', header: 'Used for', cell: ([, use]) => use },
          ]}
        />
      </Part>
    </FoundationPage>
  ),
};

const palettes = [
  { name: 'Light', palette: light, text: 4.5 },
  { name: 'Dark', palette: dark, text: 4.5 },
  { name: 'Inverse: dark sections of a page', palette: inverse, text: 4.5 },
  { name: 'High contrast, light', palette: contrastLight, text: 7 },
  { name: 'High contrast, dark', palette: contrastDark, text: 7 },
];

/** Contrast of all supported colour pairs in every theme, computed from the tokens. */
export const Contrast: StoryObj = {
  render: () => (
    <FoundationPage
      title="Contrast"
      lead="Computed from the tokens with the WCAG 2.2 formula. Text needs a contrast of 4.5, or 7 in high contrast. Borders of controls, focus rings and graphics need 3. Unit tests check the same pairs."
    >
      {palettes.map(({ name, palette, text }) => (
        <Part key={name} title={name}>
          <Stack gap={24}>
            <ContrastTable
              caption={`${name}: text, minimum ${text}`}
              palette={palette}
              least={text}
              on={['surface', 'surfaceRaised', 'surfaceSunken', 'selectedSurface']}
              of={['text', 'textMuted', 'link', 'info', 'success', 'warning', 'danger']}
            />
            <ContrastTable
              caption={`${name}: borders of controls, focus rings and graphics, minimum 3`}
              palette={palette}
              least={3}
              on={['surface', 'surfaceRaised']}
              of={['borderStrong', 'focus', 'selected', 'dataMark']}
            />
            <ContrastTable
              caption={`${name}: text on action, minimum ${text}`}
              palette={palette}
              least={text}
              on={['action', 'actionHover', 'actionActive']}
              of={['actionText']}
            />
            <ContrastTable
              caption={`${name}: text on danger, minimum ${text}`}
              palette={palette}
              least={text}
              on={['danger', 'dangerHover']}
              of={['dangerText']}
            />
          </Stack>
        </Part>
      ))}
      <Text tone="muted" measure>
        Forced colours aren’t listed, because the system sets both colours of each pair.
      </Text>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-enough]').length).toBeGreaterThan(150);
    await expect(canvasElement.querySelectorAll('[data-enough="false"]')).toHaveLength(0);
  },
};
