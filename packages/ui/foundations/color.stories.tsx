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

/** Each colour token: what it is for, and how it looks in the theme of the toolbar. */
export const Tokens: StoryObj = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Ink on paper, one lime for the one thing to do next, cobalt for focus. Colours are named by what they are for, so that a theme can change them without a component knowing."
    >
      <Part
        title="Tokens"
        words={
          <p>
            Never write a colour: name its purpose. The theme of the toolbar decides the value. Anything that a colour
            says is also said by a word, an icon or a shape.
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
  { name: 'Inverse: bands of ink on a page', palette: inverse, text: 4.5 },
  { name: 'High contrast, light', palette: contrastLight, text: 7 },
  { name: 'High contrast, dark', palette: contrastDark, text: 7 },
];

/** Every promised pair in every theme, computed from the tokens. */
export const Contrast: StoryObj = {
  render: () => (
    <FoundationPage
      title="Contrast"
      lead="Computed from the tokens when this page is drawn, by the formula of WCAG 2.2. Text needs 4.5, in high contrast 7; edges of controls, focus and marks in pictures need 3. The same pairs are a unit test."
    >
      {palettes.map(({ name, palette, text }) => (
        <Part key={name} title={name}>
          <Stack gap={24}>
            <ContrastTable
              caption={`${name}: text, at least ${text}`}
              palette={palette}
              least={text}
              on={['surface', 'surfaceRaised', 'surfaceSunken', 'selectedSurface']}
              of={['text', 'textMuted', 'link', 'info', 'success', 'warning', 'danger']}
            />
            <ContrastTable
              caption={`${name}: edges of controls, focus and marks, at least 3`}
              palette={palette}
              least={3}
              on={['surface', 'surfaceRaised']}
              of={['borderStrong', 'focus', 'selected', 'dataMark']}
            />
            <ContrastTable
              caption={`${name}: text on the action, at least ${text}`}
              palette={palette}
              least={text}
              on={['action', 'actionHover', 'actionActive']}
              of={['actionText']}
            />
            <ContrastTable
              caption={`${name}: text on danger, at least ${text}`}
              palette={palette}
              least={text}
              on={['danger', 'dangerHover']}
              of={['dangerText']}
            />
          </Stack>
        </Part>
      ))}
      <Text tone="muted" measure>
        Forced colours have no figures: there the system chooses both colours of each pair.
      </Text>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-enough]').length).toBeGreaterThan(150);
    await expect(canvasElement.querySelectorAll('[data-enough="false"]')).toHaveLength(0);
  },
};
