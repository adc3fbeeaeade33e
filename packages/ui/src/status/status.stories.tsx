import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Callout } from '../callout/callout.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Status } from './status.tsx';

/** Feedback components side by side: Status, Badge, Banner, Callout, EmptyState and ErrorState. */
const meta: Meta = { title: 'Tests/Together/Messages', tags: ['!autodocs'] };
export default meta;

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Use Status for changing states, and Badge for fixed labels. */
export const StatusAndBadge: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Inline gap={24}>
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone === 'warning' ? 'Ожидает оплаты' : 'Active since Friday'}
          </Status>
        ))}
        <Status tone="pending">Setting up</Status>
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            −15 %
          </Badge>
        ))}
        <Badge tone="action">Чаще всего выбирают</Badge>
      </Inline>
    </Stack>
  ),
};

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <Banner
        label="Announcement"
        tone="info"
        action={<TextLink href="#status">What is affected</TextLink>}
        onDismiss={() => undefined}
        dismissLabel="Dismiss"
      >
        Planned work in Frankfurt on 24 November, 02:00–03:00 UTC.
      </Banner>
      <Banner label="Акция">Первые три месяца со скидкой 5 % по коду из письма.</Banner>
      {tones.map((tone) => (
        <Callout
          key={tone}
          tone={tone}
          title="Windows needs 2 GB of memory"
          actions={
            <>
              <Button size="small">Choose NVMe 3</Button>
              <Button size="small" variant="quiet">
                Выбрать Debian 13
              </Button>
            </>
          }
        >
          NVMe 1 has 1 GB. Choose a larger plan or another system.
        </Callout>
      ))}
      <EmptyState title="No services yet" actions={<Button variant="action">Order a VPS</Button>}>
        Your servers will appear here with their status, address and price.
      </EmptyState>
      <ErrorState
        title="Список тарифов не загрузился"
        code="503 · 8f2a-11"
        actions={<Button>Попробовать ещё раз</Button>}
      >
        Сервер не ответил вовремя. Ваша конфигурация сохранена в адресе страницы.
      </ErrorState>
    </Stack>
  ),
};
