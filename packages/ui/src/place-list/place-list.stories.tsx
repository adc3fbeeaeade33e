import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/place-list.tsx';
import { docs } from './place-list.docs.tsx';
import { Place, PlaceList } from './place-list.tsx';

const meta: Meta<typeof PlaceList> = { title: 'Tables and lists/PlaceList', component: PlaceList };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With and without link and region, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <PlaceList>
      <Place code="FRA1" name="Frankfurt" region="Germany" href="#frankfurt">
        All plans available
      </Place>
      <Place code="SIN1" name="Singapore">
        Sold out
      </Place>
      <Place code="AMS1" name="Amsterdam" region="Netherlands" href="#amsterdam">
        Sold out: NVMe 1, NVMe 2, NVMe 3, NVMe 4, NVMe 5 and all custom sizes
      </Place>
      <Place code="SPB" name="Санкт-Петербург" region="Россия">
        Все тарифы доступны
      </Place>
    </PlaceList>
  ),
};

/** Places with a page of their own are links. */
export const Links: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const [frankfurt, singapore] = within(canvasElement).getAllByRole('listitem');
    if (!frankfurt || !singapore) throw new Error('Two places are missing.');
    await expect(within(frankfurt).getByRole('link', { name: 'Frankfurt' })).toHaveAttribute('href', '#frankfurt');
    await expect(within(singapore).queryByRole('link')).toBeNull();
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
