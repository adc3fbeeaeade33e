import type { TicketMessage } from '@hoster/contract';
import { Avatar } from '@hoster/ui/avatar';
import { Disclosure } from '@hoster/ui/disclosure';
import { LogOut } from '@hoster/ui/icons';
import { Prose } from '@hoster/ui/prose';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Timeline, TimelineEvent, TimelineMessage, TimelineNote } from '@hoster/ui/timeline';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';
import { MessageFiles } from './message-files.tsx';
import { threadWords as words } from './words.ts';

/** What is said of a message that its customer doesn't see. */
export interface KeptMessage {
  author: ReactNode;
  label: ReactNode;
  actions: ReactNode;
}

interface ThreadProps<Message extends TicketMessage> {
  messages: readonly Message[];
  /** For staff: whether the customer doesn't see a message. */
  keptOf?: (message: Message) => KeptMessage | null;
  /** Who is writing an answer. */
  answering?: { name: string } | null;
}

/** Messages of a ticket, oldest first. Those that arrive are announced. */
export function Thread<Message extends TicketMessage>({ answering = null, keptOf, messages }: ThreadProps<Message>) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={16}>
      <Timeline>
        {messages.map((message) => (
          <Entry key={message.id} message={message} kept={keptOf?.(message) ?? null} />
        ))}
      </Timeline>
      <Text tone="muted" size={14} aria-live="polite">
        {answering ? formatMessage(words.typing, answering) : null}
      </Text>
      <Arrivals count={messages.length} />
    </Stack>
  );
}

function Entry({ kept, message }: { kept: KeptMessage | null; message: TicketMessage }) {
  const { formatMessage } = useIntl();
  const { attachments, author, body, created, folded, html, id, is_note: isNote, verified, via } = message;
  const name = author.is_own
    ? formatMessage(words.you)
    : author.is_staff
      ? formatMessage(words.support, { name: author.name })
      : author.name;
  if (message.event === 'left') {
    return (
      <TimelineEvent id={`message-${id}`} icon={<LogOut size={14} />} time={<Day value={created} time />}>
        {formatMessage(words.left, { name })}
      </TimelineEvent>
    );
  }
  const shared = {
    id: `message-${id}`,
    author: name,
    time: <Day value={created} time />,
    picture: <Avatar name={author.name} />,
  };
  const content = (
    <Stack gap={12}>
      {body === '' ? null : <Prose html={html} />}
      {folded === null ? null : (
        <Disclosure variant="plain" summary={<FormattedMessage {...words.folded} />}>
          <Prose>
            {folded.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </Prose>
        </Disclosure>
      )}
      <MessageFiles files={attachments} />
      {via === 'web' ? null : (
        <Text size={14} tone="muted">
          {formatMessage(verified ? words.email : words.unverified)}
        </Text>
      )}
    </Stack>
  );
  if (kept !== null) {
    return (
      <TimelineNote {...shared} {...kept}>
        {content}
      </TimelineNote>
    );
  }
  return isNote ? (
    <TimelineNote {...shared} label={formatMessage(words.note)}>
      {content}
    </TimelineNote>
  ) : (
    <TimelineMessage {...shared} own={author.is_own}>
      {content}
    </TimelineMessage>
  );
}

/** Announces how many messages arrived since the page was opened or they were announced last. */
function Arrivals({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState({ count, fresh: 0 });
  useEffect(() => {
    setSeen((before) => (before.count === count ? before : { count, fresh: count - before.count }));
  }, [count]);
  return (
    <VisuallyHidden role="status">
      {seen.fresh > 0 ? <span key={seen.count}>{formatMessage(words.new, { count: seen.fresh })}</span> : null}
    </VisuallyHidden>
  );
}
