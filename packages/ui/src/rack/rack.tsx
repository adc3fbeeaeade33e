'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import * as radio from '../checkbox/checkbox.css.ts';
import { classNames } from '../class-names/class-names.ts';
import type { ChassisFrontProps } from '../server-chassis/chassis-front.tsx';
import { RackSlot, RackText } from './rack-slot.tsx';
import * as css from './rack.css.ts';

export interface RackServer extends ChassisFrontProps {
  /** Unique in the rack; the value of a choice. */
  id: string;
  /** Name of the server with its height: "Xeon E-2388G, 1U". */
  label: ReactNode;
  /** Second line: disks, price, or “Sold out”. Announced as the description of a choice. */
  note?: ReactNode;
  /** Page of the server. For racks without `name`. */
  href?: string | undefined;
  /** Draws it dashed, and disables its choice. Say so in `note`. @default false */
  soldOut?: boolean | undefined;
}

export interface RackProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name: "Rack 12, six servers". */
  label: string;
  /** The servers from the top. */
  servers: readonly RackServer[];
  /** Height of the rack in units. Those below the servers are free. @default the height of all servers */
  units?: number | undefined;
  /** Text of the free units: "6U free". */
  freeLabel?: ReactNode;
  /** Form field name, which makes the servers radio buttons. Must be unique on the page. */
  name?: string | undefined;
  /** Id of the chosen server, which is lit (controlled). Also without `name`. */
  value?: string | undefined;
  /** Id of the server chosen initially (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the id of the chosen server. */
  onValueChange?: ((id: string) => void) | undefined;
}

/** Servers in a rack, drawn with their true heights and bays, to look at, to open or to choose from. */
export function Rack(props: RackProps) {
  const { label, servers, units, freeLabel, name, value, defaultValue, onValueChange, className, ...rest } = props;
  const group = useId();
  const used = servers.reduce((sum, server) => sum + (server.units ?? 1), 0);
  const height = units !== undefined && units > used ? Math.floor(units) : used;
  const free = height - used;
  let top = height;
  const entries = servers.map((server) => {
    const tall = server.units ?? 1;
    top -= tall;
    return { server, tall, from: top + 1 };
  });
  const controlOf = ({ id, note, soldOut = false }: RackServer) => (
    <input
      type="radio"
      id={`${group}-${id}`}
      name={name}
      value={id}
      disabled={soldOut}
      aria-describedby={note === undefined ? undefined : `${group}-${id}-note`}
      className={classNames(radio.mark, radio.ring)}
      {...(value === undefined ? { defaultChecked: id === defaultValue } : { checked: id === value })}
      onChange={() => onValueChange?.(id)}
    />
  );
  const nameOf = ({ id, label: text, href }: RackServer) => {
    if (name !== undefined)
      return (
        <label htmlFor={`${group}-${id}`} className={css.cover}>
          {text}
        </label>
      );
    return href === undefined ? (
      text
    ) : (
      <a href={href} aria-current={id === value ? 'true' : undefined} data-part="link" className={css.cover}>
        {text}
      </a>
    );
  };
  return (
    <div
      data-component="rack"
      role={name === undefined ? 'group' : 'radiogroup'}
      aria-label={label}
      {...rest}
      className={classNames(css.root, className)}
    >
      <ol role="list" className={css.list}>
        {entries.map(({ server, tall, from }) => (
          <li
            key={server.id}
            data-part="server"
            data-sold-out={server.soldOut ? '' : undefined}
            data-chosen={name === undefined && server.id === value ? '' : undefined}
            className={css.entry}
          >
            <RackSlot units={tall} from={from} server={server} />
            <RackText
              numbers={tall === 1 ? `${from}` : `${from}–${from + tall - 1}`}
              control={name === undefined ? null : controlOf(server)}
              name={nameOf(server)}
              note={server.note}
              noteId={`${group}-${server.id}-note`}
            />
          </li>
        ))}
        {free === 0 ? null : (
          <li data-part="free" className={css.entry}>
            <RackSlot units={free} from={1} />
            <RackText numbers={free === 1 ? '1' : `1–${free}`} name={freeLabel} />
          </li>
        )}
      </ol>
    </div>
  );
}
