import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/timeline.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CreditCard, RotateCcw, Users } from '../icons/index.ts';
import { Timeline, TimelineEvent, TimelineMessage, TimelineNote } from './timeline.tsx';

const meta: Meta<typeof Timeline> = { title: 'App frame/Timeline', component: Timeline };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const at = (time: string) => <time dateTime={`2026-11-30T${time}`}>{time}</time>;

/** All kinds, one’s own message, actions, long Russian and unbreakable texts. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Timeline style={{ maxInlineSize: 720 }}>
      <TimelineMessage author="Anna Koch" picture={<Avatar name="Anna Koch" />} time={at('14:02')}>
        Since the restart, web-01 can’t be reached: neither SSH nor HTTP answer.
      </TimelineMessage>
      <TimelineEvent icon={<Icon icon={Users} size={14} />} time={at('14:05')}>
        Assigned to Jan Novak
      </TimelineEvent>
      <TimelineNote
        author="Jan Novak"
        label="Internal note"
        picture={<Avatar name="Jan Novak" />}
        time={at('14:10')}
        actions={<Button size="small">Edit note</Button>}
      >
        The port was down: f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b
      </TimelineNote>
      <TimelineEvent icon={<Icon icon={RotateCcw} size={14} />} time={at('14:12')}>
        Сервер db-01.интернет-магазин-строительных-материалов.рф перезапущен из панели управления
      </TimelineEvent>
      <TimelineMessage
        own
        author="Jan Novak, Rechtsschutzversicherungsgesellschaften"
        picture={<Avatar name="Jan Novak" />}
        time={at('14:15')}
      >
        The network port was switched off by mistake. It works again since 14:12.
      </TimelineMessage>
      <TimelineEvent icon={<Icon icon={CreditCard} size={14} />} time={at('14:20')}>
        Credit of €5.00
      </TimelineEvent>
    </Timeline>
  ),
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    await expect(items[2]).toHaveTextContent('Jan NovakInternal note14:10');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
