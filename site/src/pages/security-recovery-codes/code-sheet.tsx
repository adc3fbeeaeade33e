import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { PrintArea } from '@hoster/ui/print-area';
import { Hidden } from '@hoster/ui/hidden';
import { Button } from '@hoster/ui/button';
import { CodeBlock } from '@hoster/ui/code-block';
import { LinkButton } from '@hoster/ui/link-button';
import { useIntl } from 'react-intl';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { inGroups, textFile } from './code-file.ts';
import { words } from './words.ts';

interface CodeSheetProps {
  codes: readonly string[];
  /** The codes can't be seen again. */
  shownOnce: boolean;
  /** Ends with a button that says that they are saved. */
  mustSave: boolean;
}

/** The codes to copy, to save and to print. */
export function CodeSheet({ codes, shownOnce, mustSave }: CodeSheetProps) {
  const { formatMessage } = useIntl();
  const auth = useAuth();
  const account = auth.status === 'settled' ? (auth.user.email ?? auth.user.display) : '';
  const head = formatMessage(
    {
      id: 'security.codes.file-head',
      defaultMessage: '{brand} recovery codes for {account}. Each code works once:',
      description: 'First line of the file with the codes, and of the printed sheet',
    },
    { account },
  );
  return (
    <Stack gap={20}>
      <p>{formatMessage(shownOnce ? words.aboutOnce : words.about)}</p>
      <PrintArea>
        <Stack gap={12}>
          <Hidden screen element="span">
            {head}
          </Hidden>
          <CodeBlock
            caption={formatMessage(words.title)}
            code={codes.map(inGroups).join('\n')}
            copyLabel={formatMessage(words.copy)}
            copiedLabel={formatMessage(words.copied)}
          />
        </Stack>
      </PrintArea>
      <Inline gap={12} align="stretch">
        {/* The file is in the link itself: it needs no script, and the server may show the codes only once. */}
        <LinkButton href={textFile(head, codes)} download={formatMessage(words.file)}>
          {formatMessage(words.download)}
        </LinkButton>
        <Hidden withoutScript>
          <Button onClick={() => print()}>{formatMessage(words.print)}</Button>
        </Hidden>
      </Inline>
      {mustSave ? (
        <Inline>
          <LinkButton variant="action" href="/my/security/?saved=codes#two-factor">
            {formatMessage(words.kept)}
          </LinkButton>
        </Inline>
      ) : null}
    </Stack>
  );
}
