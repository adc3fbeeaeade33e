import type { TicketAttachment } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './message-files.css.ts';
import { useFileSize } from './use-file-size.ts';
import { threadWords as words } from './words.ts';

/** Files of a message: pictures as we have drawn them, the others as downloads. */
export function MessageFiles({ files }: { files: readonly TicketAttachment[] }) {
  const { formatMessage } = useIntl();
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <Stack element="ul" gap={8} aria-label={formatMessage(words.files)}>
      {files.map(({ blocked, id, name, size, thumbnail, url }) => (
        <li key={id}>
          <Stack gap={4}>
            {thumbnail && url ? (
              <a href={url} download={name} tabIndex={-1} aria-hidden="true">
                <img
                  src={thumbnail.url}
                  width={thumbnail.width}
                  height={thumbnail.height}
                  alt=""
                  loading="lazy"
                  className={css.picture}
                />
              </a>
            ) : null}
            <Inline gap={8}>
              {url === null ? (
                <bdi>{name}</bdi>
              ) : (
                <TextLink href={url} download={name}>
                  {name}
                </TextLink>
              )}
              <Text element="span" size={14} tone="muted">
                {sizeOf(size)}
                {blocked === null ? null : (
                  <>
                    {', '}
                    <FormattedMessage {...words.blocked} />
                  </>
                )}
              </Text>
            </Inline>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
