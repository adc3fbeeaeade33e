'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** Name of the button while the password is hidden: "Show password". */
  showLabel: string;
  /** Name of the button while it is shown: "Hide password". */
  hideLabel: string;
  /** Lets password managers fill in, or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Under the field: how strong the password is, what it still needs. */
  strength?: ReactNode;
}

/** A password that can be looked at. Nothing forbids pasting. */
export function PasswordField({ showLabel, hideLabel, strength, hint, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      component="password-field"
      {...rest}
      hint={hint}
      type={shown ? 'text' : 'password'}
      mono={shown}
      trailing={
        <IconButton
          className={css.toggle}
          size="small"
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
      below={strength === undefined ? undefined : <div className={css.strength}>{strength}</div>}
    />
  );
}
