'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AccordionItem } from '../accordion/accordion-item.tsx';
import { Accordion } from '../accordion/accordion.tsx';
import { classNames } from '../class-names/class-names.ts';
import * as css from './accordion-menu.css.ts';

export interface AccordionMenuLink {
  /** URL of the page. */
  href: string;
  /** Name of the page. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Content after the label, such as a count or a badge. */
  aside?: ReactNode;
  /** Whether this is the current page. */
  current?: boolean | undefined;
}

export interface AccordionMenuGroup {
  /** Unique in the menu. */
  id: string;
  /** Name of the group. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** The links that the group opens. */
  links: readonly AccordionMenuLink[];
}

/** A collapsible group or a top-level link. */
export type AccordionMenuEntry = AccordionMenuGroup | AccordionMenuLink;

export interface AccordionMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation landmark. */
  label: string;
  /** Groups and links in order. */
  entries: readonly AccordionMenuEntry[];
  /** Whether one or several groups can be open at a time. @default 'single' */
  type?: 'single' | 'multiple' | undefined;
  /** Ids of the initially open groups. @default the group with the current link */
  defaultOpen?: readonly string[] | undefined;
}

function MenuLink({ href, label, icon, aside, current }: AccordionMenuLink) {
  return (
    <a href={href} className={css.link} data-part="link" aria-current={current ? 'page' : undefined}>
      {icon ? <span className={css.icon}>{icon}</span> : null}
      <span className={css.label}>{label}</span>
      {aside}
    </a>
  );
}

const isGroup = (entry: AccordionMenuEntry): entry is AccordionMenuGroup => 'links' in entry;

/** Site navigation in collapsible groups. Links are plain `<a href>`. */
export function AccordionMenu({
  label,
  entries,
  type = 'single',
  defaultOpen,
  className,
  ...rest
}: AccordionMenuProps) {
  const groups = entries.filter(isGroup);
  const current = groups.filter(({ links }) => links.some((link) => link.current)).map(({ id }) => id);
  const open = defaultOpen ?? current;
  const items = entries.map((entry) =>
    isGroup(entry) ? (
      <AccordionItem key={entry.id} value={entry.id} title={entry.label} icon={entry.icon}>
        <ul role="list" className={css.list}>
          {entry.links.map((link) => (
            <li key={link.href}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
      </AccordionItem>
    ) : (
      <div key={entry.href} className={css.single}>
        <MenuLink {...entry} />
      </div>
    ),
  );
  return (
    <nav {...rest} aria-label={label} className={classNames(css.root, className)} data-component="accordion-menu">
      {type === 'multiple' ? (
        <Accordion type="multiple" defaultValue={open}>
          {items}
        </Accordion>
      ) : (
        <Accordion defaultValue={open[0] ?? ''}>{items}</Accordion>
      )}
    </nav>
  );
}
