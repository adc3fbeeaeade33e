import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTexts } from '../../../.storybook/sample-texts.ts';
import { Heading } from '../src/heading/heading.tsx';
import { Stack } from '../src/stack/stack.tsx';
import { Table } from '../src/table/table.tsx';
import { Text } from '../src/text/text.tsx';
import { vars } from '../src/theme/contract.css.ts';
import { scale } from '../src/theme/scale.ts';
import { FoundationPage, Part } from './page.tsx';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'] };
export default meta;

/** Returns a size at window widths of 390 px and 1440 px. */
function ends(size: string): [number, number] {
  const rems = Array.from(size.matchAll(/([\d.]+)rem/g), ([, value]) => Number(value) * 16);
  return [rems[0] ?? 0, rems.at(-1) ?? 0];
}

const uses: Record<keyof typeof scale.fontSize, string> = {
  12: 'Badges, chart axes',
  14: 'Hints, table headers, metadata',
  16: 'Text, fields, buttons',
  18: 'Lead paragraphs, card titles',
  22: 'Third-level headings',
  28: 'Prices, headings on narrow pages',
  36: 'Second-level headings',
  48: 'First-level headings',
  64: 'Hero headings',
};
const sizes = (Object.keys(uses) as `${keyof typeof uses}`[]).map((name) => {
  const [least, most] = ends(scale.fontSize[name]);
  return { name, least, most, use: uses[name] };
});

export const Type: StoryObj = {
  render: (_args, context) => {
    const { pangram, title } = sampleTexts(context, {
      en: { title: 'Servers in eight countries', pangram: 'Sixty zippers were quickly picked from the woven jute bag' },
      ru: { title: 'Серверы в восьми странах', pangram: 'Съешь же ещё этих мягких французских булок да выпей чаю' },
    });
    return (
      <FoundationPage
        title="Type"
        lead="Onest for text, JetBrains Mono for figures and code. Latin and Cyrillic, self-hosted, weights 400 to 700."
      >
        <Part
          title="Sizes"
          words={
            <p>
              Sizes are named by their pixels at a window width of 1440 px. Sizes from 18 up scale linearly between 390
              px and 1440 px. All are in rem, so they follow the browser’s text size.
            </p>
          }
        >
          <Table
            caption="Type scale"
            captionHidden
            rows={sizes}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', header: 'Token', rowHeader: true, mono: true, cell: ({ name }) => `fontSize[${name}]` },
              { id: 'least', header: 'At 390 px', align: 'end', mono: true, cell: ({ least }) => least },
              { id: 'most', header: 'At 1440 px', align: 'end', mono: true, cell: ({ most }) => most },
              { id: 'use', header: 'Used for', cell: ({ use }) => use },
            ]}
          />
          <Stack gap={12}>
            {sizes.toReversed().map(({ name }) => (
              <div key={name} style={{ fontSize: vars.fontSize[name], lineHeight: vars.lineHeight.snug }}>
                {name} {title}
              </div>
            ))}
          </Stack>
        </Part>
        <Part title="Weights">
          <Stack gap={8}>
            {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
              <Text key={weight} size={18} weight={weight}>
                {scale.fontWeight[weight]} {pangram}
              </Text>
            ))}
          </Stack>
        </Part>
        <Part
          title="Figures"
          words={
            <p>
              Use tabular figures for numbers to be compared, so that columns align. Addresses, keys and specifications
              are monospaced as well.
            </p>
          }
        >
          <Stack gap={4}>
            <Text mono>185.12.64.9</Text>
            <Text mono>111.11.11.1</Text>
            <Text mono>€1,084.90</Text>
            <Text mono>€1,111.11</Text>
          </Stack>
        </Part>
        <Part
          title="Line"
          words={
            <>
              <p>
                Text: 16 px with a line height of {scale.lineHeight.body}, {scale.size.measure} wide at most. Headings:
                the larger the text, the tighter. Line height of {scale.lineHeight.snug} at 22 px, of 1.02 at 64;
                tracking of {scale.tracking.tight} at 28 px, of {scale.tracking.tighter} at 64.
              </p>
              <p>
                Use sentence case. Use spaced capitals only for short section names. Russian text is a third longer than
                English, so layouts must not depend on the length of a word.
              </p>
            </>
          }
        >
          <Heading level={3} size={48}>
            {title}
          </Heading>
          <Text measure>
            {pangram}. {pangram}. {pangram}.
          </Text>
        </Part>
      </FoundationPage>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /fontSize\[64\]/ });
    await expect(row).toHaveTextContent('38');
    await expect(row).toHaveTextContent('Hero headings');
  },
};
