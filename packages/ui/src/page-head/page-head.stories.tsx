import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/page-head.tsx';
import { Button } from '../button/button.tsx';
import { Copyable } from '../copyable/copyable.tsx';
import { EllipsisVertical } from '../icons/index.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NavTabs } from '../nav-tabs/nav-tabs.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { PageHead } from './page-head.tsx';

const meta: Meta<typeof PageHead> = { title: 'App frame/PageHead', component: PageHead };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With everything, with a title only, and with long Russian and unbreakable texts. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={48}>
      <PageHead
        above={<TextLink href="#services">Services</TextLink>}
        title="web-01"
        status={<Status tone="success">Running</Status>}
        description={
          <>
            <Copyable value="203.0.113.24" copyLabel="Copy address" copiedLabel="Copied" />
            <span>NVMe 3, Frankfurt</span>
          </>
        }
        actions={
          <>
            <Button size="small">Restart</Button>
            <Button size="small" variant="action">
              Open console
            </Button>
            <IconButton size="small" label="More actions" icon={<Icon icon={EllipsisVertical} />} />
          </>
        }
        tabs={
          <NavTabs
            label="web-01"
            items={[
              { href: '#overview', label: 'Overview', current: true },
              { href: '#access', label: 'Access' },
              { href: '#network', label: 'Network' },
            ]}
          />
        }
      />
      <PageHead level={2} title="Billing" />
      <PageHead
        level={2}
        title="Выделенный сервер для интернет-магазина строительных материалов"
        status={<Status tone="warning">Ожидает оплаты</Status>}
        description="Продлевается автоматически 14 декабря за 12 900 ₽"
        actions={<Button size="small">Изменить способ оплаты</Button>}
      />
      <PageHead level={2} title={'f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b'} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'web-01' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
