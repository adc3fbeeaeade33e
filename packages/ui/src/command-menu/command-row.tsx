import { classNames } from '../class-names/class-names.ts';
import * as combobox from '../combobox/combobox.css.ts';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { isPlainClick } from '../layers/is-plain-click.ts';
import * as css from './command-menu.css.ts';
import type { Command } from './commands.ts';

interface CommandRowProps {
  id: string;
  command: Command;
  active: boolean;
  onChoose: () => void;
  /** Called when the pointer moves to it. */
  onPoint: () => void;
}

/** One option: a link if the command has an address. Focus stays in the field. */
export function CommandRow({ id, command, active, onChoose, onPoint }: CommandRowProps) {
  const { label, note, icon, shortcut, href } = command;
  const Row = href === undefined ? 'div' : 'a';
  return (
    <Row
      {...(href === undefined ? {} : { href })}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      data-part="option"
      data-active={active ? '' : undefined}
      className={classNames(combobox.option, css.option)}
      // Keeps focus in the field and the on-screen keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => active || onPoint()}
      // In a new tab, the menu stays.
      onClick={(event) => (href === undefined || isPlainClick(event)) && onChoose()}
    >
      {icon === undefined ? null : (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      )}
      <span className={combobox.words}>
        <bdi>{label}</bdi>
        {note === undefined ? null : (
          <span className={combobox.note}>
            {' '}
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
      {shortcut === undefined ? null : <KeyHint {...shortcut} />}
    </Row>
  );
}
