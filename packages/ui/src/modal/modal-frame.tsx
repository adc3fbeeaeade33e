'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CloseButton } from '../layers/close-button.tsx';
import * as css from './modal.css.ts';

export interface ModalFrameOptions {
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** Text below the heading that describes the dialog to screen readers. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Actions that stay visible at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** Content of the dialog. */
  children?: ReactNode;
}

/** Header with heading and close button, body, and footer. Texts have their own elements, see the translation test. */
export function ModalFrame(props: ModalFrameOptions & { onCloseClick: () => void }) {
  const { title, description, closeLabel, footer, children, onCloseClick } = props;
  return (
    <>
      <header className={css.header} data-part="header">
        <div>
          <Radix.Title className={css.title} data-part="title" tabIndex={-1}>
            <span>{title}</span>
          </Radix.Title>
          {description ? (
            <Radix.Description className={css.description} data-part="description">
              <span>{description}</span>
            </Radix.Description>
          ) : null}
        </div>
        <CloseButton label={closeLabel} size="medium" onClick={onCloseClick} />
      </header>
      <div className={css.body} data-part="body">
        {children}
      </div>
      {footer ? (
        <footer className={css.footer} data-part="footer">
          {footer}
        </footer>
      ) : null}
    </>
  );
}
