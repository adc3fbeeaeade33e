import { Avatar } from '@hoster/ui/avatar';
import { Icon } from '@hoster/ui/icon';
import { RotateCcw } from '@hoster/ui/icons';
import { Timeline, TimelineEvent, TimelineMessage, TimelineNote } from '@hoster/ui/timeline';

export function Example() {
  return (
    <Timeline>
      <TimelineMessage
        author="Anna Koch"
        picture={<Avatar name="Anna Koch" />}
        time={<time dateTime="2026-11-30T14:02">14:02</time>}
      >
        Since the restart, web-01 can’t be reached.
      </TimelineMessage>
      <TimelineNote
        author="Jan Novak"
        label="Internal note"
        picture={<Avatar name="Jan Novak" />}
        time={<time dateTime="2026-11-30T14:10">14:10</time>}
      >
        The switch port was down.
      </TimelineNote>
      <TimelineEvent icon={<Icon icon={RotateCcw} size={14} />} time={<time dateTime="2026-11-30T14:12">14:12</time>}>
        web-01 was restarted
      </TimelineEvent>
    </Timeline>
  );
}
