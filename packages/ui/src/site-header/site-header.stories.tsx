import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/site-header.tsx';
import { Logo } from '../logo/logo.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './site-header.docs.tsx';
import {
  SiteHeader,
  SiteHeaderButton,
  SiteHeaderHome,
  SiteHeaderIcon,
  SiteHeaderLink,
  SiteHeaderMore,
  SiteHeaderName,
  SiteHeaderNav,
  SiteHeaderTools,
} from './site-header.tsx';

const meta: Meta<typeof SiteHeader> = {
  title: 'Site frame/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const home = (
  <SiteHeaderHome href="#" aria-label="Hoster, home page">
    <Logo name="Hoster" />
  </SiteHeaderHome>
);
const many = Array.from({ length: 20 }, (_, at) => (
  <SiteHeaderLink key={at} href={`#${at + 1}`}>{`Section ${at + 1}`}</SiteHeaderLink>
));

/** Bars of two sites below each other, each a landmark of its own. */
const names = { first: 'First site', second: 'Second site' };

/** Signed out with an icon, and signed in with a long name and more links than have room. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={40}>
      <section aria-label={names.first}>
        <SiteHeader>
          {home}
          <SiteHeaderNav
            label="Навигация первого сайта"
            links={
              <>
                <SiteHeaderLink href="#vps" aria-current="true">
                  VPS
                </SiteHeaderLink>
                <SiteHeaderLink href="#dedicated">Выделенные серверы</SiteHeaderLink>
              </>
            }
          />
          <SiteHeaderTools>
            <SiteHeaderButton>Sign in</SiteHeaderButton>
            <SiteHeaderButton variant="icon" aria-label="Menu of the first site">
              <SiteHeaderIcon name="menu" />
            </SiteHeaderButton>
          </SiteHeaderTools>
        </SiteHeader>
      </section>
      <section aria-label={names.second}>
        <SiteHeader>
          {home}
          <SiteHeaderNav
            label="Navigation of the second site"
            links={many}
            more={<SiteHeaderMore label="More">All sections</SiteHeaderMore>}
          />
          <SiteHeaderTools>
            <SiteHeaderButton href="#account">
              <SiteHeaderIcon name="user" />
              <SiteHeaderName>Rechtsschutzversicherungsgesellschaften</SiteHeaderName>
            </SiteHeaderButton>
          </SiteHeaderTools>
        </SiteHeader>
      </section>
    </Stack>
  ),
};

/** Links without room are out of reach of the keyboard; the panel closes on a click outside. */
export const Room: StoryObj = {
  globals: { viewport: { value: 'lg' } },
  render: () => (
    <>
      <SiteHeader style={{ inlineSize: '1024px' }}>
        {home}
        <SiteHeaderNav
          label="Main navigation"
          links={many}
          more={<SiteHeaderMore label="More">All sections</SiteHeaderMore>}
        />
      </SiteHeader>
      <p>Outside</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Narrow windows have no row at all.
    if (!matchMedia('(min-width: 1024px)').matches) return;
    const items = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="row"] > li')];
    await waitFor(() => expect(items.at(-1)?.inert).toBe(true));
    await expect(items[0]?.inert).toBe(false);
    const top = items[0]?.getBoundingClientRect().top ?? 0;
    for (const item of items) await expect(item.inert).toBe(item.getBoundingClientRect().top > top);
    const more = canvasElement.querySelector('details');
    await userEvent.click(canvas.getByText('More'));
    await expect(more).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Outside'));
    await expect(more).not.toHaveAttribute('open');
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
