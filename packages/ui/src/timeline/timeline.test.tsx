import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline, TimelineEvent, TimelineMessage, TimelineNote } from './timeline.tsx';

test('is a list in which a note says who sees it, and pictures are silent', () => {
  render(
    <Timeline>
      <TimelineMessage author="Anna" picture={<i>AK</i>} time="14:02">
        Hello
      </TimelineMessage>
      <TimelineNote author="Jan" label="Internal note" time="14:10">
        Port down
      </TimelineNote>
      <TimelineEvent icon={<i />} time="14:12">
        Restarted
      </TimelineEvent>
    </Timeline>,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'AKAnna14:02Hello',
    'JanInternal note14:10Port down',
    'Restarted14:12',
  ]);
  expect(screen.getByText('AK').parentElement).toHaveAttribute('aria-hidden', 'true');
});
