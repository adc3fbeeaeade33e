import { Field } from '@hoster/ui/field';

export function Example() {
  return (
    <Field label="Colour of the label" hint="Seen only by you">
      {(control) => <input type="color" name="colour" {...control} />}
    </Field>
  );
}
