import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useState, type SubmitEvent } from 'react';

export interface GuardedFormProps {
  /** The saved name. */
  name: string;
  /** Saves the name. Resolves to an error message, or nothing. */
  save: (name: string) => Promise<string | undefined>;
}

export function GuardedForm({ name, save }: GuardedFormProps) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(name);
  const [answer, setAnswer] = useState<{ error: string }>();
  const [saving, setSaving] = useState(false);
  const start = () => {
    setDraft(name);
    setAnswer(undefined);
    setOpen(true);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaving(true);
    const error = await save(draft);
    setSaving(false);
    // Saved, so nothing is lost: close without asking.
    if (error === undefined) setOpen(false);
    else setAnswer({ error });
  };
  return (
    <>
      <Button onClick={start}>Rename</Button>
      <SideDialog
        open={open}
        title="Rename the server"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        guard={{
          active: draft !== name,
          title: 'Discard your changes?',
          leaveLabel: 'Discard changes',
          stayLabel: 'Keep editing',
        }}
        footer={(close) => (
          <>
            <Button type="submit" form="rename" variant="action" loading={saving} loadingLabel="Saving">
              Save
            </Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </>
        )}
      >
        <form id="rename" noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <FormErrors
              title="The name wasn’t saved"
              errors={answer ? [{ fieldId: 'name', text: answer.error }] : []}
              attempt={answer}
            />
            <TextField
              id="name"
              name="name"
              label="Name"
              value={draft}
              onChange={(event) => setDraft(event.currentTarget.value)}
              error={answer?.error}
            />
          </Stack>
        </form>
      </SideDialog>
    </>
  );
}
