import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/link-wall.tsx';
import { Icon } from '../icon/icon.tsx';
import { Server } from '../icons/index.ts';
import { docs } from './link-wall.docs.tsx';
import { LinkWall, WallLink, WallNote } from './link-wall.tsx';

const meta: Meta<typeof LinkWall> = { title: 'Pages/LinkWall', component: LinkWall };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const systems = ['WordPress', 'Joomla', 'Drupal', 'October CMS', 'PrestaShop', 'CodeIgniter', '1С-Битрикс'];

/** With and without pictures, the current page, long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <LinkWall>
      {systems.map((name, index) => (
        <WallLink
          key={name}
          href={`#${index}`}
          picture={index % 2 === 0 ? <Icon icon={Server} /> : undefined}
          aria-current={index === 2 ? 'page' : undefined}
        >
          {name}
        </WallLink>
      ))}
      <WallLink href="#long">Rechtsschutzversicherungsgesellschaften</WallLink>
      <WallNote>Или ваш собственный код по SFTP, SSH или Git</WallNote>
    </LinkWall>
  ),
};

/** The current page is announced, and every tile is large enough for a finger. */
export const Tiles: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Joomla');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'WordPress' }).getBoundingClientRect().height).toBeGreaterThan(44);
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
