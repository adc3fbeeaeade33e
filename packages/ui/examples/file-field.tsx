import { FileField } from '@hoster/ui/file-field';

const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const reasons = {
  type: 'isn’t a PDF or an image',
  size: 'is larger than 10 MB',
  count: 'is more than the five files you can add',
  duplicate: 'is already in the list',
  folder: 'is a folder: add the files in it',
};

export function Example() {
  return (
    <form action="/tickets/" method="post" encType="multipart/form-data">
      <FileField
        label="Attachments"
        name="attachments"
        multiple
        accept=".pdf, image/*"
        maxSize={10_000_000}
        maxFiles={5}
        chooseLabel="Choose files"
        dropLabel="or drop or paste them here"
        limitsLabel="PDF or images, up to 5 files of 10 MB"
        sizeLabel={(bytes) => megabytes.format(bytes / 1_000_000)}
        removeLabel={(name) => `Remove ${name}`}
        addedLabel={(names) => `Added: ${names.join(', ')}`}
        removedLabel={(names) => `Removed: ${names.join(', ')}`}
        rejectedLabel={({ name }, reason) => `${name} ${reasons[reason]}.`}
      />
    </form>
  );
}
