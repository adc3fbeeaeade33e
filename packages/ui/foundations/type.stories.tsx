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

/** Both ends of a size: what it is at 390 px of window and at 1440 px. */
function ends(size: string): [number, number] {
  const rems = Array.from(size.matchAll(/([\d.]+)rem/g), ([, value]) => Number(value) * 16);
  return [rems[0] ?? 0, rems.at(-1) ?? 0];
}

const uses: Record<keyof typeof scale.fontSize, string> = {
  12: 'Badges, axes of pictures',
  14: 'Hints, heads of tables, meta data',
  16: 'Text, fields, buttons',
  18: 'Leads, titles of cards',
  22: 'Headings of the third level',
  28: 'Prices, headings of narrow pages',
  36: 'Headings of the second level',
  48: 'Headings of the first level',
  64: 'The one heading of a hero',
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
        lead="Onest for everything that is read, JetBrains Mono for what is compared or copied. Latin and Cyrillic, self-hosted, 400 to 700."
      >
        <Part
          title="Sizes"
          words={
            <p>
              Named by their pixels at 1440 px of window. Sizes from 18 up grow in a straight line from 390 px to 1440
              px. All are in rem, so the text size of the browser enlarges them.
            </p>
          }
        >
          <Table
            caption="Sizes of type"
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
              Whatever is compared stands in figures of one width, so that columns of numbers stand still. Addresses,
              keys and specifications are monospaced as well.
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
                Text: 16 px on a line of {scale.lineHeight.body}, {scale.size.measure} wide at most. Headings: the
                larger, the closer. A line of {scale.lineHeight.snug} at 22 px, of 1.02 at 64; tracking of{' '}
                {scale.tracking.tight} at 28 px, of {scale.tracking.tighter} at 64.
              </p>
              <p>
                Sentence case everywhere. Spaced capitals only for short names of sections. Russian is a third longer
                than English: nothing may depend on the length of a word.
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
    await expect(row).toHaveTextContent('The one heading of a hero');
  },
};
