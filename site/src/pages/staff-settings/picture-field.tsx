import { Checkbox } from '@hoster/ui/checkbox';
import { FileField } from '@hoster/ui/file-field';
import { Stack } from '@hoster/ui/stack';
import { useIntl } from 'react-intl';
import { CHOSEN_PICTURE, REMOVED_PICTURE } from './fields.ts';
import { Picture } from './picture.tsx';
import { pictureWords as words } from './words.ts';

const MAX_BYTES = 65_536;

export interface PictureFieldProps {
  id: string;
  /** Of the field with the picture’s URL. */
  name: string;
  label: string;
  error: readonly string[];
  /** The picture that is there, as a `data:` URL; empty for none. */
  url: string;
}

/** Chooses a picture, keeps the one that is there, or removes it. */
export function PictureField({ id, name, label, error, url }: PictureFieldProps) {
  const { formatList, formatMessage, formatNumber } = useIntl();
  return (
    <Stack gap={12}>
      <input type="hidden" name={name} value={url} />
      <FileField
        id={id}
        name={CHOSEN_PICTURE}
        label={label}
        hint={formatMessage(words.hint)}
        error={error}
        accept=".png, .svg"
        maxSize={MAX_BYTES}
        chooseLabel={formatMessage(words.choose)}
        dropLabel={formatMessage(words.drop)}
        limitsLabel={formatMessage(words.limits)}
        sizeLabel={(bytes) => formatNumber(bytes / 1024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })}
        removeLabel={(file) => formatMessage(words.remove, { file })}
        addedLabel={(names) => formatMessage(words.added, { names: formatList(names) })}
        removedLabel={(names) => formatMessage(words.removed, { names: formatList(names) })}
        rejectedLabel={({ name: file }) => formatMessage(words.rejected, { file })}
      />
      {url === '' ? null : (
        <>
          <Picture url={url} alt={formatMessage(words.present)} />
          <Checkbox name={REMOVED_PICTURE} value="1" label={formatMessage(words.useOurs)} />
        </>
      )}
    </Stack>
  );
}
