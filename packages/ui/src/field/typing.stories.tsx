import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { PasswordField } from '../password-field/password-field.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** Controlled fields whose owner is about to be drawn again when a key is pressed. */
const meta: Meta = { title: 'Tests/Together/Typing', tags: ['!autodocs'] };
export default meta;

const LATER = 'draw-later';

function Owner({ field }: { field: (value: string, onChange: (value: string) => void) => ReactNode }) {
  const [value, setValue] = useState('');
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // React draws after an event that it doesn't know soon, but not before the next one.
    const draw = (): void => void window.dispatchEvent(new Event(LATER));
    window.addEventListener(LATER, drawAgain);
    window.addEventListener('beforeinput', draw, true);
    return () => {
      window.removeEventListener(LATER, drawAgain);
      window.removeEventListener('beforeinput', draw, true);
    };
  }, []);
  return field(value, setValue);
}

const left = (count: number): string => `${count} left`;

export const PendingOwner: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Owner
        field={(value, onChange) => (
          <TextField label="Text" value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      />
      <Owner
        field={(value, onChange) => (
          <TextField
            label="Counted"
            maxLength={20}
            counterLabel={left}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
      <Owner
        field={(value, onChange) => (
          <TextArea
            label="Area"
            maxLength={200}
            counterLabel={left}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
      <Owner
        field={(value, onChange) => (
          <PasswordField
            label="Password"
            showLabel="Show"
            hideLabel="Hide"
            autoComplete="new-password"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
      <Owner
        field={(value, onChange) => (
          <SearchField
            label="Search"
            clearLabel="Clear"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
    </Stack>
  ),
};
