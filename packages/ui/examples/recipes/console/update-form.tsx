import { Button } from '@hoster/ui/button';
import { RadioGroup } from '@hoster/ui/radio-group';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { useState } from 'react';
import { type State, states } from './incidents.ts';

interface UpdateFormProps {
  open: boolean;
  state: State;
  onClose: () => void;
  onSave: (state: State, text: string) => void;
}

const names: readonly State[] = ['investigating', 'monitoring', 'resolved'];

/** A form beside the record: what it’s about stays in view, and a started text isn’t lost by accident. */
export function UpdateForm({ open, state, onClose, onSave }: UpdateFormProps) {
  const [text, setText] = useState('');
  const [next, setNext] = useState(state);
  const close = () => {
    setText('');
    setNext(state);
    onClose();
  };
  const save = () => {
    setText('');
    onSave(next, text);
  };
  return (
    <SideDialog
      open={open}
      title="Post update"
      description="Shown on the status page and sent to subscribers"
      closeLabel="Close"
      initialFocus="field"
      onClose={close}
      guard={{
        active: text !== '',
        title: 'Discard the update?',
        leaveLabel: 'Discard update',
        stayLabel: 'Keep editing',
      }}
      footer={(leave) => (
        <>
          <Button type="submit" form="incident-update" variant="action">
            Post update
          </Button>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        </>
      )}
    >
      <form id="incident-update" action={save}>
        <Stack gap={16}>
          <TextArea
            label="Update"
            required
            messages={{ valueMissing: 'Say what has changed.' }}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <RadioGroup
            legend="State"
            name="state"
            value={next}
            onValueChange={(value) => setNext(names.find((name) => name === value) ?? next)}
            options={names.map((value) => ({ value, label: states[value].label }))}
          />
        </Stack>
      </form>
    </SideDialog>
  );
}
