import { LinkButton } from '@hoster/ui/link-button';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusWhenGone } from '../../start/focus-when-gone.ts';

interface ChangeLinkProps {
  /** The order with the change, as a query. */
  query: URLSearchParams;
  /** Makes the change where there is script. */
  onChoose: () => void;
  children: ReactNode;
}

/** The section that a notice is in, or comes after: its heading where it can be folded, otherwise the whole. */
const keepFocus = focusWhenGone((link) => {
  const section = [...document.querySelectorAll<HTMLElement>('[data-component="form-section"]')].findLast(
    (one) => link.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return section?.querySelector<HTMLElement>(':scope > details > summary') ?? section;
});

/** A button that changes the choice: a link, so that it works without script and in a new tab. */
export function ChangeLink({ query, onChoose, children }: ChangeLinkProps) {
  const { pathname } = useLocation();
  const search = String(query);
  return (
    <LinkButton
      ref={keepFocus}
      size="small"
      href={search ? `${pathname}?${search}` : pathname}
      data-keep-scroll
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </LinkButton>
  );
}
