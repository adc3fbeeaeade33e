import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/link-button.tsx';
import { ArrowRight } from '../icons/index.ts';
import { expect, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './link-button.docs.tsx';
import { LinkButton } from './link-button.tsx';

const meta: Meta<typeof LinkButton> = { title: 'Actions/LinkButton', component: LinkButton };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const variants = ['action', 'secondary', 'quiet', 'danger'] as const;

/** Looks like a button but is a link. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={16} align="start">
      {variants.map((variant) => (
        <Inline key={variant} gap={12}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <LinkButton key={size} href={`#${variant}`} variant={variant} size={size}>
              NVMe 3
            </LinkButton>
          ))}
        </Inline>
      ))}
      <LinkButton href="#order" variant="action" trailing={<Icon icon={ArrowRight} size={16} mirrored />}>
        Order NVMe 3
      </LinkButton>
      <LinkButton href="#compare">Compare plans</LinkButton>
      <LinkButton href="#help" variant="quiet" size="small">
        Прочитать, как перенести сайт
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Order NVMe 3' })).toHaveAttribute('href', '#order');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The variant `link` looks like a link, in text, with an icon, and with an unbreakable name. */
export const MatrixLink: StoryObj = {
  parameters: pictured(),
  name: 'Matrix link',
  render: () => (
    <Stack gap={16} align="start">
      <p>
        Your card expires in May.{' '}
        <LinkButton href="#card" variant="link">
          Change payment method
        </LinkButton>{' '}
        in time.
      </p>
      <LinkButton href="#report" variant="link" trailing={<Icon icon={ArrowRight} size={16} mirrored />}>
        Посмотреть отчёт о работе сервера за ноябрь
      </LinkButton>
      <LinkButton href="#file" variant="link">
        f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b.tar.gz
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Change payment method' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
