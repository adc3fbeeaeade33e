'use client';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CloseButton } from '../layers/close-button.tsx';
import { isComposing } from '../layers/escape-stack.ts';
import { hidden } from '../layers/hidden.css.ts';
import { ModalTitle } from '../modal/modal-title.tsx';
import { Modal, type ModalOptions } from '../modal/modal.tsx';
import * as modal from '../modal/modal.css.ts';
import * as css from './command-menu.css.ts';
import { CommandSearch, type CommandSearchOptions } from './command-search.tsx';
import type { Command } from './commands.ts';

export interface CommandMenuProps
  extends
    CommandSearchOptions,
    Omit<ModalOptions, 'escape' | 'initialFocus'>,
    Omit<ComponentPropsWithRef<'div'>, keyof CommandSearchOptions | 'children' | 'onSelect'> {
  /** Name of the close button. */
  closeLabel: string;
  /** At the bottom: KeyHints with what their keys do. Not shown on touch screens. */
  hints?: ReactNode;
  /** Called with the chosen command, links included, to remember it as recent. */
  onCommand?: ((command: Command) => void) | undefined;
}

/**
 * A dialog with a field that finds commands and pages (APG: dialog and combobox). Open it from a link to the search page,
 * which works without script, and with `useCommandKey`.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { title, placeholder, closeLabel, groups, recent, onSearch, results, loadingLabel, ...others } = props;
  const { searchError, retryLabel, emptyLabel, countLabel, hints, onCommand, ...more } = others;
  const { className, onKeyDown, ...rest } = more;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      {...rest}
      // The open list belongs to the dialog, so that one Escape closes both.
      escape="never"
      initialFocus={input}
      component="command-menu"
      backdropClassName={modal.backdrop}
      className={classNames(modal.panel, css.panel, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) rest.onClose('escape');
      }}
    >
      <ModalTitle className={hidden}>
        <span>{title}</span>
      </ModalTitle>
      <CommandSearch
        {...{ input, title, placeholder, groups, recent, onSearch, results, loadingLabel, searchError, retryLabel }}
        {...{ emptyLabel, countLabel }}
        onCommand={(command) => {
          rest.onClose('button');
          onCommand?.(command);
          command.onChoose?.();
        }}
      >
        <CloseButton label={closeLabel} size="medium" onClick={() => rest.onClose('close-button')} />
      </CommandSearch>
      {hints === undefined ? null : (
        <div data-part="hints" className={css.hints}>
          {hints}
        </div>
      )}
    </Modal>
  );
}
