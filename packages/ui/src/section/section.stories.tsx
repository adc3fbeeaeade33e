import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/section.tsx';
import { Button } from '../button/button.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Split } from '../split/split.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { Text } from '../text/text.tsx';
import { Section } from './section.tsx';

const meta: Meta<typeof Section> = { title: 'Containers/Section', component: Section };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Both sizes, with a state and a button beside the title, side by side, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={48}>
      <Section id="people" title="People" aside={<Button>Invite</Button>}>
        <Text>Everyone here can see invoices.</Text>
      </Section>
      <Split gap={{ base: 40, lg: 64 }}>
        <Section id="profile" title="Personal data" aside={<Status tone="success">Complete</Status>}>
          <Text>Ada Berg, Berlin</Text>
        </Section>
        <Section id="language" title="Язык писем и уведомлений о состоянии всех ваших услуг">
          <Text>Русский</Text>
        </Section>
      </Split>
      <Section id="renewal" size="small" title="Renewal">
        <DataList items={[{ term: 'Next renewal', value: '1 Jan 2027' }]} />
      </Section>
      <Section
        id="long"
        size="small"
        title="Rechtsschutzversicherungsgesellschaftsangelegenheiten"
        aside={<Status tone="warning">Needs attention</Status>}
      >
        <Text>A title of one long word.</Text>
      </Section>
    </Stack>
  ),
};

/** The title names the region, and the anchor leads to it. */
export const Named: StoryObj = {
  render: () => (
    <Section id="balance" title="Balance" level={3} aside={<Button size="small">Top up</Button>}>
      <Text>€12.50</Text>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = canvas.getByRole('region', { name: 'Balance' });
    await expect(section).toHaveAttribute('id', 'balance');
    await expect(within(section).getByRole('heading', { level: 3, name: 'Balance' })).toBeVisible();
  },
};
