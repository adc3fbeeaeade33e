import { MultiCombobox } from '@hoster/ui/multi-combobox';

export function Example() {
  return (
    <MultiCombobox
      label="Tags"
      name="tags"
      hint="Used to find servers and to group them in reports."
      placeholder="Add tags"
      defaultValue={['production']}
      options={[
        {
          label: 'Environment',
          options: [
            { value: 'production', label: 'production' },
            { value: 'staging', label: 'staging' },
          ],
        },
        {
          label: 'Role',
          options: [
            { value: 'database', label: 'database' },
            { value: 'web', label: 'web' },
          ],
        },
      ]}
      max={10}
      limitLabel="You’ve added 10 tags, the most a server can have."
      emptyLabel="No such tag"
      countLabel={(count) => (count === 1 ? '1 tag' : `${count} tags`)}
      removeLabel={(label) => `Remove ${label}`}
      addedLabel={(labels) => `Added: ${labels.join(', ')}`}
      removedLabel={(labels) => `Removed: ${labels.join(', ')}`}
      createLabel={(text) => `Add “${text}”`}
      clearLabel="Clear tags"
    />
  );
}
