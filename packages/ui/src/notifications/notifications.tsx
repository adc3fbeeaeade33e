'use client';
import { Bell, Check } from 'lucide-react';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseButton } from '../layers/close-button.tsx';
import { hidden } from '../layers/hidden.css.ts';
import { isPlainClick } from '../layers/is-plain-click.ts';
import { Popover } from '../popover/popover.tsx';
import type { OpenOptions } from '../popup/use-popup.ts';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './notifications.css.ts';

export interface NotificationItem {
  /** Unique in the list. */
  id: string;
  /** What happened: "Invoice 2231 is due". */
  title: ReactNode;
  /** More about it. */
  text?: ReactNode;
  /** When it happened: "two hours ago", in a `<time>`. */
  time: ReactNode;
  /** Page that it is about. */
  href?: string | undefined;
  /** Whether it hasn't been read. @default false */
  unread?: boolean | undefined;
}

export interface NotificationsProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the button, the popover and its heading: "Notifications". */
  label: string;
  /** Page with all notifications. The button is a link to it, which works without script. */
  href: string;
  /** Text of the link to that page at the end of the popover: "All notifications". */
  allLabel: ReactNode;
  /** The latest notifications, newest first. */
  items: readonly NotificationItem[];
  /** Number of unread ones, also of those that aren't in `items`. */
  unread: number;
  /** Returns what the number counts, also announced when it changes: "3 unread". */
  unreadLabel: (count: number) => string;
  /** Read before the title of an unread notification: "Unread". */
  unreadMark: string;
  /** Returns the name of the button that marks a notification as read: "Mark as read". */
  readLabel: (item: NotificationItem) => string;
  /** Called with the id of a notification that was marked as read, or whose page is opened. */
  onRead: (id: string) => void;
  /** Text of the button that marks all of them as read: "Mark all as read". */
  readAllLabel: ReactNode;
  /** Called when all of them are marked as read. */
  onReadAll: () => void;
  /** Name of the close button. */
  closeLabel: string;
  /** Shown without notifications: what will appear here. */
  empty: ReactNode;
}

/** The number that fits into a corner. */
const short = (count: number): string => (count > 99 ? '99+' : String(count));

/** The button it was pressed with is gone afterwards, so focus goes to the popover. */
const keepFocus = (button: Element) => button.closest<HTMLElement>('[role="dialog"]')?.focus();

/** A bell with the number of unread notifications, and a popover with the latest ones. */
export function Notifications(props: NotificationsProps) {
  const { label, href, allLabel, items, unread, unreadLabel, unreadMark, readLabel, onRead, ...others } = props;
  const { readAllLabel, onReadAll, closeLabel, empty, open, onOpenChange, className, ...rest } = others;
  const spoken = useChange(unread);
  return (
    <div {...rest} data-component="notifications" className={classNames(css.root, className)}>
      <Popover
        label={label}
        align="end"
        open={open}
        onOpenChange={onOpenChange}
        trigger={({ onClick, ref, ...trigger }) => (
          <a
            {...trigger}
            ref={ref}
            href={href}
            title={label}
            data-part="trigger"
            className={css.trigger}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onClick(event);
            }}
          >
            <Bell size={20} aria-hidden="true" />
            <span className={hidden}>{label}</span>
            {unread > 0 ? (
              <>
                <span aria-hidden="true" data-part="count" className={css.count}>
                  {short(unread)}
                </span>
                <span className={hidden}> {unreadLabel(unread)}</span>
              </>
            ) : null}
          </a>
        )}
      >
        {(close) => (
          <div className={css.content}>
            <div data-part="head" className={css.head}>
              <h2 className={css.title}>{label}</h2>
              <CloseButton label={closeLabel} size="small" onClick={close} />
            </div>
            {items.length === 0 ? (
              <div data-part="empty" className={css.empty}>
                {empty}
              </div>
            ) : (
              <ul role="list" data-part="list" className={css.list}>
                {items.map((item) => (
                  <Row key={item.id} {...{ item, unreadMark, readLabel, onRead }} />
                ))}
              </ul>
            )}
            <div data-part="foot" className={css.foot}>
              <TextLink href={href}>{allLabel}</TextLink>
              {unread > 0 ? (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={(event) => {
                    keepFocus(event.currentTarget);
                    onReadAll();
                  }}
                >
                  {readAllLabel}
                </Button>
              ) : null}
            </div>
          </div>
        )}
      </Popover>
      {/* Always rendered, because a live region added together with its text is often not announced. */}
      <span role="status" className={hidden}>
        {spoken === undefined ? '' : unreadLabel(spoken)}
      </span>
    </div>
  );
}

/** The number once it has changed: what a page begins with isn't news. */
function useChange(count: number): number | undefined {
  const [first] = useState(count);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (count !== first) setChanged(true);
  }, [count, first]);
  return changed ? count : undefined;
}

function Row({
  item,
  unreadMark,
  readLabel,
  onRead,
}: { item: NotificationItem } & Pick<NotificationsProps, 'unreadMark' | 'readLabel' | 'onRead'>) {
  const { id, title, text, time, href, unread = false } = item;
  const subject = (
    <>
      {unread ? <span className={hidden}>{unreadMark} </span> : null}
      <span>{title}</span>
    </>
  );
  return (
    <li data-part="item" data-unread={unread ? '' : undefined} className={css.item}>
      {unread ? <span aria-hidden="true" className={css.dot} /> : null}
      <div className={css.words}>
        {href === undefined ? (
          <span className={css.subject}>{subject}</span>
        ) : (
          <a href={href} className={css.subject} onClick={() => unread && onRead(id)}>
            {subject}
          </a>
        )}
        {text === undefined ? null : <div>{text}</div>}
        <div className={css.muted}>{time}</div>
      </div>
      {unread ? (
        <div className={css.action}>
          <IconButton
            size="small"
            label={readLabel(item)}
            icon={<Check size={16} />}
            onClick={(event) => {
              keepFocus(event.currentTarget);
              onRead(id);
            }}
          />
        </div>
      ) : null}
    </li>
  );
}
