import { isoUrlMaxLength, isoUrlProblem } from '@hoster/domain/network/iso-url';
import { TextField } from '@hoster/ui/text-field';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { fieldNames } from './field-names.ts';
import type { VpsControls } from './use-vps-order.ts';

const words = defineMessages({
  hint: {
    id: 'plan.iso-url.hint',
    defaultMessage: 'A public https:// link to the .iso file. The server boots from it.',
    description: 'Hint of the address of an own image',
  },
  bad: {
    id: 'plan.iso-url.bad',
    defaultMessage: 'Enter an https:// address with a domain name and no user name or password.',
    description: 'Error of the address of an own image',
  },
});

interface IsoFieldProps {
  controls: VpsControls;
  /** Whether the own image is chosen. */
  chosen: boolean;
  /** Whether an empty field counts as an error. */
  demanded: boolean;
  errors: FieldErrors;
}

/** Address of the visitor's own image. Shows beside the option that needs it (`reveals`). */
export function IsoField({ controls, chosen, demanded, errors }: IsoFieldProps) {
  const { formatMessage } = useIntl();
  const { iso_url: isoUrl } = controls.order.draft;
  // Selected when the page was loaded: without script, this is the page that reports what's missing.
  const [cameChosen] = useState(chosen);
  const problem = isoUrlProblem(isoUrl);
  const isShown = problem !== null && (problem !== 'required' || (chosen && (demanded || cameChosen)));
  return (
    <TextField
      id="iso_url"
      name="iso_url"
      type="url"
      mono
      label={formatMessage(fieldNames.isoUrl)}
      hint={formatMessage(words.hint)}
      maxLength={isoUrlMaxLength}
      value={isoUrl}
      onChange={(event) => controls.changeDraft({ iso_url: event.target.value })}
      error={isShown ? formatMessage(words.bad) : errors['iso_url']}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
