import type { ComponentProps, ReactNode } from 'react';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './jump-links.css.ts';

export interface JumpLink {
  /** Anchor of the section, without `#`. */
  id: string;
  /** Title of the section. */
  title: ReactNode;
}

export interface JumpLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation: "On this page". */
  label: string;
  /** The sections in the order of the page. */
  links: readonly JumpLink[];
}

/** Links to the sections of a page. */
export function JumpLinks({ label, links, ...rest }: JumpLinksProps) {
  return (
    <nav data-component="jump-links" aria-label={label} {...rest}>
      <ul data-part="list" className={css.list}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="text" className={css.link}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
