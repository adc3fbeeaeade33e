import { type RefObject, useEffect } from 'react';
import { rootOf } from '../layers/realm.ts';
import { classNames } from '../class-names/class-names.ts';
import * as option from '../combobox/combobox.css.ts';
import * as popupCss from '../popup/popup.css.ts';
import * as css from './suggest-field.css.ts';

export interface Suggestion {
  /** URL of the page. */
  href: string;
  /** Title of the page. */
  label: string;
  /** Second line, such as the section of the page. */
  note?: string | undefined;
}

interface SuggestionListProps {
  /** Id of the list, used as a prefix for the ids of its options. */
  id: string;
  label: string;
  popup: RefObject<HTMLDivElement | null>;
  suggestions: readonly Suggestion[];
  /** Index of the active suggestion. */
  active: number;
  onChoose: () => void;
}

/** The open list. Focus stays in the field, which references the active option. */
export function SuggestionList({ id, label, popup, suggestions, active, onChoose }: SuggestionListProps) {
  useEffect(() => {
    rootOf(popup.current).getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, popup, active]);
  return (
    <div ref={popup} popover="manual" data-part="popup" className={classNames(popupCss.surface, option.popup)}>
      <div id={id} role="listbox" aria-label={label} className={option.list}>
        {suggestions.map(({ href, label: title, note }, index) => (
          <a
            key={href}
            id={`${id}-${index}`}
            href={href}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            data-part="option"
            data-active={index === active ? '' : undefined}
            className={classNames(option.option, css.option)}
            onClick={onChoose}
          >
            <span className={option.words}>
              <bdi>{title}</bdi>
              {note === undefined ? null : (
                <span className={option.note}>
                  {' '}
                  <bdi>{note}</bdi>
                </span>
              )}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
