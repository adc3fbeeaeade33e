'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** Name of the button while the password is hidden: "Show password". */
  showLabel: string;
  /** Name of the button while the password is visible: "Hide password". */
  hideLabel: string;
  /** Tells password managers to fill in a password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Content below the field, such as password strength or requirements. */
  strength?: ReactNode;
}

/** A password input with a button to show the password. */
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
