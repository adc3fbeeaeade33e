import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/site-footer.tsx';
import { ColumnLink, LinkColumn, LinkColumns } from '../link-columns/link-columns.tsx';
import { docs } from './site-footer.docs.tsx';
import {
  FooterChoice,
  FooterChoices,
  FooterLine,
  FooterLink,
  FooterLinks,
  FooterMark,
  FooterMarks,
  FooterNote,
  SiteFooter,
} from './site-footer.tsx';

const meta: Meta<typeof SiteFooter> = {
  title: 'Site frame/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const Mark = ({ name, outline }: { name: string; outline: string }) => (
  <svg width="32" height="32" viewBox="0 0 24 24" role="img" aria-label={name}>
    <path d={outline} />
  </svg>
);

/** All its parts, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <SiteFooter>
      <nav aria-label="Footer">
        <LinkColumns>
          <LinkColumn title="Servers">
            <ColumnLink href="#vps">Virtual servers</ColumnLink>
            <ColumnLink href="#dedicated">Dedicated servers</ColumnLink>
          </LinkColumn>
          <LinkColumn title="Компания">
            <ColumnLink href="#about">О компании</ColumnLink>
            <ColumnLink href="#law">Rechtsschutzversicherungsgesellschaften</ColumnLink>
          </LinkColumn>
        </LinkColumns>
      </nav>
      <FooterLine>
        <FooterChoices legend="Theme">
          <FooterChoice type="button" aria-pressed>
            System
          </FooterChoice>
          <FooterChoice type="button" aria-pressed={false}>
            Dark
          </FooterChoice>
        </FooterChoices>
      </FooterLine>
      <FooterLine spread>
        <FooterMarks aria-label="We accept">
          <FooterMark>
            <Mark name="Card" outline="M2 5h20v14H2zM2 9h20v3H2z" />
          </FooterMark>
          <FooterMark>Bank transfer</FooterMark>
        </FooterMarks>
        <FooterMarks>
          <FooterMark href="#network" rel="me noopener">
            <Mark name="Network" outline="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z" />
          </FooterMark>
        </FooterMarks>
      </FooterLine>
      <FooterLinks>
        <FooterLink href="#terms">Terms of service</FooterLink>
        <FooterLink href="#privacy">Политика конфиденциальности</FooterLink>
      </FooterLinks>
      <FooterNote>
        <span>© 2009–2026 Hoster, 17 years of hosting</span>
        <span>Hoster OÜ, 1 Harbour Street, Tallinn, Estonia</span>
      </FooterNote>
    </SiteFooter>
  ),
};

/** One landmark at the end of the document, whose links are at least 44 px high. */
export const Landmark: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    for (const link of footer.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Plays the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
