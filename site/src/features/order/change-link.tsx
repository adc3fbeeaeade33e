import { LinkButton } from '@hoster/ui/link-button';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface ChangeLinkProps {
  /** The order with the change, as a query. */
  query: URLSearchParams;
  /** Makes the change where there is script. */
  onChoose: () => void;
  children: ReactNode;
}

/**
 * Hands on the focus of a button that disappears, because it has solved the problem that it belongs to: the keyboard
 * would start again at the top of the page. It goes to the section that the button was in, or came after: to its heading
 * where it can be folded, otherwise to the whole.
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
