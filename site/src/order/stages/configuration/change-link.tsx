import { LinkButton } from '@hoster/ui/link-button';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface ChangeLinkProps {
  /** The order with the change, as a query. */
  query: URLSearchParams;
  /** Applies the change with script. */
  onChoose: () => void;
  children: ReactNode;
}

/**
 * Moves the focus from a button that disappears once it has solved its problem; otherwise the keyboard would start
 * again at the top of the page. The target is the section that the button was in or after: its heading if it's
 * collapsible, otherwise the section itself.
 */
const keepFocus = (link: HTMLElement | null) => () => {
  if (!link || document.activeElement !== link) return;
  const section = [...document.querySelectorAll<HTMLElement>('[data-component="form-section"]')].findLast(
    (one) => link.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const next = section?.querySelector<HTMLElement>(':scope > details > summary') ?? section;
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus();
};

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
