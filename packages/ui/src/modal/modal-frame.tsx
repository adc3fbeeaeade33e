'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CloseButton } from '../layers/close-button.tsx';
import * as css from './modal.css.ts';
import { ModalTitle } from './modal-title.tsx';

/** Content, or a function of `close`, which closes the dialog with the reason `button` and asks its `guard` first. */
export type ModalContent = ReactNode | ((close: () => void) => ReactNode);

export interface ModalFrameOptions {
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** Text below the heading that describes the dialog to screen readers. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Actions that stay visible at the bottom while the body scrolls. */
  footer?: ModalContent;
  /** Content of the dialog. */
  children?: ModalContent;
}

/** Header with heading and close button, body, and footer. Texts have their own elements, see the translation test. */
export function ModalFrame(props: ModalFrameOptions & { onClose: (reason: 'button' | 'close-button') => void }) {
  const { title, description, closeLabel, footer, children, onClose } = props;
  const drawn = (content: ModalContent) => (typeof content === 'function' ? content(() => onClose('button')) : content);
  return (
    <>
      <header className={css.header} data-part="header">
        <div>
          <ModalTitle className={css.title} tabIndex={-1}>
            <span>{title}</span>
          </ModalTitle>
          {description ? (
            <Radix.Description className={css.description} data-part="description">
              <span>{description}</span>
            </Radix.Description>
          ) : null}
        </div>
        <CloseButton label={closeLabel} size="medium" onClick={() => onClose('close-button')} />
      </header>
      <div className={css.body} data-part="body">
        {drawn(children)}
      </div>
      {footer ? (
        <footer className={css.footer} data-part="footer">
          {drawn(footer)}
        </footer>
      ) : null}
    </>
  );
}
