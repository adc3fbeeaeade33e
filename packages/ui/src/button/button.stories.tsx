import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/button.tsx';
import { ArrowRight, Plus, Trash2 } from '../icons/index.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './button.docs.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline } from '../inline/inline.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Order NVMe 3' } } satisfies Meta<
  typeof Button
>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** The primary action. */
export const Action: Story = { args: { variant: 'action', trailing: <Icon icon={ArrowRight} mirrored /> } };

/** Keeps its size and focus, announces its label, and ignores clicks. */
export const Loading: Story = {
  args: { variant: 'action', loading: true, loadingLabel: 'Ordering', onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ordering' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Focusable, with the reason shown on focus and hover. */
export const WithReason: Story = {
  args: { disabledReason: 'Choose a location first', style: { marginBlockStart: 48 } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription('Choose a location first');
    await expect(canvasElement.querySelector('[data-part="reason"]')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-part="reason"]')).not.toBeVisible();
  },
};

const variants = ['action', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Every variant in every size and state, with icons, counts and long Russian labels. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={24}>
      {variants.map((variant) => (
        <Stack key={variant} gap={12}>
          <Inline gap={12}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Order NVMe 3
              </Button>
            ))}
            <Button variant={variant} leading={<Icon icon={Plus} size={18} />}>
              Add a key
            </Button>
            <Button variant={variant} loading loadingLabel="Saving">
              Save changes
            </Button>
            <Button variant={variant} disabled>
              Sold out
            </Button>
            <Button variant={variant} disabledReason="Choose a location first">
              Order
            </Button>
            <Button variant={variant} count={3}>
              Filters
            </Button>
            <LinkButton variant={variant} href="#plans" trailing={<Icon icon={ArrowRight} size={18} mirrored />}>
              Compare plans
            </LinkButton>
            <IconButton variant={variant} label="Delete the key" icon={<Icon icon={Trash2} />} />
            <IconButton
              variant={variant}
              size="small"
              label="Delete this key"
              icon={<Icon icon={Trash2} size={16} />}
            />
          </Inline>
          <Inline gap={12}>
            <Button variant={variant}>Заказать NVMe 3 и перейти к оплате</Button>
            <div style={{ inlineSize: 200 }}>
              <Button variant={variant} stretched leading={<Icon icon={Plus} size={18} />}>
                Восстановить доступ к учётной записи
              </Button>
            </div>
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A small button is 32 px high with a touch target of 44 px. A loading button keeps its size. */
export const Targets: StoryObj = {
  render: () => (
    <Inline gap={48} style={{ padding: 24 }}>
      <Button size="small">Edit</Button>
      <Button>Save changes</Button>
      <Button loading loadingLabel="Saving">
        Save changes
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const small = canvas.getByRole('button', { name: 'Edit' });
    const { x, y, width, height } = small.getBoundingClientRect();
    await expect(height).toBe(32);
    for (const beyond of [-5, height + 5]) {
      await expect(document.elementFromPoint(x + width / 2, y + beyond)).toBe(small);
    }
    const still = canvas.getByRole('button', { name: 'Save changes' }).getBoundingClientRect();
    const busy = canvas.getByRole('button', { name: 'Saving' }).getBoundingClientRect();
    // Approximate, because Firefox uses sixtieths of a pixel.
    await expect(busy.width).toBeCloseTo(still.width);
    await expect(busy.height).toBeCloseTo(still.height);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
